"""Why: one or two sentences out of a ruling, from the phrases of the very rules that decided, with the actual cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tutor.ask.phrases import Phrases, phrases_of, said_by
from tutor.ask.unknown import not_told, refused_anyway
from tutor.judge import Ruling
from tutor.law.compile import BINDING, RELEASED, VOID
from tutor.law.conditions import All, Always
from tutor.law.emit import admits
from tutor.law.model import Decision, Duty, Law, Release, Requirement
from tutor.law.predicates import TogetherCards
from tutor.law.protocol import Condition, Predicate
from tutor.law.reader import LANGUAGES
from tutor.law.voice import Voice, joined
from tutor.play.facts import Facts, MissingFact
from tutor.words import sentence

FIRST_LAYER, AROUND = 200, "Illegal (). ."
LONGEST = 160
SURE = 120  # what is shorter than this in one language is short enough in any
MOST_NAMED = (4, 2)  # cards; fewer where the sentence is long
Draft = tuple[list[str], str]  # the first sentence, from the fullest to the shortest way to put it; the second, or ""


def because(
    law: Law, ruling: Ruling, lang: str, everywhere: Sequence[Ruling] = (), unknown: tuple[str, ...] = ()
) -> str:
    """Why the choice of a ruling is legal or not: as much in every language, so what is too long in one is left out in all.

    Where some facts are ``unknown``, a reason is one only if it is ``everywhere``, and what they are is not named.
    """
    own = Because(law, ruling, lang, everywhere, unknown)
    firsts, second = own.draft()
    if len(firsts[0]) + len(second) < SURE:
        return own.text(firsts[0], second)
    all_of_them = [
        (each, *each.draft())
        for each in (own, *(Because(law, ruling, other, everywhere, unknown) for other in LANGUAGES if other != lang))
    ]
    place = max(each.place(texts) for each, texts, _ in all_of_them)
    both = all(len(texts[place]) + len(more) < LONGEST for _, texts, more in all_of_them)
    return own.text(firsts[place], second if both else "")


class Because:
    """Builds the sentences of one ruling."""

    def __init__(
        self, law: Law, ruling: Ruling, lang: str, everywhere: Sequence[Ruling] = (), unknown: tuple[str, ...] = ()
    ) -> None:
        self.law, self.ruling, self.everywhere, self.unknown = law, ruling, everywhere, unknown
        self.decision: Decision = ruling.decision.decision
        self.phrases: Phrases = phrases_of(law, lang)
        self.voice = self.phrases.voice
        self.part = self.decision.part
        self.cards = self.decision.choose[self.part].type == "card"

    def draft(self) -> Draft:
        """What there is to say."""
        return self.refusal() if self.ruling.refused else self.permission()

    def place(self, texts: Sequence[str]) -> int:
        """Of the ways to put it, the first that leaves room for the verdict and the rule in the first layer, or the last."""
        room = FIRST_LAYER - len(AROUND) - len(self.voice.label(self.ruling.rule or ""))
        return next((place for place, text in enumerate(texts) if len(text) <= room), len(texts) - 1)

    def text(self, first: str, second: str) -> str:
        """The sentences."""
        return f"{sentence(first)} {sentence(second)}" if second else sentence(first)

    # ── refused ───────────────────────────────────────────────────────────────────────────────────

    def refusal(self) -> Draft:
        """What was owed, and what the choice lacks."""
        for rule in self.decision.require:
            if rule.id == self.ruling.rule:
                return self.failed(rule)
        place, duty = next((i, d) for i, d in enumerate(self.decision.duties) if d.id == self.ruling.rule)
        if duty.say:
            return [self.said(duty)], ""
        if isinstance(duty.must, Condition):
            return self.owed(duty, duty.must), ""
        lacking = f"{self.choice()} {self.phrases.said_of(self.lacked(duty.must), self.ruling, True)}"
        return self.narrowed(duty, duty.must, place), lacking

    def lacked(self, must: Predicate) -> Predicate:
        """What the choice is not; of several things that are asked of it, the first: "no es triunfo"."""
        parts = must.parts if isinstance(must, TogetherCards) else ()
        return next((part for part in parts if self.is_known_to_lack(part)), must)

    def is_known_to_lack(self, part: Predicate) -> bool:
        """Whether the choice is not so; not where that hangs on what is not given."""
        try:
            return not admits(part, self.ruling.choice, self.ruling.facts)
        except MissingFact:
            return False

    def failed(self, rule: Requirement) -> Draft:
        """ "No puedes cantar oros: no queda mazo"; of a number, what it comes to; and the rule, where that says more."""
        voice, everywhere = self.speaking(), self.everywhere if self.unknown else [self.ruling]
        voices = [self.phrases.voice_of(ruling) for ruling in everywhere]
        failing = [part for part in each_of(rule.must) if all(fails(part, each) for each in voices)]
        if self.unknown and not rule.say and not failing:  # a reason in each of the cases, and not the same one
            return [not_told(self.law, self.unknown, voice)], refused_anyway(voice, [rule.id])
        if rule.say or any(part.orders for part in failing):
            return self.owed(rule, rule.must), ""
        owed = joined([part.phrase(voice, "must") for part in failing], voice)
        if parts_of(rule.when):
            sums = [part.shown(voice) for part in failing if part.shown(voice) != part.phrase(voice, "is")]
            comes = "".join(f"{voice.pick(', y ', ', and ')}{shown}" for shown in sums)
            return [f"{self.premise(rule.when)}{owed}{comes}", owed + comes, owed], ""
        why = joined([self.stands(part, False) for part in failing], voice)
        first = voice.pick(
            f"no puedes {self.verb()} {self.choice()}: {why}", f"you may not {self.verb()} {self.choice()}: {why}"
        )
        return [first], owed if any(part.rules for part in failing) else ""

    def speaking(self) -> Voice:
        """The voice that speaks of the ruling: of what is not known it says no more than what it is called."""
        voice = self.phrases.voice_of(self.ruling)
        if not self.unknown:
            return voice
        known = {name: value for name, value in self.ruling.facts.items() if name not in self.unknown}
        return replace(voice, facts=Facts(known))

    def stands(self, condition: Condition, true: bool) -> str:
        """How a condition stands here, as an assertion."""
        voice = self.speaking()
        shown = condition.shown(voice)
        return condition.phrase(voice, "not") if not true and shown == condition.phrase(voice, "is") else shown

    def owed(self, rule: Requirement | Duty, must: Condition) -> list[str]:
        """ "Eres quien reparte: las bazas pedidas no pueden sumar 5, y 2 + 1 + 1 + 1 = 5"."""
        if rule.say:
            return [self.said(rule)]
        voice = self.speaking()
        owed = f"{must.phrase(voice, 'must')}{voice.pick(', y ', ', and ')}{must.shown(voice)}"
        return [f"{self.premise(rule.when)}{owed}", owed]

    def narrowed(self, duty: Duty, must: Predicate, place: int) -> list[str]:
        """ "No tienes copas: debes echar un triunfo, y tienes el dos de espadas"."""
        voice, verb, left = self.voice, self.verb(), self.ruling.trace.after[place]
        cards = self.phrases.noun(must, self.ruling, "a")
        bare = [
            voice.pick(f"debes {verb} {cards}, y tienes {have}", f"you must {verb} {cards}, and you have {have}")
            for have in (voice.few(left, most) for most in MOST_NAMED[: 2 if left.bit_count() > MOST_NAMED[1] else 1])
        ]
        premise = self.premise(duty.when)
        return [*(f"{premise}{owed}" for owed in bare), *bare]

    def premise(self, when: Condition) -> str:
        """The facts that make something owed, as what stands before it: "no tienes copas: "; or nothing."""
        premises = [self.phrases.clause(part, self.ruling) for part in parts_of(when) if not is_kept(part)]
        return f"{joined(premises, self.voice)}: " if premises else ""

    # ── allowed ───────────────────────────────────────────────────────────────────────────────────

    def permission(self) -> Draft:
        """The release that let it pass; else the duty it meets; else why nothing binds."""
        for place, duty in enumerate(self.decision.duties):
            if self.ruling.trace.states[place] == RELEASED:
                release = duty.unless[self.ruling.trace.releases[place]]
                if release.id == self.ruling.rule:
                    return self.released(duty, release)
        if not self.cards or not self.decision.duties:
            return self.allowed_number(), ""
        return [self.met()], ""

    def released(self, duty: Duty, release: Release) -> Draft:
        """ "No hace falta montar: en la baza hay un triunfo, el dos de bastos"."""
        voice = self.voice
        why = self.lifted(release)
        if self.free():
            free = voice.pick(
                f"{why}: puedes {self.verb()} la carta que quieras", f"{why}: you may {self.verb()} any card"
            )
            return [free], ""
        first = voice.pick(
            f"no hace falta {voice.label(duty.id)}: {why}", f"you need not {voice.label(duty.id)}: {why}"
        )
        kept = [d.id for i, d in enumerate(self.decision.duties) if self.ruling.trace.states[i] == BINDING]
        enough = joined([voice.label(name) for name in kept], voice)
        return [first], voice.pick(f"basta con {enough}", f"it is enough to {enough}") if kept else ""

    def lifted(self, release: Release) -> str:
        """What makes a release true here."""
        if release.say:
            return self.said(release)
        return joined([self.phrases.clause(part, self.ruling) for part in parts_of(release.when)], self.voice)

    def met(self) -> str:
        """ "El dos de bastos es de bastos, y ninguna de las que puedes echar gana al as"; or why any card will do."""
        voice, duties, states = self.voice, self.decision.duties, self.ruling.trace.states
        unmet = tuple(duty.id for place, duty in enumerate(duties) if states[place] == VOID)
        void = [self.phrases.lacks(unmet, self.ruling)] if unmet else []
        bound = [
            duty for place, duty in enumerate(duties) if states[place] == BINDING and isinstance(duty.must, Predicate)
        ]
        if not bound:
            lifted = [
                self.lifted(duty.unless[self.ruling.trace.releases[place]])
                for place, duty in enumerate(duties)
                if states[place] == RELEASED
            ]
            free = voice.pick(f"puedes {self.verb()} la carta que quieras", f"you may {self.verb()} any card")
            return f"{joined([*void, *lifted], voice)}: {free}" if void or lifted else free
        last = bound[-1].must
        assert isinstance(last, Predicate)
        good = f"{self.choice()} {self.phrases.said_of(last, self.ruling, False)}"
        if not void:
            return good
        return joined([good, *void], voice) if duties[0] is bound[0] else f"{joined(void, voice)}; {good}"

    def allowed_number(self) -> list[str]:
        """Why a bid or another number will do."""
        voice = self.voice
        met = [
            (rule, rule.must)
            for rule, reason in zip(self.decision.rules, self.ruling.reasons(), strict=True)
            if reason.state in ("met", "binding") and isinstance(rule.must, Condition)
        ]
        bidding = self.decision.choose[self.part].type == "number"  # what it comes to says little without the rule
        if met and not bidding and not any(part.orders for _, must in met for part in each_of(must)):
            why = joined([self.stands(part, True) for part in each_of(met[0][1])], voice)
            allowed = f"{self.verb()} {self.choice()}: {why}"
            return [voice.pick(f"puedes {allowed}", f"you may {allowed}")]
        if met:
            return self.owed(*next((one for one in met if one[0].id == self.ruling.rule), met[0]))
        what = self.decision.choose[self.part].phrase(self.phrases.voice_of(self.ruling))
        return [voice.pick(f"puedes {self.verb()} {what}", f"you may {self.verb()} {what}")]

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def said(self, rule: Requirement | Duty | Release) -> str:
        """A rule's own sentence, filled with the actual cards."""
        return said_by(rule, self.law, self.phrases.voice_of(self.ruling))

    def verb(self) -> str:
        """What one does in this decision: "echar", "pedir"."""
        return self.voice.does(self.decision.id)

    def choice(self) -> str:
        """The move, by name."""
        return self.voice.card(self.ruling.choice) if self.cards else self.phrases.voice_of(self.ruling).part(self.part)

    def free(self) -> bool:
        """Whether every choice is legal."""
        return self.ruling.trace.legal == self.ruling.trace.domain


def fails(condition: Condition, voice: Voice) -> bool:
    """Whether a condition is known not to hold: what hangs on facts that are not given is no reason."""
    try:
        return not voice.holds(condition)
    except MissingFact:
        return False


def parts_of(condition: Condition) -> list[Condition]:
    """The conditions of a list, without those that are always true."""
    if condition == Always(True):
        return []
    return list(condition.parts) if isinstance(condition, All) else [condition]


def each_of(condition: Condition) -> list[Condition]:
    """The conditions of a list, and of a moment of the hand those that make it up."""
    found: list[Condition] = []
    for part in parts_of(condition):
        inner = part.made_of()
        found += [part] if inner is None or len(parts_of(inner)) < 2 else each_of(inner)
    return found


def is_kept(condition: Condition) -> bool:
    """``kept`` needs no words: the cards that one has say it."""
    return condition.keys[:1] == ("kept",)
