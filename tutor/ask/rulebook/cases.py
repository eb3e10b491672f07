"""An example as a book prints it: the position in words, the question, the verdict, and the reason derived from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.ask.answer import Answer
from tutor.ask.bind import bind
from tutor.ask.case import Case, read_case
from tutor.ask.choices import read_choice
from tutor.ask.examples import examples_by_rule
from tutor.ask.phrases import labels_of
from tutor.ask.rulebook.facts import fact
from tutor.ask.rulebook.found import found_examples
from tutor.ask.rulebook.options import said_value
from tutor.ask.ruleset import Ruleset
from tutor.ask.titles import who_is
from tutor.cards import parse_card, parse_cards
from tutor.faults import TutorError
from tutor.judge.sets import SetRuling
from tutor.law.compile_sets import SetDecision
from tutor.law.model import Decision, Law
from tutor.law.voice import Voice
from tutor.play.court import Court
from tutor.words import fill, sentence

YES = {"legal": ("✓", "Sí.", "Yes."), "illegal": ("✗", "No.", "No."), "answered": ("▸", "", "")}
QUESTIONS = {
    "winner": ("¿Quién gana la baza?", "Who wins the trick?"),
    "score": ("¿Qué se apunta cada uno?", "What does everybody score?"),
    "deal": ("¿Cómo se reparte?", "How is it dealt?"),
    "match": ("¿Quién ha ganado la partida?", "Who has won the match?"),
    "renuncio": (
        "¿Fue renuncio lo de {player} en la baza {trick}?",
        "Was what {player} played to trick {trick} a revoke?",
    ),
}
REVOKES = {"illegal": ("✗", "Sí.", "Yes."), "legal": ("✓", "", ""), "undecided": ("▸", "", "")}


@dataclass(frozen=True, slots=True)
class Example:
    """A position that illustrates a rule: all that a book says of it, each part a text of its own, and what it is made of.

    ``sign``: ✓ may be done, ✗ may not, ▸ a result; ``scene``: a sentence for each option and fact of the case, by its
    name; ``verdict``: "Sí.", "No." or nothing. `tutor.ask.shown.view_of(answer)` is the position to be drawn.
    """

    sign: str
    scene: Mapping[str, str]
    question: str
    verdict: str
    because: str
    case: Case
    answer: Answer

    @property
    def line(self) -> str:
        """The example as a line of Markdown."""
        verdict = f"**{self.verdict}**" if self.verdict else ""
        return " ".join(
            part for part in (self.sign, *self.scene.values(), self.question, verdict, self.because) if part
        )


def examples_of(rules: Ruleset, rule: str, is_option: bool, lang: str) -> list[Example]:
    """The examples of a rule at this table: those that can be here, and in which the rule speaks.

    An option shows those that set it; a rule of the same name the others.
    """
    found = []
    shipped = examples_by_rule(rules.library, rules.game)
    for given in shipped[rule] if rule in shipped else found_examples(rules, rule):
        try:
            case = read_case(given, rules.library, rules.game)
            example = example_of(rules, case, rule, lang) if (rule in case.options) == is_option else None
        except TutorError:
            continue
        found += [example] if example else []
    return found


def example_of(rules: Ruleset, case: Case, rule: str, lang: str) -> Example | None:
    """One example; None where it does not illustrate the rule. Raises TutorError where it cannot be."""
    if case.variant and case.variant != rules.table.variant:
        return None
    answer = rules.explain(case)
    verdicts = REVOKES if case.question == "renuncio" else YES
    if answer.verdict not in verdicts or silent(answer, rule):
        return None
    sign, *said = ("▸", "", "") if asks_what_there_is(case, answer) else verdicts[answer.verdict]
    verdict = said[0 if lang == "es" else 1]
    return Example(
        sign, scene(rules, case, rule, lang), question(rules, case, lang), verdict, answer.because(lang), case, answer
    )


def asks_what_there_is(case: Case, answer: Answer) -> bool:
    """Whether the case names no set, and so asks for all that may be taken."""
    ruling = answer.show[2] if answer.show else None
    return isinstance(ruling, SetRuling) and len(case.move) < len(ruling.decision.parts)


def silent(answer: Answer, rule: str) -> bool:
    """Whether a rule of a move says nothing about this one."""
    return any(reason["rule"] == rule and reason["state"] == "inactive" for reason in answer.reasons)


def scene(rules: Ruleset, case: Case, rule: str, lang: str) -> dict[str, str]:
    """The options of a case, and its facts in the order they are given: a sentence for each that there is one for.

    What two facts tell alike (the turned card, and the suit it makes trumps) is told once.
    """
    said = {name: sentence(text) for name, text in told(rules, case, rule, lang) if text}
    return {name: text for place, (name, text) in enumerate(said.items()) if text not in list(said.values())[:place]}


def told(rules: Ruleset, case: Case, rule: str, lang: str) -> Iterator[tuple[str, str]]:
    """The same as clauses. An option that is the rule in question is not named again."""
    court = rules.court(case.variant, str(case.facts.get("kind") or ""), case.options)
    situation, voice = bind(case, court.law), Voice(lang, labels_of(court.law))
    for name, value in case.options.items():
        said = said_value(court.law.options[name], value, voice)
        label = "" if name == rule else court.law.options[name].labels[lang]
        which = voice.pick(f" en «{label}»", f" for “{label}”") if label else ""
        yield f"option {name}", voice.pick(f"con «{said}»", f"with “{said}”") + which
    for name in case.facts:
        yield name, fact(court.law, name, case.facts[name], situation, voice)


def question(rules: Ruleset, case: Case, lang: str) -> str:
    """What is asked."""
    court = rules.court(case.variant, str(case.facts.get("kind") or ""), case.options)
    law, situation = court.law, bind(case, court.law)
    if case.question in QUESTIONS:
        asked = case.facts.get(case.question)
        params = {name: str(value) for name, value in asked.items()} if isinstance(asked, Mapping) else {}
        return fill(QUESTIONS[case.question][0 if lang == "es" else 1], params, lang)
    if case.question in law.zones:
        return looked_at(law, case.question, lang)
    if case.question in law.registers:
        return who_is(law.registers[case.question].phrase[lang], lang)
    opened = court.open_for(case.question, situation)
    decision = law.decisions[opened[0] if opened else court.asked_by(case.question)[0]]
    if isinstance(court.decision(decision.id), SetDecision):
        return taking(court, case, decision, lang)
    chosen = {decision.part: read_choice(court, case, decision, situation)}
    voice = Voice(lang, labels_of(law), None, chosen)
    verb, choice = voice.does(decision.id), voice.part(decision.part)
    return voice.pick(f"¿Puedes {verb} {choice}?", f"May you {verb} {choice}?")


def taking(court: Court, case: Case, decision: Decision, lang: str) -> str:
    """ "¿Puedes jugar la sota de bastos y llevarte el siete de oros?"; without a set, what there is to take."""
    voice, french = Voice(lang, labels_of(court.law)), court.law.deck.french
    *firsts, last = decision.choose
    verb = voice.does(decision.id)
    played = [voice.card(int(parse_card(case.move[part], french=french))) for part in firsts]
    named = parse_cards(case.move[last], french=french) if last in case.move else None
    if named is None:
        return voice.pick(f"¿Qué puedes llevarte con {played[0]}?", f"What may you take with {played[0]}?")
    cards = voice.cards(sum(card.bit for card in named))
    if not played:
        return voice.pick(f"¿Puedes {verb} {cards}?", f"May you {verb} {cards}?")
    if not named:
        return voice.pick(
            f"¿Puedes {verb} {played[0]} sin llevarte nada?", f"May you {verb} {played[0]} and take nothing?"
        )
    return voice.pick(
        f"¿Puedes {verb} {played[0]} y llevarte {cards}?", f"May you {verb} {played[0]} and take {cards}?"
    )


def looked_at(law: Law, zone: str, lang: str) -> str:
    """What is asked of the opening table, or of what a check looks at."""
    if any(check.of == zone for check in law.checks):
        return "¿Puede ser?" if lang == "es" else "Can that be?"
    return "¿Qué se lleva quien reparte?" if lang == "es" else "What does the dealer take?"
