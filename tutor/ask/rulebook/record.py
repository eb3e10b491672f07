"""What is looked at around the play: the opening table, and what the cards that are left over prove."""

from __future__ import annotations

from tutor.ask.leftover import series_words, step_of
from tutor.ask.records import opening_gives
from tutor.ask.rulebook.hand import named, premise
from tutor.ask.rulebook.page import Entry, Section
from tutor.law.model import Check, Law, OpeningLine
from tutor.law.voice import Voice
from tutor.words import listing, sentence


def opening(law: Law, voice: Voice) -> list[Section]:
    """The lines of the opening table, of which the first that fits happens; no section where there are none."""
    if not law.opening:
        return []
    first = Entry(
        voice.pick(
            "Antes de que nadie juegue, quien reparte mira las cartas de la mesa. Vale la primera de estas líneas que "
            "se cumpla; si no se cumple ninguna, las cartas se quedan en la mesa.",
            "Before anybody plays, the dealer looks at the cards on the table. The first of these lines that fits "
            "counts; if none does, the cards stay on the table.",
        ),
        "opening",
    )
    title = voice.pick("La mesa de salida", "The opening table")
    rules = tuple(opening_entry(law, line, voice) for line in law.opening)
    return [Section("opening", title, (first,), rules, numbered=len(rules) > 1)]


def opening_entry(law: Law, line: OpeningLine, voice: Voice) -> Entry:
    """One line."""
    gives = opening_gives(law, line, voice)
    what = law.declared[line.take].phrase[voice.lang]
    takes = voice.pick(f"quien reparte se lleva {what}", f"the dealer takes {what}")
    scores = voice.pick(" y se apunta ", " and scores ") + listing(gives, voice.lang) if gives else ""
    return Entry(sentence(f"{premise(line.when, voice)}{takes}{scores}"), line.id, named(line.id, voice), line.source)


def checks(law: Law, voice: Voice) -> list[Section]:
    """What a record must show, and whose mistake it is if it does not."""
    if not law.checks:
        return []
    title = voice.pick("Cómo se descubre un error", "How a mistake is found")
    return [Section("checks", title, rules=tuple(check_entry(law, check, voice) for check in law.checks))]


def check_entry(law: Law, check: Check, voice: Voice) -> Entry:
    """One check."""
    said = series_words(law, check, voice) if step_of(check) else sentence(check.must.phrase(voice, "must"))
    return Entry(said, check.id, named(check.id, voice), check.source)
