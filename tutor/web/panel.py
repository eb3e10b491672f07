"""A ruling as a page shows it. Pure: an answer goes in, HTML comes out, and every text of it is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import escape
from types import MappingProxyType

from tutor.ask import Answer
from tutor.ask.answer import VERDICT_WORDS, outcome_words, why_left_out
from tutor.ask.shown import named_reasons
from tutor.ask.speak import cited
from tutor.cards import parse_card
from tutor.faults import TutorError
from tutor.law.load import Source
from tutor.web.texts import text
from tutor.words import name_card, sentence

_PLACE = re.compile(r"(?P<spot>YAML(:\d+)* )?(?P<field>\w+)(?P<path>[\[.][^ :]*)?: ")
_KEY = re.compile(r"([«“])([\w.]+)([»”])")
_IN_A_FILE = re.compile(r"YAML|[^ ]+:\d+:\d+")
NO_NAMES: Mapping[str, str] = MappingProxyType({})
SIGNS = {"legal": "✓", "illegal": "✕", "depends": "⇄", "undecided": "?", "not_covered": "–", "answered": "="}


def panel_html(
    answer: Answer,
    sources: Mapping[str, Source],
    lang: str,
    labels: Mapping[str, str] = NO_NAMES,
    form: str = "",
) -> str:
    """Verdict and rule, because, what could have been played, counterfactuals, other tables, source: in that order.

    ``labels``: what the fields of a case are called; ``form``: the one whose reason it is, where nobody has said which.
    """
    named = {name: source.labels[lang] for name, source in sources.items()}
    details = [line for line in answer.speak_details(lang).splitlines() if line]
    because = _list(details) if details else _line("sr-because", answer.because(lang))
    parts = [
        _verdict(answer, lang),
        because,
        _line("sr-form", text("by_form", lang, form=form)) if form and len(answer.tables.by_variant) > 1 else "",
        _line("sr-instead", answer.speak_legal(lang)),
        _under("unless", _list(sentence(change[lang]) for change in answer.unless), lang),
        _under("tables", _tables(answer, lang, labels), lang),
        _under("source", _list(cited(entry, named, lang) for entry in answer.source), lang),
    ]
    inside = "".join(part for part in parts if part)
    return f'<section class="sr-panel sr-is-{answer.verdict}" lang="{lang}" role="status">{inside}</section>'


def reasons_html(answer: Answer, lang: str) -> str:
    """Every rule of the decision in order: what becomes of it, and by which cards."""
    head = "".join(f'<th scope="col">{escape(text(name, lang))}</th>' for name in ("rule", "state", "by_cards"))
    rows = "".join(
        f'<tr class="sr-state-{reason["state"]}"><th scope="row">{escape(reason["name"])}</th>'
        f"<td>{escape(text(reason['state'], lang, by=reason['by']))}</td><td>{escape(reason['cards'] or '–')}</td></tr>"
        for reason in named_reasons(answer, lang)
    )
    return f'<table class="sr-reasons" lang="{lang}"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def notice_html(kind: str, title: str, lines: Iterable[str], lang: str) -> str:
    """Something to be said that is no ruling; ``kind``: still, problem or defect."""
    sign = {"still": "…", "problem": "!", "defect": "!"}[kind]
    head = (
        f'<p class="sr-verdict"><span class="sr-icon" aria-hidden="true">{sign}</span> {escape(title)}</p>'
        if title
        else ""
    )
    body = "".join(_line("sr-because", line) for line in lines)
    return f'<section class="sr-panel sr-is-{kind}" lang="{lang}" role="status">{head}{body}</section>'


def fault_lines(error: TutorError, lang: str, labels: Mapping[str, str] | None = None) -> list[str]:
    """What is wrong, a line for each fault."""
    return [named_place(line, labels or {}) for line in error.text(lang).splitlines()]


def named_place(said: str, labels: Mapping[str, str]) -> str:
    """A fault under the name that its field has, and where it stands in what was pasted. ``labels`` names what is told
    together by its path, such as ``counts.cards``.

    >>> named_place("hand[2]: «x» no es una carta", {"hand": "Tu mano"}), named_place("YAML:2:1 cards: too few", {})
    ('Tu mano: «x» no es una carta', 'YAML:2:1 cards: too few')
    >>> named_place("stock: quita «stock»", {"stock": "Mazo"})
    'Mazo: quita «Mazo»'
    >>> named_place("score: hay 2 nombres", {"stock": "Mazo"})
    'Hay 2 nombres.'
    >>> named_place("counts.B: «cards» 3 y «counts.B.sevens» 4", {"counts.cards": "Cartas", "counts.sevens": "Sietes"})
    'B: «Cartas» 3 y «Sietes (B)» 4'
    """
    found = _PLACE.match(said)
    if _IN_A_FILE.match(said) or (found is not None and found["spot"]):  # there the keys are somebody's words
        if found is None or found["field"] not in labels:
            return said
        return f"{found['spot']}{labels[found['field']]}: {said[found.end() :]}"
    group = found["field"] if found is not None else ""
    rest = said[found.end() :] if found is not None else said
    rest = _KEY.sub(lambda key: key[1] + (_called(key[2], group, labels) or key[2]) + key[3], rest)
    named = _called(group + (found["path"] or ""), group, labels) if found is not None else ""
    return f"{named}: {rest}" if named and not rest.startswith(f"{named} ") else sentence(rest)


def _called(path: str, group: str, labels: Mapping[str, str]) -> str:
    """What a field is called, and whose it is; "" where it has no name. A key alone may be one of its ``group``."""
    first, *inner = path.partition("[")[0].split(".")
    if not inner:
        return labels.get(f"{group}.{first}") or labels.get(first, "")
    if name := labels.get(f"{first}.{inner[-1]}"):
        return name if len(inner) == 1 else f"{name} ({inner[0]})"
    if first in labels:
        return labels[first]
    return inner[0] if any(known.startswith(f"{first}.") for known in labels) else ""


def _verdict(answer: Answer, lang: str) -> str:
    word = VERDICT_WORDS[answer.verdict][0 if lang == "es" else 1] or text("answered", lang)
    rule = answer.name_rule(lang)
    named = f' <span class="sr-rule">{escape(rule)}</span>' if rule else ""
    icon = f'<span class="sr-icon" aria-hidden="true">{SIGNS[answer.verdict]}</span>'
    return f'<p class="sr-verdict" data-verdict="{answer.verdict}">{icon} {escape(word)}{named}</p>'


def _tables(answer: Answer, lang: str, labels: Mapping[str, str]) -> str:
    """A strip with the outcome under every variant."""
    cells = []
    for name, value in answer.tables.outcomes(lang):
        verdict = value if isinstance(value, str) and value in SIGNS else "answered"
        cells.append(_cell(name, verdict, SIGNS[verdict], outcome_words(value, lang)))
    for name, why in answer.tables.missing(lang):
        words = text(f"left_{why_left_out(why)}", lang)
        more = _why_not(why, lang, labels).replace(f" ({name})", "")  # the form is named before it
        cells.append(_cell(name, "not_covered", SIGNS["not_covered"], words, more))
    return f'<ul class="sr-strip">{"".join(cells)}</ul>' if len(cells) > 1 else ""


def _why_not(why: TutorError, lang: str, labels: Mapping[str, str]) -> str:
    """One reason: that is enough for a table that is not the one asked about."""
    if why_left_out(why) == "other_deck":
        params = why.faults[0].params
        card = name_card(parse_card(str(params["card"])), lang).the
        return text("other_deck_card", lang, found=params["text"], card=card)
    return fault_lines(why, lang, labels)[0]


def _cell(form: str, verdict: str, sign: str, words: str, why: str = "") -> str:
    icon = f'<span class="sr-icon" aria-hidden="true">{sign}</span>'
    more = f'<span class="sr-why">{escape(why)}</span>' if why else ""
    return f'<li class="sr-is-{verdict}">{icon} <b>{escape(form)}</b> {escape(words)}{more}</li>'


def _under(title: str, body: str, lang: str) -> str:
    return f'<div class="sr-part"><p class="sr-title">{escape(text(title, lang))}</p>{body}</div>' if body else ""


def _list(lines: Iterable[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="sr-lines">{items}</ul>' if items else ""


def _line(name: str, said: str) -> str:
    return f'<p class="{name}">{escape(said)}</p>' if said else ""
