"""Questions about a set of cards: may I take these, may I claim those?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.case import Case
from tutor.ask.choices import not_covered, reason_entry
from tutor.ask.phrases import voice_of
from tutor.ask.speak import cited_here, source_entries, speak_citations
from tutor.ask.take import Taking
from tutor.cards import CARDS, CardSet, bits, parse_card, parse_cards
from tutor.faults import Place, refuse
from tutor.judge.sets import SetRuling
from tutor.law.compile_sets import SetDecision
from tutor.law.model import Citations
from tutor.play.court import Court
from tutor.play.trial import gained
from tutor.words import name_card, sentence


def answer_sets(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The answer: with the set named, whether it may be taken; without it, everything the card may take."""
    opened = court.open_for(case.question, situation)
    if opened is None:
        return not_covered(court, case)
    name, facts = opened
    decision: SetDecision = court.decision(name)
    ruling = read_ruling(court, case, decision, facts)
    law = court.law
    cited = cited_here(law, source_of(ruling))
    flags = flags_of(court, situation, name, ruling)
    gains = tuple(register.name for register in law.registers.values() if flags.get(register.shown_as))
    taking = Taking(law, ruling, len(case.move) == len(decision.parts), gains)
    sets = ruling.sets()
    return Answer(
        game=law.game,
        question=case.question,
        verdict=ruling.verdict,
        rule=ruling.rule,
        source=source_entries(cited),
        find_reasons=lambda: tuple(reason_entry(reason) for reason in ruling.reasons()),
        find_legal=lambda: tuple([str(CARDS[card]) for card in bits(mask)] for mask in sets),
        flags=flags,
        find_unless=lambda: tuple(unless(court, ruling)) if len(case.move) == len(decision.parts) else (),
        speak=taking.because,
        name_rule=lambda lang: voice_of(law, lang).label(ruling.rule) if ruling.rule else "",
        speak_legal=taking.others,
        speak_source=lambda lang: speak_citations(cited, lang),
        show=(court, situation, ruling),
    )


def read_ruling(court: Court, case: Case, decision: SetDecision, facts: Mapping[str, Any]) -> SetRuling:
    """The ruling on the move that a case names. A card of the set that does not lie there is bad input."""
    *firsts, last = decision.parts
    choice: tuple[int, ...] = ()
    for part in firsts:
        card = parse_card(case.move[part], deck=court.deck, place=case.place(part), french=court.law.deck.french)
        if not decision.domain(facts) >> int(card) & 1:
            raise refuse(
                "card_not_in_hand", case.place(part), card=str(card), hand=str(CardSet(decision.domain(facts))) or "∅"
            )
        choice = (int(card),)
    table = decision.table(facts)
    if last in case.move:
        return SetRuling(decision, facts, (*choice, read_set(court, case, decision, last, table)))
    ruling = SetRuling(decision, facts, (*choice, 0))
    best = next(iter(ruling.sets()), 0)
    return SetRuling(decision, facts, (*choice, best)) if ruling.refused and best else ruling


def read_set(court: Court, case: Case, decision: SetDecision, part: str, table: int) -> int:
    """The cards named, which must lie there. The card that the zone leaves out may be named too."""
    place, chosen = case.place(part), 0
    but = getattr(decision.decision.choose[part], "but", None)
    extra = case.facts.get(getattr(but, "name", ""))
    left = int(parse_card(extra, deck=court.deck, french=court.law.deck.french)) if extra is not None else -1
    for position, card in enumerate(
        parse_cards(case.move[part], deck=court.deck, place=place, french=court.law.deck.french)
    ):
        if int(card) == left:
            continue
        if not table >> int(card) & 1:
            raise refuse(
                "card_not_on_table",
                Place(place.file, place.line, place.column, f"{part}[{position}]"),
                card=str(card),
                table=str(CardSet(table)) or "∅",
            )
        chosen |= card.bit
    return chosen


def flags_of(court: Court, situation: Mapping[str, Any], name: str, ruling: SetRuling) -> dict[str, Any]:
    """Whether nothing may be taken, and what the move brings that the game shows (an escoba)."""
    found: dict[str, Any] = {"leave": ruling.may_be_empty()} if len(ruling.choice) > 1 else {}
    for register in court.law.registers.values():
        if register.shown_as:
            found[register.shown_as] = (
                not ruling.refused and gained(court, situation, name, ruling.choice, register.name) > 0
            )
    return found


def unless(court: Court, ruling: SetRuling) -> Iterator[dict[str, Any]]:
    """Changes of the move that turn the verdict round: another card of the hand, one card less or more from the table."""
    decision, facts, wanted = ruling.decision, ruling.facts, "legal" if ruling.refused else "illegal"
    table, chosen = decision.table(facts), ruling.choice[-1]
    changes: list[tuple[dict[str, Any], tuple[int, ...], str, str]] = []
    for card in bits(decision.domain(facts) & ~(1 << ruling.choice[0])) if len(ruling.choice) > 1 else ():
        es, en = (name_card(card, lang).the for lang in ("es", "en"))
        changes.append(({decision.parts[0]: str(CARDS[card])}, (card, chosen), f"jugaras {es}", f"you played {en}"))
    for card in bits(chosen) if chosen & (chosen - 1) else ():
        es, en = (name_card(card, lang).the for lang in ("es", "en"))
        changes.append(
            (
                {"drop": str(CARDS[card])},
                (*ruling.choice[:-1], chosen & ~(1 << card)),
                f"no tomaras {es}",
                f"you did not take {en}",
            )
        )
    for card in bits(table & ~chosen) if chosen else ():
        es, en = (name_card(card, lang).the for lang in ("es", "en"))
        changes.append(
            (
                {"add": str(CARDS[card])},
                (*ruling.choice[:-1], chosen | 1 << card),
                f"tomaras también {es}",
                f"you took {en} too",
            )
        )
    for change, choice, es, en in changes:
        if SetRuling(decision, facts, choice).verdict == wanted:
            yield {
                "change": change,
                "verdict": wanted,
                "es": sentence(f"sería {'legal' if ruling.refused else 'ilegal'} si {es}"),
                "en": sentence(f"it would be {wanted} if {en}"),
            }
            return


def source_of(ruling: SetRuling) -> Citations:
    """Where the operative rule comes from; for a legal move the rules that it meets."""
    rules = ruling.decision.decision.rules
    named = [rule for rule in rules if rule.id == ruling.rule]
    met = [rule for rule in rules if (rule.id, "met") in ruling.states]
    return (named or met or list(rules))[0].source if rules else ()
