"""To pass a position on: the ruling as a picture, its address, the same as a QR code, and the case as YAML."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any
from urllib.parse import urlencode, urlsplit, urlunsplit

import segno
import streamlit as st

from tutor.ask import Answer
from tutor.ask.picture import answer_svg
from tutor.web.law import rules_for
from tutor.web.pasted import yaml_of
from tutor.web.ruling import Ruled
from tutor.web.session import lang
from tutor.web.table import show_picture
from tutor.web.texts import text

PUBLIC = "SIN_RENUNCIO_ADDRESS"
"""The variable of the environment that holds the address people reach the app by, where that is not the one it sees."""
HERE_ONLY = ("localhost", "127.0.0.1", "::1")


def show_share(ruled: Ruled | None) -> None:
    """Folded away until there is something to pass on."""
    if ruled is None:
        return

    def told() -> None:
        if ruled.answer is not None:
            show_image(ruled.case, ruled.answer)
        show_link()
        st.caption(text("as_case", lang()))
        st.code(yaml_of(ruled.case), language=None, wrap_lines=True)

    folded("share", "share", told)


def show_image(case: Mapping[str, Any], answer: Answer) -> None:
    """The ruling as a picture, with the ways to keep it."""
    svg = answer_svg(rules_for(case), answer, lang(), str(case.get("variant") or ""))
    words = {name: text(f"image_{name}", lang()) for name in ("png", "svg", "pass")}
    alt = text("image_alt", lang(), said=answer.text(lang()))
    show_picture({"svg": svg, "name": text("image_name", lang()), "words": {**words, "alt": alt}}, "picture", lang())


def folded(title: str, key: str, show: Callable[[], None]) -> None:
    """Folded away, and drawn only once somebody unfolds it: a code takes longer than all the rest of a page."""
    with st.expander(text(title, lang()), icon=":material/share:", key=key, on_change="rerun") as box:
        if box.open:
            show()


def show_link(end: str = "", without: Sequence[str] = (), instead: Mapping[str, str] | None = None) -> None:
    """The address of what the page shows, and the same as a QR code.

    ``end`` is the place on it, such as ``#r-montar``; ``without`` are parameters that are not passed on, ``instead``
    takes the place of others.
    """
    asked = {name: value for name, value in st.query_params.items() if name not in without} | dict(instead or {})
    address = f"{page_address(st.context.url or '', os.environ.get(PUBLIC, ''))}?{urlencode(asked)}{end}"
    st.caption(text("link", lang()))
    st.code(address, language=None, wrap_lines=True)
    if drawn := qr_html(address, lang()):
        st.html(drawn)
    if urlsplit(address).hostname in HERE_ONLY:
        st.caption(text("here_only", lang()))


def page_address(seen: str, public: str) -> str:
    """The address of this page as others reach it: what the app sees, at the public address where one is set.

    >>> page_address("http://localhost:8501/reglas", "https://reglas.example/club/")
    'https://reglas.example/club/reglas'
    >>> page_address("http://localhost:8501/", "")
    'http://localhost:8501/'
    """
    if not public:
        return seen
    door, page = urlsplit(public), urlsplit(seen).path
    return urlunsplit((door.scheme, door.netloc, f"{door.path.rstrip('/')}{page or '/'}", "", ""))


def qr_html(address: str, here: str) -> str:
    """The address as a picture for the camera of another phone, black on white in either theme; nothing for one so long
    that no code holds it."""
    try:
        code = segno.make(address, error="l", micro=False)
    except segno.DataOverflowError:
        return ""
    drawn = code.svg_data_uri(scale=4, border=4, dark="#000", light="#fff")
    return f'<img class="sr-qr" src="{drawn}" alt="{escape(text("qr", here))}">'
