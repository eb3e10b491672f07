"""Where a command writes: two streams in UTF-8, a language, and colour only where somebody looks."""

from __future__ import annotations

import io
import os
import sys
from typing import TextIO

LANGUAGES = ("es", "en")
COLORS = ("auto", "always", "never")
CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}
_UNSEEN = dict.fromkeys((*range(9), *range(11, 32), *range(127, 160)), " ")


class Screen:
    """What a command may write on. ``color`` is settled once the command line has been read."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.color = False
        self.lost: OSError | None = None
        self.out, self.err = speaking_utf8(sys.stdout), speaking_utf8(sys.stderr)

    def pick(self, es: str, en: str) -> str:
        """The one of two texts that is in the language of the screen."""
        return es if self.lang == "es" else en

    def settle_color(self, wanted: str) -> None:
        """``always``, ``never``, or ``auto``: on a terminal, unless NO_COLOR is set or the terminal is a dumb one."""
        unwanted = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        self.color = wanted == "always" or (wanted == "auto" and self.out.isatty() and not unwanted)
        if self.color and sys.platform == "win32":
            os.system("")  # an older console understands colour only after this

    def paint(self, text: str, *styles: str) -> str:
        """The text in a style, where there is colour."""
        if not self.color or not text:
            return text
        return f"\x1b[{';'.join(CODES[style] for style in styles)}m{text}\x1b[0m"

    def say(self, text: str) -> None:
        """A line, or several, of what was asked for."""
        self._write(text + "\n")

    def complain(self, text: str) -> None:
        """A line on the error stream; what was said before it comes first."""
        self.flush()
        self.err.write(clean(text) + "\n")
        self.err.flush()

    def flush(self) -> None:
        """Everything out."""
        self._write("")

    def _write(self, text: str) -> None:
        """Write, or flush where there is nothing to write; an output that is lost stays so, and is noted once."""
        if self.lost is not None:
            return
        try:
            self.out.write(text)
            if not text:
                self.out.flush()
        except OSError as error:
            self.lost = error
            raise


def clean(text: str) -> str:
    """The text without characters that would steer a terminal; line breaks stay."""
    return text.translate(_UNSEEN)


def speaking_utf8(stream: TextIO | None) -> TextIO:
    """The stream, in UTF-8 unless somebody has asked for another encoding; what cannot be written is escaped.

    A process may be started without a stream: then what is said goes nowhere.
    """
    if stream is None:
        return io.StringIO()
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(encoding=None if os.environ.get("PYTHONIOENCODING") else "utf-8", errors="backslashreplace")
    return stream
