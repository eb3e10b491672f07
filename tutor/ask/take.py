"""Why a set of cards may be taken or not, in words, out of the ruling on it."""

from __future__ import annotations

from tutor.ask.because import parts_of
from tutor.ask.phrases import labels_of, said_by
from tutor.cards import CARDS, bits
from tutor.judge.sets import SetRuling
from tutor.law.conditions import All
from tutor.law.model import Duty, Law, Rule
from tutor.law.protocol import Condition
from tutor.law.subsets import Scale
from tutor.law.voice import Voice
from tutor.words import Noun, name_card, sentence

MOST_LISTED = 4


class Taking:
    """Builds the sentences of one ruling. ``named``: the case names the set; ``gained``: registers that the move adds to."""

    def __init__(self, law: Law, ruling: SetRuling, named: bool, gained: tuple[str, ...] = ()) -> None:
        self.law, self.ruling, self.named, self.gained = law, ruling, named, gained
        self.parts = ruling.decision.parts

    def voice(self, lang: str) -> Voice:
        """A voice that speaks of this position and move."""
        return Voice(
            lang, labels_of(self.law), self.ruling.facts, dict(zip(self.parts, self.ruling.choice, strict=True))
        )

    def because(self, lang: str) -> str:
        """One or two sentences."""
        voice = self.voice(lang)
        if not self.named:
            return self.what_there_is(voice)
        if self.ruling.refused:
            owed = any(duty.id == self.ruling.rule for duty in self.ruling.decision.decision.duties)
            return " ".join([sentence(self.refusal(voice)), *([] if owed else self.values(voice))])
        met = self.sums(voice)
        if self.ruling.choice[-1] and met:
            return " ".join([sentence(met), *self.gains(voice)])
        return sentence(
            voice.pick(f"puedes dejar {self.card(voice)} en la mesa", f"you may leave {self.card(voice)} on the table")
        )

    def refusal(self, voice: Voice) -> str:
        """The rule that refuses, worked out."""
        for rule in self.ruling.decision.decision.rules:
            if rule.id == self.ruling.rule:
                must = rule.must
                if isinstance(rule, Duty) or not isinstance(must, Condition):
                    return self.owed(rule, voice)
                failing = [
                    part
                    for part in parts_of(must)
                    if not self.ruling.decision.test(part, self.ruling.facts, self.ruling.choice)
                ]
                shown = failing[0] if failing else must
                if rule.say:
                    return f"{said_by(rule, self.law, voice)}{voice.pick(', y ', ', and ')}{sum_in(shown).shown(voice)}"
                return f"{shown.phrase(voice, 'must')}{voice.pick(', y ', ', and ')}{shown.shown(voice)}"
        raise AssertionError("a refusal without a rule")

    def owed(self, rule: Rule, voice: Voice) -> str:
        """A duty refuses: some capture is owed, or another than this."""
        sets = self.ruling.sets()
        if not sets:
            return voice.pick(
                "tienes que llevarte cartas con otra de tu mano", "you have to capture with another card of your hand"
            )
        owed = (
            rule.say[voice.lang]
            if rule.say
            else self.failing(rule, voice)
            if self.ruling.choice[-1]
            else voice.pick("tienes que llevarte cartas", "you have to capture")
        )
        return f"{owed}: {voice.pick('puedes tomar', 'you may take')} {voice.few(sets[0])}"

    def failing(self, rule: Rule, voice: Voice) -> str:
        """What a duty asks for and the move lacks, in its own words."""
        assert isinstance(rule, Duty) and isinstance(rule.must, Condition)
        among = self.ruling.among(rule)
        parts = parts_of(rule.must)
        lacking = [
            part
            for part in parts
            if not self.ruling.decision.test(part, self.ruling.facts, self.ruling.choice, among=among)
        ]
        return (lacking or parts)[0].phrase(voice.general(), "must")

    def sums(self, voice: Voice) -> str:
        """The sums that the set makes, from the requirements it meets."""
        states = dict(self.ruling.states)
        said = [
            rule.must.shown(voice) for rule in self.ruling.decision.decision.require if states.get(rule.id) == "met"
        ]
        return "; ".join(dict.fromkeys(said))

    def gains(self, voice: Voice) -> list[str]:
        """That nothing is left on the table."""
        table = self.ruling.decision.table(self.ruling.facts)
        named = [self.law.declared[name].one.get(voice.lang, name) for name in self.gained]
        if not named or table & ~self.ruling.choice[-1]:
            return []
        what = named[0]
        return [
            sentence(
                voice.pick(
                    f"no queda nada en la mesa: es {what}",
                    f"nothing is left on the table: it is {Noun(what, lang='en').a}",
                )
            )
        ]

    def what_there_is(self, voice: Voice) -> str:
        """Everything the card may take."""
        sets, card = self.ruling.sets(), self.card(voice)
        if not sets:
            return sentence(
                voice.pick(
                    f"con {card} no puedes llevarte nada: se queda en la mesa",
                    f"{card} takes nothing: it stays on the table",
                )
            )
        listed = [voice.cards(mask) for mask in sets[:MOST_LISTED]]
        more = len(sets) - len(listed)
        rest = voice.pick(f", o de otras {more} maneras", f", or in {more} other ways") if more else ""
        joiner = voice.pick("; o bien ", "; or ")
        return sentence(
            voice.pick(
                f"con {card} puedes llevarte {joiner.join(listed)}{rest}",
                f"with {card} you may take {joiner.join(listed)}{rest}",
            )
        )

    def others(self, lang: str) -> str:
        """What else could have been taken."""
        voice = self.voice(lang)
        if not self.named:
            return ""
        sets = [mask for mask in self.ruling.sets() if mask != self.ruling.choice[-1]]
        if not sets:
            return "" if self.ruling.sets() or not self.ruling.refused else self.what_there_is(voice)
        joiner = voice.pick("; o bien ", "; or ")
        listed = joiner.join(voice.cards(mask) for mask in sets[:MOST_LISTED])
        also = not self.ruling.refused
        return sentence(
            voice.pick(
                f"{'también puedes' if also else 'puedes'} llevarte {listed}",
                f"you may {'also ' if also else ''}take {listed}",
            )
        )

    def values(self, voice: Voice) -> list[str]:
        """That a card is worth something else than it shows: "la sota vale 8, no 10"."""
        scale = next(
            (found for rule in self.ruling.decision.decision.require if (found := scale_in(rule.must)) is not None),
            None,
        )
        if scale is None:
            return []
        mask = self.ruling.choice[-1] | (1 << self.ruling.choice[0] if len(self.ruling.choice) > 1 else 0)
        odd = [card for card in bits(mask) if scale.by_card[card] != CARDS[card].rank]
        ranks = sorted({CARDS[card].rank for card in odd})
        said = [
            voice.pick(
                f"{voice.rank(rank).the} vale {scale.by_rank[rank - 1]}, no {rank}",
                f"{voice.rank(rank).the} counts {scale.by_rank[rank - 1]}, not {rank}",
            )
            for rank in ranks[:2]
        ]
        return [sentence("; ".join(said))] if said else []

    def card(self, voice: Voice) -> str:
        """The card that is played."""
        return (
            name_card(self.ruling.choice[0], voice.lang).the
            if len(self.ruling.choice) > 1
            else voice.pick("eso", "that")
        )


def sum_in(condition: Condition) -> Condition:
    """The last part of a condition that adds up, or the condition itself."""
    for part in reversed(getattr(condition, "parts", ())):
        if scale_in(part) is not None:
            return sum_in(part)
    return condition


def scale_in(condition: Condition) -> Scale | None:
    """The scale by which a condition adds up."""
    if isinstance(condition, All) or hasattr(condition, "parts"):
        return next((found for part in condition.parts if (found := scale_in(part)) is not None), None)
    return getattr(getattr(condition, "sum", None), "scale", None)
