"""What `tutor --help` and `tutor --version` say."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.cli.screen import Screen

OVERVIEW = (
    """uso: tutor ORDEN …

Qué regla decide, qué cartas la activan y qué cambiaría el fallo.

{listed}

«tutor ORDEN --help» lo cuenta con ejemplos; --lang en, in English.
Estado de salida: 0 legal, respondido o hecho; 1 ilegal o un caso que falla; 2 entrada incorrecta;
3 depende de la mesa, no se puede decidir o no está en las reglas; 4 un fallo nuestro.""",
    """usage: tutor COMMAND …

Which rule decides, which cards make it so, and what would change the ruling.

{listed}

“tutor COMMAND --help” tells more, with examples; without --lang en it is in Spanish.
Exit status: 0 legal, answered or done; 1 illegal or a failed case; 2 bad input;
3 it depends on the table, cannot be decided or is not in the rules; 4 a defect of ours.""",
)


def overview(commands: Mapping[str, str], screen: Screen) -> str:
    """Every command in a line, and the exit statuses."""
    listed = "\n".join(f"  {name:<9}{says}" for name, says in commands.items())
    return screen.pick(*OVERVIEW).replace("{listed}", listed)


def version() -> str:
    """The version that is installed."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"tutor {version('tutor')}"
    except PackageNotFoundError:
        return "tutor (checkout)"
