"""Why a set of cards may be taken or not, in words, out of the ruling on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tutor.ask.because import parts_of
from tutor.ask.phrases import labels_of, said_by
from tutor.cards import CARDS, bits
from tutor.judge.sets import SetRuling
from tutor.kinds.facts.any_of import AnyOf
from tutor.kinds.facts.count import Count
from tutor.kinds.facts.empty import Empty, Known
from tutor.kinds.facts.negation import Negation
from tutor.kinds.facts.total import Total
from tutor.law.model import Duty, Law, Requirement, Rule
from tutor.law.protocol import Condition
from tutor.law.reader import LANGUAGES
from tutor.law.subsets import Scale
from tutor.law.voice import Voice, joined
from tutor.words import Noun, sentence

MOST_LISTED = 4
MOST_COUNTED = 9  # beyond these, how many other sets there are says nothing
LONGEST = 160  # with the verdict before it, the first layer stays under 200
Gains = Callable[[int], tuple[str, ...]]


def nothing_gained(taken: int) -> tuple[str, ...]:
    """No register grows."""
    return ()


class Taking:
    """Builds the sentences of one ruling.

    ``named``: the case names the set; ``gains``: the registers that a set of cards adds to, if it is taken; ``french``:
    the case speaks of a French deck.
    """

    def __init__(
        self, law: Law, ruling: SetRuling, named: bool, gains: Gains = nothing_gained, french: bool = False
    ) -> None:
        self.law, self.ruling, self.named, self.gains, self.french = law, ruling, named, gains, french
        self.parts, self.decision = ruling.decision.parts, ruling.decision.decision

    def voice(self, lang: str, chosen: int | None = None) -> Voice:
        """A voice that speaks of this position and move, perhaps with another set."""
        choice = self.ruling.choice if chosen is None else (*self.ruling.choice[:-1], chosen)
        move = dict(zip(self.parts, choice, strict=True))
        return Voice(lang, labels_of(self.law, self.french), self.ruling.facts, move)

    def because(self, lang: str) -> str:
        """One or two sentences."""
        voice = self.voice(lang)
        if not self.named:
            return self.what_there_is(voice)
        if self.ruling.refused:
            owed = any(duty.id == self.ruling.rule for duty in self.decision.duties)
            return " ".join([sentence(self.refusal(voice)), *([] if owed else self.values(voice))])
        if not self.ruling.choice[-1]:
            return self.leaving(voice)
        told = all(len(self.taking(self.voice(each), True)) <= LONGEST for each in LANGUAGES)
        return self.taking(voice, told)

    def taking(self, voice: Voice, full: bool) -> str:
        """The proof and what the capture brings; ``full``: what the cards count, too."""
        return " ".join([sentence(self.proof(voice)), *(self.values(voice) if full else []), *self.gained(voice)])

    # ── refused ───────────────────────────────────────────────────────────────────────────────────

    def refusal(self, voice: Voice) -> str:
        """The rule that refuses, worked out."""
        rule = next(rule for rule in self.decision.rules if rule.id == self.ruling.rule)
        if isinstance(rule, Duty):
            return self.owed(rule, voice)
        failing = self.unmet(rule)
        owed = said_by(rule, self.law, voice) if rule.say else failing.phrase(voice, "must")
        found = sums_in(failing)
        why = found[-1].shown(voice) if found else failing.missed(voice)
        return f"{owed}{voice.pick(', y ', ', and ')}{why}"

    def unmet(self, rule: Requirement) -> Condition:
        """What a requirement asks for first that the move does not meet."""
        return next((part for part in parts_of(rule.must) if not self.holds(part)), rule.must)

    def owed(self, rule: Rule, voice: Voice) -> str:
        """A duty refuses: some capture is owed, or another than this; with this card, or with another one."""
        sets = self.ruling.sets()
        if sets:
            owed = (
                said_by(rule, self.law, voice)
                if rule.say
                else self.failing(rule, voice)
                if self.ruling.choice[-1]
                else voice.pick("tienes que llevarte cartas", "you have to capture")
            )
            return f"{owed}: {voice.pick('puedes tomar', 'you may take')} {self.listed(voice, sets)}"
        able = {move[0] for move in self.ruling.decision.legal(self.ruling.facts) if move[-1]}
        cards = voice.cards(sum(1 << card for card in able), "or")
        return voice.pick(
            f"tienes que llevarte cartas, y puedes hacerlo con {cards}",
            f"you have to capture, and you can with {cards}",
        )

    def failing(self, rule: Rule, voice: Voice) -> str:
        """What a duty asks for and the move lacks, in its own words."""
        assert isinstance(rule, Duty) and isinstance(rule.must, Condition)
        among, test = self.ruling.among(rule), self.ruling.decision.test
        parts = parts_of(rule.must)
        lacking = [part for part in parts if not test(part, self.ruling.facts, self.ruling.choice, among=among)]
        return (lacking or parts)[0].phrase(voice.general(), "must")

    # ── allowed ───────────────────────────────────────────────────────────────────────────────────

    def proof(self, voice: Voice) -> str:
        """The sums that the set makes, or what else of the requirements it meets."""
        told = [part for rule in self.met() for part in self.telling(rule.must)]
        said = [part.shown(voice) for part in [part for part in told if isinstance(part, Total)] or told]
        return "; ".join(dict.fromkeys(said)) or voice.pick("puedes llevártelas", "you may take them")

    def telling(self, must: Condition) -> list[Condition]:
        """What says why a requirement holds: its sums, or else what it says of cards; of alternatives, one that holds."""
        parts = [told for part in parts_of(must) for told in self.branch(part)]
        sums: list[Condition] = [part for part in parts if isinstance(part, Total)]
        return sums or [part for part in parts if not isinstance(part, (Count, Known, Empty, Negation))] or parts

    def branch(self, part: Condition) -> list[Condition]:
        """The part itself; of alternatives, the parts of the first that holds."""
        if not isinstance(part, AnyOf):
            return [part]
        one = next((other for other in part.parts if self.holds(other)), part.parts[-1])
        return [told for inner in parts_of(one) for told in self.branch(inner)]

    def holds(self, condition: Condition) -> bool:
        """Whether a condition holds of this move."""
        return self.ruling.decision.test(condition, self.ruling.facts, self.ruling.choice)

    def gained(self, voice: Voice) -> list[str]:
        """What the move brings beside its cards: "no queda nada en la mesa: es escoba"."""
        table = self.ruling.decision.table(self.ruling.facts)
        what = self.brought(voice, self.ruling.choice[-1])
        if not what or table & ~self.ruling.choice[-1]:
            return []
        return [sentence(voice.pick(f"no queda nada en la mesa: {what}", f"nothing is left on the table: {what}"))]

    def brought(self, voice: Voice, taken: int) -> str:
        """ "es escoba", of a set that adds to a register which names its unit."""
        named = [self.law.declared[name].one.get(voice.lang, name) for name in self.gains(taken)]
        return voice.pick(f"es {named[0]}", f"that is {Noun(named[0], lang='en').a}") if named else ""

    def leaving(self, voice: Voice) -> str:
        """Nothing is taken: because nothing can be, or because it need not."""
        if not self.ruling.sets():
            return self.nothing_there(voice)
        card = self.card(voice)
        return sentence(
            voice.pick(
                f"puedes dejar {card} en la mesa: llevarse cartas no es obligatorio",
                f"you may leave {card} on the table: nobody has to capture",
            )
        )

    # ── what there is to take ─────────────────────────────────────────────────────────────────────

    def what_there_is(self, voice: Voice) -> str:
        """Everything the card may take."""
        sets = self.ruling.sets()
        if not sets:
            return self.nothing_there(voice)
        card, listed = self.card(voice), self.listed(voice, sets)
        return sentence(voice.pick(f"con {card} puedes llevarte {listed}", f"with {card} you may take {listed}"))

    def listed(self, voice: Voice, sets: Sequence[int]) -> str:
        """The sets by name, and which of them bring something."""
        named = []
        for mask in sets[:MOST_LISTED]:
            brought = self.brought(voice, mask)
            named.append(voice.cards(mask) + (f" ({brought.removeprefix('that is ')})" if brought else ""))
        more = len(sets) - len(named)
        ways = (
            voice.pick("otra manera", "another way")
            if more == 1
            else voice.pick(f"otras {more} maneras", f"{more} other ways")
            if more <= MOST_COUNTED
            else voice.pick("muchas otras maneras", "many other ways")
        )
        rest = voice.pick(f", o de {ways}", f", or in {ways}") if more else ""
        return voice.pick("; o bien ", "; or ").join(named) + rest

    def nothing_there(self, voice: Voice) -> str:
        """That nothing can be taken, and what would have been needed."""
        why = self.lacking(voice)
        if len(self.parts) < 2:
            verb = voice.does(self.decision.id)
            said = voice.pick(f"no hay nada que {verb}", f"there is nothing to {verb}")
            return sentence(f"{said}: {why}" if why else said)
        card = self.card(voice)
        said = voice.pick(f"con {card} no puedes llevarte nada", f"{card} takes nothing")
        stays = voice.pick("se queda en la mesa", "it stays on the table")
        return sentence(f"{said}, {voice.pick('y ', 'and ')}{stays}: {why}" if why else f"{said}: {stays}")

    def lacking(self, voice: Voice) -> str:
        """ "en la mesa no hay cartas que sumen 14, lo que falta hasta 15"."""
        table = self.ruling.decision.table(self.ruling.facts)
        if not table:
            return voice.pick("en la mesa no hay nada", "there is nothing on the table")
        empty = self.voice(voice.lang, 0)
        said = [
            need
            for rule in self.decision.require
            for total in sums_in(rule.must)
            if (need := total.needed(empty, self.parts[-1]))
        ]
        if not said:
            return ""
        return voice.pick(f"en la mesa no hay {joined(said, voice)}", f"on the table there are {joined(said, voice)}")

    def others(self, lang: str) -> str:
        """What else could have been taken."""
        voice = self.voice(lang)
        if not self.named:
            return ""
        sets = [mask for mask in self.ruling.sets() if mask != self.ruling.choice[-1]]
        if not sets:
            return "" if self.ruling.sets() or not self.ruling.refused else self.nothing_there(voice)
        also, listed = not self.ruling.refused, self.listed(voice, sets)
        verb = voice.pick("llevarte", "take") if len(self.parts) > 1 else voice.does(self.decision.id)
        return sentence(
            voice.pick(
                f"{'también puedes' if also else 'puedes'} {verb} {listed}",
                f"you may {'also ' if also else ''}{verb} {listed}",
            )
        )

    def values(self, voice: Voice) -> list[str]:
        """That a card is worth something else than it shows: "la sota vale 8, no 10"."""
        total = next(iter(self.sums()), None)
        if total is None or total.sum.scale is None:
            return []
        scale, mask = total.sum.scale, total.sum.cards(voice)
        odd = [card for card in bits(mask) if scale.by_card[card] != CARDS[card].rank]
        ranks = sorted({CARDS[card].rank for card in odd})
        said = []
        for rank in ranks[:2]:
            worth, name = scale.by_rank[rank - 1], voice.rank(rank).the
            printed = (
                "" if self.french else voice.pick(f", no {rank}", f", not {rank}")
            )  # a letter stands on a French one
            said.append(voice.pick(f"{name} vale {worth}{printed}", f"{name} counts {worth}{printed}"))
        return [sentence("; ".join(said))] if said else []

    def sums(self) -> list[Total]:
        """The sums that a move rests on: those that it meets where it is allowed, and else those for which it is refused."""
        if self.ruling.refused:
            refusing = [rule for rule in self.decision.require if rule.id == self.ruling.rule]
            return [found for rule in refusing for found in sums_in(self.unmet(rule))]
        told = [part for rule in self.met() for part in self.telling(rule.must)]
        return [part for part in told if isinstance(part, Total)]

    def met(self) -> list[Requirement]:
        """The requirements that a move meets."""
        states = dict(self.ruling.states)
        return [rule for rule in self.decision.require if states.get(rule.id) == "met"]

    def card(self, voice: Voice) -> str:
        """The card that is played."""
        return voice.card(self.ruling.choice[0])


def sums_in(condition: Condition) -> list[Total]:
    """The sums of cards that a condition asks for, in its alternatives too."""
    if isinstance(condition, Total):
        return [condition] if condition.sum.scale is not None else []
    return [found for part in getattr(condition, "parts", ()) for found in sums_in(part)]


def sum_in(condition: Condition) -> Condition:
    """The last part of a condition that adds cards up, or the condition itself."""
    found = sums_in(condition)
    return found[-1] if found else condition


def scale_in(condition: Condition) -> Scale | None:
    """The scale by which a condition adds up."""
    found = sums_in(condition)
    return found[0].sum.scale if found else None
