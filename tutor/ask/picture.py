"""An answer as one picture to be sent on: the position, the verdict, why, and where it comes from."""

from __future__ import annotations

from tutor.ask.answer import Answer, speak_tables
from tutor.ask.ruleset import Ruleset
from tutor.ask.shown import view_of
from tutor.ask.speak import cited
from tutor.ask.titles import title_of
from tutor.draw.poster import Told, poster_svg
from tutor.words import sentence

HOUSE = "Sin Renuncio"


def answer_svg(rules: Ruleset, answer: Answer, lang: str = "es", variant: str = "") -> str:
    """The picture, as an SVG. ``variant``: the form of the game that was asked, if one was.

    >>> import tutor
    >>> pocha = tutor.load("pocha")
    >>> answer = pocha.explain(trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c")
    >>> "Ilegal (montar)" in answer_svg(pocha, answer)
    True
    """
    law = rules.court(variant).law
    table = f" ({law.variants[variant].name(lang)})" if variant else ""
    details = [line for line in answer.speak_details(lang).splitlines() if line]
    because = details or [answer.because(lang)]
    by_table = speak_tables(answer.tables, lang) if answer.verdict != "depends" else ""
    more = [answer.speak_legal(lang), *(sentence(change[lang]) for change in answer.unless), by_table]
    names = {name: source.labels[lang] for name, source in rules.library.sources().items()}
    told = Told(
        f"{law.labels[lang]}{table}. {title_of(rules, answer.question, lang)}",
        answer.verdict,
        answer.headline(lang),
        [line for line in because if line],
        [line for line in more if line],
        [cited(entry, names, lang) for entry in answer.source],
        HOUSE,
    )
    view = view_of(answer, lang) or {}
    return poster_svg({**view, "marks": {}} if answer.verdict == "depends" else view, told, lang)
