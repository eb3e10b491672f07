"""What choices have come to in the deals that were tried, in words: how often, how far ahead, and what is gone by."""

from __future__ import annotations

from collections.abc import Callable

from tutor.bots.advice import Advice
from tutor.bots.choices import Chooser
from tutor.bots.playing import PRIZE
from tutor.bots.trials import Outcome
from tutor.play.deal import stock_of
from tutor.words import Noun, listing, sentence


class Measurer(Chooser):
    """Says what the advised choice brings, against the next best."""

    def reach(self, advice: Advice) -> str:
        """How often the aim is met, against the next best; and how many tricks else."""
        best, bid = advice.best, self.view.position.decision
        number = self.view.position.setting.choice_type(bid) == "number"
        aim, deals = self.tricks(advice.aim or 0), best.deals
        share = self.share(best.share)
        least = self.pick("al menos ", "at least ") if number and share != self.share(1) else ""
        text = self.pick(
            f"acabas con {aim} en {least}el {share} de {deals} repartos probados" if advice.aim
            else f"te quedas sin bazas en {least}el {share} de {deals} repartos probados",
            f"you end with {aim} in {least}{share} of {deals} sampled deals",
        )  # fmt: skip
        second = advice.second
        if second is not None:
            other = self.share(advice.outcomes[second].share)
            how = self.instead(second) if number else self.pick("con ", "with ") + self.named(second)
            text += self.pick(f"; {how}, en el {other}", f"; {how}, in {other}")
            text += self.pays(best, advice.outcomes[second])
        return text + self.spread(best)

    def pays(self, best: Outcome, second: Outcome) -> str:
        """What makes up for it where the next best comes off more often."""
        if not self.more(second.share, best.share, self.share):
            return ""
        mean, other = self.points(best.mean), self.points(second.mean)
        return self.pick(
            f". Así sale menos veces, pero trae más: de media, {mean}, y no {other}",
            f". That comes off less often, but brings more: {mean} on average, not {other}",
        )

    def spread(self, best: Outcome) -> str:
        """How many tricks it comes to, the likeliest first."""
        ranked = sorted(best.tricks.items(), key=lambda item: -item[1])[:3]
        if len(ranked) < 2:
            return ""
        each = [f"{number} ({self.share(times / best.deals)})" for number, times in ranked]
        return self.pick(". Bazas que salen: ", ". Tricks it comes to: ") + listing(each, self.lang)

    def lose_least(self, advice: Advice) -> str:
        """What can still be saved."""
        second, mean, deals = advice.second, advice.best.mean, advice.best.deals
        why = (
            self.pick("lo que pediste ya no sale", "your bid cannot be made any more")
            if advice.lost
            else self.pick(
                f"lo que pediste no sale en ninguno de {deals} repartos probados",
                f"your bid is made in none of {deals} sampled deals",
            )
        )
        text = self.pick(
            f"{why}, así que se trata de perder poco: de media, {self.points(mean)}",
            f"{why}, so lose as little as you can: {self.points(mean)} on average",
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
        instead = self.instead(advice.second) if second is not None else ""
        if unit is not None:
            game = self.game()
            text = self.pick(
                f"{deals} ganas {game} en el {self.share(best.share)} y quedas, de media, {self.lead(best.lead)}",
                f"{deals} you win {game} in {self.share(best.share)} and end, on average, {self.lead(best.lead)}",
            )
            if second is not None:
                share, lead = self.share(second.share), self.lead(second.lead)
                text += self.pick(f"; {instead}, en el {share} y {lead}", f"; {instead}, in {share} and {lead}")
                text += self.goes_by(best, second)
            return text
        until = self.pick("de aquí al próximo reparto", "until cards are dealt again") if self.deals_again() else ""
        when = f"{deals}, {until}," if until else deals
        text = self.pick(
            f"{when} quedas, de media, {self.lead(best.lead)}", f"{when} you end, on average, {self.lead(best.lead)}"
        )
        if second is not None:
            text += f"; {instead}, {self.lead(second.lead)}"
        return text

    def goes_by(self, best: Outcome, second: Outcome) -> str:
        """What is looked for, where the next best wins more often or ends further ahead."""
        rarer, nearer = self.more(second.share, best.share, self.share), self.more(second.lead, best.lead, self.lead)
        if not rarer and not nearer:
            return ""
        unit = self.view.position.setting.law.result.unit
        assert unit is not None
        game, one, worth = self.game(), unit.one[self.lang], self.points(PRIZE)
        why = self.pick(
            f"se busca la mayor ventaja, y en ella cada {one} cuenta como {worth}",
            f"what counts is the largest lead, in which each {one} counts as {worth}",
        )
        if rarer and not nearer:
            but = self.pick(
                f"así ganas {game} menos veces, pero con más puntos", f"that wins {game} less often, but by more"
            )
        elif nearer and self.more(best.share, second.share, self.share):
            but = self.pick(
                f"así sacas menos puntos, pero ganas {game} más veces", f"that gains less, but wins {game} more often"
            )
        else:
            return f". {sentence(why).rstrip('.')}"
        return f". {sentence(but).rstrip('.')}: {why}"

    def more(self, one: float, other: float, said: Callable[[float], str]) -> bool:
        """Whether one is more than the other as they are said."""
        return one > other and said(one) != said(other)

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
