"""Questions about a move: may this card be played, may this bid be made?"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

from tutor.ask.answer import Answer, Verdict
from tutor.ask.because import because
from tutor.ask.case import Case
from tutor.ask.phrases import voice_of
from tutor.ask.ruleset import Ruleset
from tutor.ask.speak import cited_here, source_entries, speak_citations, speak_legal
from tutor.ask.turning import Turning
from tutor.ask.unknown import depends_on_it, not_told, refused_anyway
from tutor.ask.worlds import World, Worlds
from tutor.cards import CARDS, SUITS, CardSet, bits, parse_card, parse_suit
from tutor.faults import TutorError, refuse
from tutor.judge import NotAChoice, Ruling, judge
from tutor.law.course import Program
from tutor.law.model import Citations, Decision, Duty, Law
from tutor.law.protocol import Generator
from tutor.play.court import Court
from tutor.play.facts import Situation


def answer_choice(rules: Ruleset, court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """The answer to a question about a move."""
    part = case.question
    names = court.asked_by(part)
    if not names:
        return not_covered(court, case)
    choice = read_choice(court, case, court.law.decisions[names[0]], situation)
    worlds = Worlds(court, case, partial(ruling_in, court, case, choice))
    found = worlds.of(situation)
    if found[0].ruling is None or not comes_up(rules, court, case, found[0].ruling.decision.decision.id):
        return not_covered(court, case)
    answer = answer_of(rules, court, case, situation, found[0], worlds)
    if all(
        world.ruling and (world.ruling.verdict, world.ruling.rule) == (answer.verdict, answer.rule) for world in found
    ):
        return answer
    return open_answer(court, answer, found, worlds.unknown)


def open_answer(court: Court, answer: Answer, found: list[World], unknown: tuple[str, ...]) -> Answer:
    """The answer where something is not known on which the verdict, or the rule, depends."""
    law, rulings = court.law, [world.ruling for world in found if world.ruling is not None]
    refused = [ruling for ruling in rulings if ruling.refused]
    verdict: Verdict = "undecided" if len(refused) < len(rulings) else "illegal"

    def speak(lang: str) -> str:
        voice = voice_of(law, lang)
        refusing = [str(ruling.rule) for ruling in refused]
        said = refused_anyway(voice, refusing) if verdict == "illegal" else depends_on_it(voice, refusing)
        return f"{not_told(law, unknown, voice)} {said}"

    return replace(answer, verdict=verdict, rule=None, speak=speak, name_rule=lambda lang: "", find_unless=lambda: ())


def comes_up(rules: Ruleset, court: Court, case: Case, decision: str) -> bool:
    """Whether a decision is ever asked in a match: in a plain hand, or in one of a kind that the schedule has."""
    law = court.law
    if decision in asked_in(law):
        return True
    kinds = sorted({plan.kind for plan in law.schedule} - {law.kind, ""})
    return any(decision in asked_in(rules.court(law.variant, kind, case.options).law) for kind in kinds)


@lru_cache(maxsize=256)
def asked_in(law: Law) -> frozenset[str]:
    """The decisions that the course of a hand asks for or offers."""
    program = Program()
    for step in law.course:
        step.compile(program)
    return frozenset(each.name for each in program.code if each.op.startswith("ask") or each.op == "offer")


def answer_of(rules: Ruleset, court: Court, case: Case, situation: Situation, world: World, worlds: Worlds) -> Answer:
    """The ruling in one of the worlds as an answer."""
    ruling, legal = world.ruling, worlds.legal
    assert ruling is not None
    law, decision = court.law, ruling.decision.decision
    certain = world.situation is situation
    turning = Turning(
        rules, court, case, situation, ruling, certain, lambda by, changed: ruling_in(by, case, ruling.choice, changed)
    )
    generator = decision.choose[decision.part]
    cited = cited_here(law, source_of(decision, ruling))
    return Answer(
        game=law.game,
        question=case.question,
        verdict=ruling.verdict,
        rule=ruling.rule,
        find_reasons=lambda: tuple(reason_entry(reason) for reason in ruling.reasons()),
        find_legal=lambda: tuple(choice_text(generator, value) for value in bits(legal)),
        source=source_entries(cited),
        speak=lambda lang: because(law, ruling, lang, worlds.rulings, worlds.unknown),
        name_rule=lambda lang: voice_of(law, lang).label(ruling.rule) if ruling.rule else "",
        speak_legal=lambda lang: speak_legal(law, decision.id, legal, ruling.choice, generator.type, lang),
        speak_source=lambda lang: speak_citations(cited, lang),
        find_first=turning.first,
        find_unless=lambda: tuple(turning.entries()),
        show=(court, world.situation, ruling),
    )


def ruling_in(court: Court, case: Case, choice: int, situation: Situation) -> Ruling | None:
    """The ruling in a situation; None where nothing of the kind is asked there. A fact that it needs is a MissingFact."""
    opened = court.open_for(case.question, situation)
    if opened is None:
        return None
    name, facts = opened
    decision = court.decision(name)
    speakers = situation.get("players")
    if speakers is not None and facts.get("chooser", 0) >= speakers:
        raise refuse("nobody_left_to_speak", case.place(case.question), players=speakers)
    try:
        return judge(decision, facts, choice)
    except NotAChoice as error:
        raise not_a_choice(case, decision.decision, choice, error.trace.domain) from None


def not_a_choice(case: Case, decision: Decision, choice: int, domain: int) -> TutorError:
    """The fault of a card that is not in the hand, of a number that is not on offer."""
    generator, place = decision.choose[decision.part], case.place(case.question)
    if generator.type == "card":
        return refuse("card_not_in_hand", place, card=str(CARDS[choice]), hand=str(CardSet(domain)) or "∅")
    known = ", ".join(str(choice_text(generator, value)) for value in bits(domain))
    return refuse("not_a_choice", place, found=choice_text(generator, choice), known=known)


def read_choice(court: Court, case: Case, decision: Decision, situation: Situation) -> int:
    """The choice as a small whole number."""
    generator, value, place = decision.choose[decision.part], case.move[decision.part], case.place(decision.part)
    if generator.type == "card":
        deck = court.deck
        for extra in (48,) if 48 in court.law.deck.also else ():
            deck |= (1 << extra) - 1
        return int(parse_card(value, deck=deck, place=place))
    if generator.type == "suit":
        return int(parse_suit(value, place=place))
    if generator.type == "word":
        words: tuple[str, ...] = generator.words  # type: ignore[attr-defined]
        if value not in words:
            raise refuse("not_a_choice", place, found=value, known=", ".join(words))
        return words.index(value)
    if isinstance(value, str) and value.strip().isdigit() and len(value) < 6:
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 47:
        raise refuse(
            "number_out_of_range", place, key=decision.part, low=0, high=situation.get("cards", 13), found=value
        )
    return value


def not_covered(court: Court, case: Case) -> Answer:
    """No source of this variant has such a question."""
    return Answer(
        court.law.game,
        case.question,
        "not_covered",
        speak=lambda lang: (
            "Esta forma del juego no tiene esa jugada." if lang == "es" else "This form of the game has no such move."
        ),
    )


def choice_text(generator: Generator, value: int) -> str | int:
    """A choice as it is written: a card, a suit, a word, a number."""
    if generator.type == "card":
        return str(CARDS[value])
    if generator.type == "word":
        return str(generator.words[value])  # type: ignore[attr-defined]
    return suit_text(value) if generator.type == "suit" else value


def suit_text(value: int) -> str:
    """A suit as it is written."""
    return SUITS[value].slug


def reason_entry(reason: Any) -> dict[str, Any]:
    """A reason as data."""
    entry = {"rule": reason.rule, "state": reason.state, "cards": [str(CARDS[card]) for card in bits(reason.cards)]}
    return {**entry, "released_by": reason.released_by} if reason.released_by else entry


def source_of(decision: Decision, ruling: Ruling) -> Citations:
    """Where the operative rule comes from; where nothing bound, the sources of the duties that were asked."""
    for rule in decision.rules:
        if rule.id == ruling.rule:
            return rule.source
        if isinstance(rule, Duty):
            for release in rule.unless:
                if release.id == ruling.rule:
                    return release.source or rule.source
    if ruling.rule is None and decision.rules:
        asked = [
            rule.source
            for rule, reason in zip(decision.rules, ruling.reasons(), strict=True)
            if reason.state in ("void", "met")
        ]
        return tuple(entry for source in asked[:1] for entry in source) or decision.source
    return decision.source
