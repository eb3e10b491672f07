"""The words of the last step of a hint: what to choose, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tutor.bots.advice import Advice, Key
from tutor.bots.capture import sweepers
from tutor.bots.say import Teller
from tutor.bots.trials import Outcome
from tutor.play.deal import stock_of
from tutor.play.position import PASS
from tutor.words import Noun, listing, name_suit, sentence


class Adviser(Teller):
    """Says what to choose, with its reasons."""

    def advice(self, advice: Advice) -> tuple[str, int]:
        """What to choose, and why; the cards it speaks of."""
        said, cards = self.choice(advice.move, first=True)
        parts = [said]
        if advice.outcomes:
            parts += [text for text in self.reasons(advice) if text]
        return " ".join(sentence(part) for part in parts), cards

    def reasons(self, advice: Advice) -> Iterable[str]:
        """Why: reach, what is level, safety, and the card it hangs on."""
        if advice.best.exact:
            yield self.ends(advice)
        elif advice.aim is None:
            yield self.ahead(advice)
        elif advice.lost:
            yield self.lose_least(advice)
        else:
            yield self.reach(advice)
        if isinstance(advice.move, tuple):
            yield self.leaves(advice.move)
        if advice.level:
            yield self.same(advice)
        if advice.safe and (advice.lost or advice.safe <= advice.best.share):  # what is safe can be reached
            yield self.safe(advice, advice.safe)
        if advice.key is not None:
            yield self.hangs_on(advice.key)

    def safe(self, advice: Advice, share: float) -> str:
        """In which part of the deals nobody can prevent it: what has been bid, or where that is lost, what loses least."""
        what = self.pick("es seguro", "it is safe")
        if advice.lost:
            aim = self.tricks(advice.aim or 0)
            ends = f"acabas con {aim}" if advice.aim else "te quedas sin bazas"
            what = self.pick(f"es seguro que {ends}", f"you are sure to end with {aim}")
        end = self.pick("hagan lo que hagan los demás", "whatever the others do")
        if share >= 1:
            return self.pick(f"{what} en todos los repartos, {end}", f"{what} in every deal, {end}")
        part = self.share(share)
        return self.pick(f"en el {part} de los repartos {what}, {end}", f"in {part} of the deals {what}, {end}")

    def reach(self, advice: Advice) -> str:
        """How often the aim is met, against the next best; and how many tricks else."""
        best, bid = advice.best, self.view.position.decision
        number = self.view.position.setting.choice_type(bid) == "number"
        aim, deals = self.tricks(advice.aim or 0), best.deals
        share = self.share(best.share)
        least = self.pick("al menos ", "at least ") if number else ""
        text = self.pick(
            f"acabas con {aim} en {least}el {share} de {deals} repartos probados" if advice.aim
            else f"te quedas sin bazas en {least}el {share} de {deals} repartos probados",
            f"you end with {aim} in {least}{share} of {deals} sampled deals",
        )  # fmt: skip
        second = advice.second
        if second is not None:
            other = self.share(advice.outcomes[second].share)
            name = self.named(second)
            text += self.pick(f"; con {name}, en el {other}" if not number else f"; pidiendo {second}, en el {other}",
                              f"; with {name}, in {other}" if not number else f"; bidding {second}, in {other}")  # fmt: skip
        return text + self.spread(best)

    def spread(self, best: Outcome) -> str:
        """How many tricks it comes to, the likeliest first."""
        ranked = sorted(best.tricks.items(), key=lambda item: -item[1])[:3]
        if len(ranked) < 2:
            return ""
        each = [f"{number} ({self.share(times / best.deals)})" for number, times in ranked]
        return self.pick(". Bazas que salen: ", ". Tricks it comes to: ") + listing(each, self.lang)

    def lose_least(self, advice: Advice) -> str:
        """What can still be saved."""
        second, mean = advice.second, advice.best.mean
        text = self.pick(
            f"lo que pediste ya no sale, así que se trata de perder poco: de media, {self.points(mean)}",
            f"your bid cannot be made any more, so lose as little as you can: {self.points(mean)} on average",
        )
        if second is not None:
            other = self.points(advice.outcomes[second].mean)
            text += self.pick(f" (con {self.named(second)}, {other})", f" (with {self.named(second)}, {other})")
        return text

    def ahead(self, advice: Advice) -> str:
        """How often the hand is won, if that is what counts, and how far ahead it leaves one, against the next best."""
        best, unit = advice.best, self.view.position.setting.law.result.unit
        deals = self.pick(f"en {best.deals} repartos probados", f"over {best.deals} sampled deals")
        second = advice.outcomes[advice.second] if advice.second is not None else None
        instead = self.option(advice.second) if second is not None else ""
        if unit is not None:
            game = self.game()
            text = self.pick(
                f"{deals} ganas {game} en el {self.share(best.share)} y quedas, de media, {self.lead(best.lead)}",
                f"{deals} you win {game} in {self.share(best.share)} and end, on average, {self.lead(best.lead)}",
            )
            if second is not None:
                share, lead = self.share(second.share), self.lead(second.lead)
                text += self.pick(f"; {instead}, en el {share} y {lead}", f"; {instead}, in {share} and {lead}")
            return text
        until = self.pick("de aquí al próximo reparto", "until cards are dealt again") if self.deals_again() else ""
        when = f"{deals}, {until}," if until else deals
        text = self.pick(
            f"{when} quedas, de media, {self.lead(best.lead)}", f"{when} you end, on average, {self.lead(best.lead)}"
        )
        if second is not None:
            text += f"; {instead}, {self.lead(second.lead)}"
        return text

    def game(self) -> str:
        """What a match is counted in, one of it."""
        unit = self.view.position.setting.law.result.unit
        assert unit is not None
        return Noun(unit.one[self.lang], Noun.read(unit.phrase["es"], "es").gender, lang=self.lang).the

    def lead(self, value: float) -> str:
        """So many points ahead, or behind."""
        if self.number(value) == "0":
            return self.pick("a la par", "level")
        side = self.pick("por delante", "ahead") if value >= 0 else self.pick("por detrás", "behind")
        return f"{self.points(abs(value))} {side}"

    def deals_again(self) -> bool:
        """Whether the deals were played on to the next deal alone."""
        law = self.view.position.setting.law
        return law.tricks is None and bool(self.view.position.zones[stock_of(law)])

    def ends(self, advice: Advice) -> str:
        """What the end comes to when nothing is hidden."""
        lead, unit = advice.best.lead, self.view.position.setting.law.result.unit
        how = self.pick(f"acabas {self.lead(lead)}", f"you end {self.lead(lead)}")
        if unit is not None:
            won = advice.best.share > 0
            game = self.game()
            does, ahead = ("win" if won else "do not win"), how.removeprefix("you ")
            how = self.pick(f"{'ganas' if won else 'no ganas'} {game}, y {how}", f"you {does} {game}, and {ahead}")
        return self.pick(
            f"contando las cartas ya se sabe todo: si los dos jugáis bien, {how}",
            f"whoever counts cards now knows everything: if both play well, {how}",
        )

    def leaves(self, move: tuple[int, ...]) -> str:
        """With which cards whoever plays next could take all that is left on the table."""
        position = self.view.position
        known = position.setting.court.decision(position.decision)
        table = known.table(position.facts)
        after = table & ~move[-1] if move[-1] else table | 1 << move[0]
        if not after or len(move) < 2:
            return ""
        out = sweepers(position, position.decision, after, position.facts) & self.view.hidden
        if not out:
            return self.pick(
                "con lo que dejas, nadie puede llevarse toda la mesa ahora",
                "with what you leave, nobody can take the whole table now",
            )
        return self.pick(
            f"ojo: con lo que dejas se lleva toda la mesa quien tenga {self.cards(out, either=True)}",
            f"mind: with what you leave, {self.cards(out, either=True)} would take the whole table",
        )

    def same(self, advice: Advice) -> str:
        """What is level with it."""
        position = self.view.position
        verb = len(position.setting.law.decisions[position.decision].labels[self.lang].split())
        first, *more = [self.option(move).split() for move in advice.level[:3]]
        more = [name[verb:] if name[:verb] == first[:verb] else name for name in more]  # the verb is said once
        names = listing([" ".join(name) for name in [first, *more]], self.lang, "or")
        return self.pick(f"lo mismo da {names}", f"{names} would be as good")

    def hangs_on(self, key: Key) -> str:
        """The card whose place decides most."""
        card, points = self.card(key.card), self.points(abs(key.points))
        more = self.pick("más" if key.points > 0 else "menos", "more" if key.points > 0 else "less")
        where = (
            self.pick(f"si la tiene {self.who(key.seat)}", f"if {self.who(key.seat)} holds it")
            if key.seat >= 0
            else self.pick("si no se ha repartido", "if it was not dealt")
        )
        return self.pick(
            f"la carta clave es {card.the}: {where}, sacas {points} {more}",
            f"the key card is {card.the}: {where}, you get {points} {more}",
        )

    # ── choices by name ───────────────────────────────────────────────────────────────────────────

    def named(self, move: Any) -> str:
        """A card by name; a number as it is."""
        return (
            self.card(move).the
            if self.view.position.setting.choice_type(self.view.position.decision) == "card"
            else str(move)
        )

    def option(self, move: Any) -> str:
        """A choice as something one does: "echar el as de oros", "playing the ace of coins"."""
        said = self.choice(move, first=False)[0]
        if self.lang == "es":
            return said
        verb, _, rest = said.partition(" ")
        return f"{gerund(verb)} {rest}".rstrip()

    def choice(self, move: Any, first: bool) -> tuple[str, int]:
        """ "Yo echaría el as de oros", or "echar el as de oros"; and the cards it speaks of."""
        position = self.view.position
        verb = position.setting.law.decisions[position.decision].labels[self.lang]

        def would(es: str, en: str) -> str:
            return self.pick(f"yo {conditional(es)}", f"I would {en}") if first else self.pick(es, en)

        if move is None:
            return self.pick("La carta se juega sola", "The card plays itself"), 0
        if move == PASS:
            return would("pasar", "pass"), 0
        if isinstance(move, tuple):
            card, taken = (move[0] if len(move) > 1 else -1), move[-1]
            if not taken:
                return f"{would('dejar', 'leave')} {self.card(card).the}", 1 << card
            mine = self.card(card).the if card >= 0 else ""
            with_it = self.pick(f" con {mine}", f" with {mine}") if mine else ""
            return f"{would('llevarse', 'take')} {self.cards(taken)}{with_it}", taken | (1 << card if card >= 0 else 0)
        what: Callable[[], str] = {
            "card": lambda: self.card(move).the,
            "suit": lambda: name_suit(move, self.lang).the,
            "number": lambda: str(move),
        }.get(
            position.setting.choice_type(position.decision),
            lambda: str(position.setting.choice_words(position.decision)[move]),
        )
        cards = 1 << move if position.setting.choice_type(position.decision) == "card" else 0
        return f"{would(verb, verb)} {what()}", cards


def gerund(verb: str) -> str:
    """What one does, of an English verb.

    >>> gerund("play"), gerund("leave"), gerund("bid"), gerund("claim")
    ('playing', 'leaving', 'bidding', 'claiming')
    """
    if verb.endswith("e"):
        return verb[:-1] + "ing"
    short = len(verb) == 3 and verb[-2] in "aeiou" and verb[-1] not in "aeiouwxy"
    return verb + (verb[-1] if short else "") + "ing"


def conditional(verb: str) -> str:
    """What one would do, of a verb that may be followed by more: "echar" → "echaría", "llevarse" → "me llevaría".

    >>> conditional("echar"), conditional("llevarse"), conditional("avisar del cambio con")
    ('echaría', 'me llevaría', 'avisaría del cambio con')
    """
    first, _, rest = verb.partition(" ")
    own = first.endswith("se")
    stem = first.removesuffix("se")
    stem = {"decir": "dir", "hacer": "har", "poner": "pondr"}.get(stem, stem)
    return " ".join(part for part in ("me" if own else "", stem + "ía", rest) if part)
