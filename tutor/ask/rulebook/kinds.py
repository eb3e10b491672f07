"""Special hands: of each kind its own line, and whatever the book of such a hand says that the plain one does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.ask.phrases import voice_of
from tutor.ask.rulebook.page import Entry, Section, all_said
from tutor.law.model import Law
from tutor.law.voice import Voice
from tutor.words import capital, listing


def kinds_played(law: Law) -> list[str]:
    """The kinds of hand that a match may have, in order."""
    kinds = [plan.kind for plan in law.schedule] + [law.result.tie_kind]
    return [kind for kind in dict.fromkeys(kinds) if kind]


def special_hands(law: Law, plain: list[Section], books: Mapping[str, list[Section]], lang: str) -> list[Section]:
    """A section for each kind of hand. ``books`` are their sections, ``plain`` those of a plain hand."""
    voice = voice_of(law, lang)
    if not books:
        return []
    title = voice.pick("Manos especiales", "Special hands")
    return [Section("kinds", title), *(special(law, kind, plain, book, voice) for kind, book in books.items())]


def special(law: Law, kind: str, plain: list[Section], book: list[Section], voice: Voice) -> Section:
    """What one kind of hand changes."""
    described = law.kinds[kind]
    opening = Entry(described.says[voice.lang], kind, source=described.source)
    rules = (*dropped(plain, book, voice), *(entry for section in book for entry in changes(section, plain, voice)))
    word = described.name(voice.lang)
    return Section(kind, capital(word), (opening,), rules, level=3)


def changes(section: Section, plain: list[Section], voice: Voice) -> Iterator[Entry]:
    """What a section says anew; one that the plain hand lacks is a single entry with its rules inside."""
    if section.id not in [other.id for other in plain]:
        first, *more = (*section.opening, *section.closing)
        text = " ".join([first.text, *(entry.text for entry in more)])
        yield Entry(text, first.id, section.title, first.source, section.rules)
        return
    known = all_said(plain)
    entries = (*section.opening, *section.rules, *section.closing)
    new = [entry for entry in entries if any(inner.said(section.id) not in known for inner in entry.walk())]
    if section.id == "course" and new:
        yield from instead(new, section, plain, voice)
    else:
        yield from new


def instead(new: list[Entry], section: Section, plain: list[Section], voice: Voice) -> Iterator[Entry]:
    """New steps of the course, under those of the plain hand whose place they take."""
    here = section.said()
    steps = [entry for other in plain if other.id == section.id for entry in other.rules]
    old = [str(number) for number, entry in enumerate(steps, 1) if entry.said(section.id) not in here]
    if not old:
        yield from new
        return
    said, many = listing(old, voice.lang), len(old) > 1
    yield Entry(
        voice.pick(
            f"En lugar de{' los pasos' if many else 'l paso'} {said} de «{section.title}»:",
            f"Instead of step{'s' if many else ''} {said} of “{section.title}”:",
        ),
        inner=tuple(new),
    )


def dropped(plain: list[Section], book: list[Section], voice: Voice) -> Iterator[Entry]:
    """Rules of the plain hand that do not hold here."""
    here = {entry.id for section in book for entry in section.walk()}
    for section in plain:
        for entry in section.walk():
            if entry.name and entry.id and entry.id not in here:
                yield Entry(voice.pick("Aquí no rige.", "Not in force here."), entry.id, entry.name)
