"""A rulebook as a page: contents, rules with their sources and positions, and only what is sought. Pure: data goes in,
HTML comes out, and every text of it is escaped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from html import escape

from tutor.ask.rulebook import Entry, Section
from tutor.ask.speak import source_entries
from tutor.cards.reading import plain
from tutor.web.inline import holds, inline
from tutor.web.panel import cited
from tutor.web.texts import text

Examples = Callable[[str, str], str]
Unlike = Mapping[str, Mapping[str, bool]]


def sought_words(sought: str) -> tuple[str, ...]:
    """The words of a search, as they are looked for.

    >>> sought_words(" Más  BAZAS ")
    ('mas', 'bazas')
    """
    return tuple(plain(sought).split())


def book_html(
    sections: Iterable[Section],
    lang: str,
    sources: Mapping[str, str],
    examples: Examples,
    unlike: Unlike,
    sought: tuple[str, ...],
    links: Mapping[str, tuple[str, str]],
) -> str:
    """The book with its contents. ``sources`` names them, ``links`` are the name of each variant and the address that it
    is compared at."""
    writer = Writer(lang, sources, examples, unlike, sought, links)
    found = [(section, body) for section in sections if (body := writer.section(section))]
    if not found:
        return ""
    contents = "".join(
        f'<li class="sr-level-{section.level}"><a href="#{anchor(section.id)}">{escape(section.title)}</a></li>'
        for section, _ in found
        if section.level > 1
    )
    named = escape(text("contents", lang))
    return (
        f'<div class="sr-reading" lang="{lang}"><details class="sr-contents sr-narrow"><summary>{named}</summary>'
        f'<nav aria-label="{named}"><ul>{contents}</ul></nav></details>'
        f'<nav class="sr-contents sr-wide" aria-label="{named}"><p>{named}</p><ul>{contents}</ul></nav>'
        f'<article class="sr-book">{"".join(body for _, body in found)}</article></div>'
    )


def anchor(name: str) -> str:
    """What an address ends with to open a rule, or a section.

    >>> anchor("montar")
    'r-montar'
    """
    return f"r-{name}"


def rules_named(sections: Iterable[Section]) -> dict[str, str]:
    """By id, the section and the name of every rule that has a place of its own in an address."""
    return {
        entry.id: f"{section.title}: {entry.name}" if section.title else entry.name
        for section in sections
        for rule in section.rules
        for entry in rule.walk()
        if entry.id and entry.name
    }


def found_count(sections: Iterable[Section], sought: tuple[str, ...]) -> int:
    """In how many rules and paragraphs the words stand."""
    return sum(holds(said_of(entry), sought) for section in sections for entry in section.walk())


def said_of(entry: Entry) -> str:
    """All that is looked through: the id too, for it is the word that players use."""
    return " ".join([entry.name, entry.id.replace("_", " "), entry.text])


@dataclass(frozen=True, slots=True)
class Writer:
    """Writes sections and entries."""

    lang: str
    sources: Mapping[str, str]
    examples: Examples
    unlike: Unlike
    sought: tuple[str, ...]
    links: Mapping[str, tuple[str, str]]

    def section(self, section: Section) -> str:
        """A section; nothing where what is sought is not in it."""
        whole = holds(section.title, self.sought)
        opening = "".join(self.paragraph(entry, section.id) for entry in section.opening if self.wanted(entry, whole))
        rules = "".join(
            self.rule(entry, section, number)
            for number, entry in enumerate(section.rules, 1)
            if self.wanted(entry, whole)
        )
        closing = "".join(self.paragraph(entry, section.id) for entry in section.closing if self.wanted(entry, whole))
        table = self.table(section) if whole and section.table else ""
        if not (opening or rules or closing or table) and (self.sought or section.level > 2 or not section.title):
            return ""
        kind = "ol" if section.numbered else "ul"
        listed = f'<{kind} class="sr-rules">{rules}</{kind}>' if rules else ""
        level = max(section.level, 2)
        title = f"<h{level}>{inline(section.title, self.sought)}</h{level}>"
        return (
            f'<section id="{anchor(section.id)}" class="sr-section sr-level-{section.level}">'
            f"{title}{opening}{listed}{closing}{table}</section>"
        )

    def wanted(self, entry: Entry, whole: bool) -> bool:
        """Whether an entry is shown: the section is, or the words stand in it or in what belongs to it."""
        return whole or any(holds(said_of(inner), self.sought) for inner in entry.walk())

    def paragraph(self, entry: Entry, section: str) -> str:
        """A paragraph with its sources; one that has an id has examples."""
        mark = f'<p class="sr-rule-name">{self.mark(entry)}</p>' if entry.mark else ""
        said = f'{mark}<p class="sr-said-here">{inline(entry.text, self.sought)}</p>{self.beside(entry, section)}'
        return f'<div class="sr-changed">{said}</div>' if mark else said

    def rule(self, entry: Entry, section: Section, number: int = 0) -> str:
        """A rule as an item of the list, with what belongs to it."""
        inner = "".join(self.rule(one, section) for one in entry.inner)
        inner = f'<ul class="sr-inner">{inner}</ul>' if inner else ""
        named = f' id="{anchor(entry.id)}"' if entry.id and entry.name else ""
        place = f' value="{number}"' if section.numbered and number else ""
        said = f'<p class="sr-said-here">{inline(entry.text, self.sought)}</p>' if entry.text else ""
        changed = ' class="sr-changed"' if entry.mark else ""
        return f"<li{named}{place}{changed}>{self.head(entry)}{said}{self.beside(entry, section.id)}{inner}</li>"

    def head(self, entry: Entry) -> str:
        """The name of a rule, the sign that is its address, and whose rule it is."""
        if not entry.name:
            return ""
        link = ""
        if entry.id:
            label = escape(text("link_to", self.lang, name=entry.name))
            link = f' <a class="sr-anchor" href="#{anchor(entry.id)}" aria-label="{label}">#</a>'
        mark = f" {self.mark(entry)}" if entry.mark else ""
        return f'<p class="sr-rule-name"><b>{inline(entry.name, self.sought)}</b>{link}{mark}</p>'

    def mark(self, entry: Entry) -> str:
        """Whose rule it is."""
        return f'<span class="sr-mark">{inline(entry.mark)}</span>'

    def beside(self, entry: Entry, section: str) -> str:
        """Sources, other variants, examples."""
        said = [escape(line) for line in self.citations(entry)]
        if entry.note:
            said.append(inline(entry.note))
        cites = f'<p class="sr-cite">{"; ".join(said)}</p>' if said else ""
        drawn = self.examples(entry.id, section) if entry.id else ""
        if drawn:
            count = drawn.count('class="sr-example ')
            label = text("positions", self.lang, count=count) if count > 1 else text("position_one", self.lang)
            drawn = f'<details class="sr-examples"><summary>{escape(label)}</summary>{drawn}</details>'
        return cites + self.others(entry) + drawn

    def citations(self, entry: Entry) -> Iterator[str]:
        """Each source by name."""
        for source in source_entries(entry.source):
            yield cited(source, self.sources, self.lang)

    def others(self, entry: Entry) -> str:
        """Which variants have this rule otherwise, or not at all, each a way to the comparison."""
        found = self.unlike.get(entry.id, {}) if entry.id and entry.name else {}
        parts = []
        for key, has in (("otherwise_in", True), ("not_in", False)):
            names = [self.variant(name) for name, known in found.items() if known == has]
            if names:
                parts.append(f"{escape(text(key, self.lang))} {', '.join(names)}")
        return f'<p class="sr-others">{" · ".join(parts)}</p>' if parts else ""

    def variant(self, name: str) -> str:
        """A variant as a link to the comparison with it."""
        called, address = self.links[name]
        return f'<a href="{escape(address)}" target="_self">{escape(called)}</a>'

    def table(self, section: Section) -> str:
        """A table; the first row is its heads."""
        head, *rows = section.table
        heads = "".join(f'<th scope="col">{inline(cell, self.sought)}</th>' for cell in head)
        body = "".join(
            "<tr>" + "".join(f"<td>{inline(cell, self.sought)}</td>" for cell in row) + "</tr>" for row in rows
        )
        name = escape(section.title)
        return (
            f'<div class="sr-table-scroll" tabindex="0" role="region" aria-label="{name}"><table class="sr-facts">'
            f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>"
        )
