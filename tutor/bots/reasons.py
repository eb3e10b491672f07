"""The words of the last step of a hint: what to choose, and why."""

from __future__ import annotations

from collections.abc import Iterable

from tutor.bots.advice import Advice, Key
from tutor.bots.capture import sweepers
from tutor.bots.measured import Measurer
from tutor.words import join_with, sentence


class Adviser(Measurer):
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
        elif advice.lost or advice.hopeless:
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
        said = [" ".join(name) for name in [first, *more]]
        apart = any(" y " in name or " and " in name for name in said[:-1]) and len(said) > 1  # lists within the list
        names = join_with(said, self.lang, "or", *(("; ", "; ") if apart else (", ", " ")))
        return self.pick(f"lo mismo da {names}", f"{names} would be as good")

    def hangs_on(self, key: Key) -> str:
        """The card whose place decides most."""
        card, points = self.card(key.card), self.points(abs(key.points))
        more = self.pick("más" if key.points > 0 else "menos", "more" if key.points > 0 else "less")
        where = (
            self.pick(f"si la tiene {self.names[key.seat]}", f"if {self.names[key.seat]} holds it")
            if key.seat >= 0
            else self.pick("si no se ha repartido", "if it was not dealt")
        )
        return self.pick(
            f"la carta clave es {card.the}: {where}, sacas {points} {more}",
            f"the key card is {card.the}: {where}, you get {points} {more}",
        )
