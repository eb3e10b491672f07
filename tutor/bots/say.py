"""The words of hints, in Spanish and English: where to look, what is certain, and the advice with its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.bots.certain import Certain
from tutor.bots.figures import points_said, written
from tutor.bots.view import View
from tutor.cards import SUIT_MASK, bits
from tutor.judge import judge
from tutor.law.compile import CompiledDecision
from tutor.law.compile_sets import SetDecision
from tutor.play.position import PASS, chooses_blind
from tutor.words import Noun, listing, name_card, name_suit, sentence


@dataclass(frozen=True)
class Teller:
    """Says things of a view in a language. ``names``: what the players are called, by seat; ``french``: the deck is."""

    view: View
    lang: str
    names: Sequence[str]
    french: bool = False

    def pick(self, es: str, en: str) -> str:
        """The words of the language."""
        return es if self.lang == "es" else en

    def card(self, card: int) -> Noun:
        """A card by name."""
        return name_card(card, self.lang, self.french)

    def cards(self, cards: int, either: bool = False) -> str:
        """The cards of a mask, with their articles."""
        return listing([self.card(card).the for card in bits(cards)], self.lang, "or" if either else "and")

    def number(self, value: float) -> str:
        """A number with one decimal at most, as it is written."""
        return written(value, self.lang)

    def share(self, part: float) -> str:
        """A share as a percentage."""
        return self.pick(f"{round(100 * part)} %", f"{round(100 * part)}%")

    def tricks(self, number: int) -> str:
        """So many tricks."""
        if not number:
            return self.pick("ninguna baza", "no trick")
        return self.pick(
            "1 baza" if number == 1 else f"{number} bazas", "1 trick" if number == 1 else f"{number} tricks"
        )

    def points(self, value: float) -> str:
        """So many points."""
        return points_said(value, self.lang)

    # ── the first step ────────────────────────────────────────────────────────────────────────────

    def look(self) -> str:
        """Where to look."""
        position = self.view.position
        law, kind = position.setting.law, position.setting.choice_type(position.decision)
        if chooses_blind(position):
            return self.pick("No ves tus cartas.", "You do not see your cards.")
        if len(self.view.moves) < 2:
            return self.pick("Aquí no hay elección.", "There is no choice here.")
        if position.optional:
            return self.pick(
                "Esto no te obliga a nada: mira si te conviene.", "You need not do this: see whether it pays."
            )
        if isinstance(position.setting.court.decision(position.decision), SetDecision):
            return self.pick(
                "Mira qué te puedes llevar, y qué le dejas a quien juega después.",
                "See what you can take, and what you leave to whoever plays next.",
            )
        if kind == "number" and self.blind():
            return self.pick(
                "Tu carta no la ves: mira cómo de altas son las de los demás.",
                "You do not see your own card: see how high those of the others are.",
            )
        if kind == "number":
            return self.pick(
                "Cuenta en tu mano las cartas con las que esperas ganar baza.",
                "Count the cards of your hand with which you expect to win a trick.",
            )
        if kind == "suit":
            return self.pick("Mira en qué palo eres más fuerte.", "See in which suit you are strongest.")
        if law.tricks is not None and position.facts.get(law.tricks.zone + ":order"):
            best = self.card(position.facts["best"])
            return sentence(
                self.pick(
                    f"la baza la va ganando {best.the}: mira si te conviene ganarla",
                    f"{best.the} is winning the trick: see whether you want to win it",
                )
                if self.can_win()
                else self.pick(
                    f"la baza la va ganando {best.the}, y tú ya no puedes ganarla: mira qué carta te conviene echar",
                    f"{best.the} is winning the trick, and you cannot win it: see which card you had best play",
                )
            )
        return self.pick(
            "Sales tú: mira qué cartas más altas que las tuyas quedan por salir.",
            "You lead: see which cards higher than yours are still out.",
        )

    def blind(self) -> bool:
        """Whether everybody but oneself sees what one holds."""
        position, seat = self.view.position, self.view.seat
        hidden = [name for name, zone in position.setting.law.zones.items() if zone.seen_by == "others"]
        return any(position.zones[name][seat] for name in hidden)

    def can_win(self) -> bool:
        """Whether some card that may be played would be winning the trick."""
        position = self.view.position
        tricks = position.setting.law.tricks
        assert tricks is not None
        trick, moves = position.zones[tricks.zone], [move for move in self.view.moves if move != PASS]
        named = [position.registers[name] for name in tricks.won_by if name != "led"]
        return any(tricks.read((*trick, move), named).best == move for move in moves)

    # ── the second ────────────────────────────────────────────────────────────────────────────────

    def rule(self) -> tuple[str, int]:
        """The rule that is in force, and the cards it leaves."""
        position, moves = self.view.position, [move for move in self.view.moves if move != PASS]
        known = position.setting.court.decision(position.decision)
        if isinstance(known, SetDecision):
            return self.takings(known), 0
        if position.setting.choice_type(position.decision) == "number":
            return self.numbers(known), 0
        if position.setting.choice_type(position.decision) != "card" or not moves:
            return "", 0
        choices = sum(1 << move for move in moves)
        ruling = judge(known, position.facts, moves[0])
        rules = {rule.id: rule for rule in known.decision.duties}
        bound = [rules[reason.rule].labels[self.lang] for reason in ruling.reasons() if reason.state == "binding"]
        if not bound:
            return self.unbound(known, choices)
        duties = listing(bound, self.lang)
        must = self.pick(f"tienes que {duties}", f"you have to {duties}")
        return sentence(f"{must}: {self.what_will_do(known, choices)}"), choices

    def unbound(self, known: CompiledDecision, choices: int) -> tuple[str, int]:
        """Where no duty narrows what may be chosen: the requirement that does, or that none does."""
        refused = known.trace(self.view.position.facts).domain & ~choices
        if refused:
            rules = {rule.id: rule.labels[self.lang] for rule in known.decision.rules}
            broken = [judge(known, self.view.position.facts, card).rule for card in bits(refused)]
            names = listing(
                [
                    f"«{rules[rule]}»" if self.lang == "es" else f"“{rules[rule]}”"
                    for rule in dict.fromkeys(broken)
                    if rule
                ],
                self.lang,
            )
            return sentence(self.pick(f"por {names} ", f"by {names} ") + self.what_will_do(known, choices)), choices
        if choices & (choices - 1) == 0:
            return "", 0
        return self.pick("Ninguna regla te obliga: vale cualquier carta.", "No rule binds you: any card will do."), 0

    def what_will_do(self, known: CompiledDecision, choices: int) -> str:
        """ "solo vale el as de oros", "valen el as y el tres de oros"."""
        which = self.cards(choices, either=self.lang == "en")
        if choices & (choices - 1) == 0:
            return self.pick(f"solo vale {which}", f"only {which} will do")
        return self.pick(f"valen {which}", f"you may {known.decision.labels[self.lang]} {which}")

    def takings(self, known: SetDecision) -> str:
        """What a capture has to be, and in how many ways one can be made."""
        rules = [rule.labels[self.lang] for rule in known.decision.require]
        ways = sum(move != PASS and bool(move[-1] if isinstance(move, tuple) else move) for move in self.view.moves)
        if not ways and len(self.view.moves) < 2:
            return self.pick("No puedes llevarte nada.", "You can take nothing.")
        if not ways:
            return self.pick("No puedes llevarte nada: elige qué dejas.", "You can take nothing: choose what to leave.")
        must = listing(rules, self.lang)
        begun = self.pick("puedes", "you may") if self.view.position.optional else self.pick("hay que", "you have to")
        return sentence(
            self.pick(
                f"{begun} {must}: tienes {ways} maneras de llevarte cartas" if ways > 1
                else f"{begun} {must}: solo hay una manera de llevarte cartas",
                f"{begun} {must}: there are {ways} ways to take cards" if ways > 1
                else f"{begun} {must}: there is one way to take cards",
            )
        )  # fmt: skip

    def numbers(self, known: CompiledDecision) -> str:
        """What has been said so far, and which numbers are refused, by which rule."""
        position = self.view.position
        registers = position.setting.law.registers
        name = next((name for name, register in registers.items() if register.said_in == position.decision), "")
        said, parts = position.registers.get(name, ()), []
        if said and any(register.most == name for register in registers.values()):
            parts.append(self.pick(f"hasta ahora lo más alto es {max(said)}", f"the highest so far is {max(said)}"))
        elif said:
            total, cards = sum(said), position.setting.cards
            parts.append(
                self.pick(
                    f"lo dicho hasta ahora suma {total}, y la mano es de {self.tricks(cards)}",
                    f"what has been said so far comes to {total}, and it is a hand of {self.tricks(cards)}",
                )
            )
        rules = {rule.id: rule.labels[self.lang] for rule in known.decision.rules}
        for number in bits(known.trace(position.facts).domain):
            rule = judge(known, position.facts, number).rule if number not in self.view.moves else None
            if rule:
                parts.append(
                    self.pick(f"{number} no vale, por «{rules[rule]}»", f"{number} is refused, by “{rules[rule]}”")
                )
        return " ".join(sentence(part) for part in parts)

    def certain(self, fact: Certain) -> str:
        """Something certain about what another holds."""
        who, rule = self.names[fact.seat], fact.rule[self.lang]
        if fact.held:
            return sentence(
                self.pick(
                    f"{who} tiene {self.cards(fact.cards)}: sin eso no habría podido {rule}",
                    f"{who} holds {self.cards(fact.cards)}: without that there was no way to {rule}",
                )
            )
        played = self.card(fact.played)
        return sentence(
            self.pick(
                f"{who} no tiene {self.lacked(fact)}: habría tenido que {rule}, y echó {played.the}",
                f"{who} holds no {self.lacked(fact)}: it would have been a duty to {rule}, and {played.the} was played",
            )
        )

    def lacked(self, fact: Certain) -> str:
        """The cards that somebody lacks: whole suits, all above a card, or one by one."""
        law = self.view.position.setting.law
        above = law.tricks.above if law.tricks is not None else (0,) * 49
        found, either = [], []
        for suit in range(4):
            here, hidden = fact.cards & SUIT_MASK[suit], self.view.hidden & SUIT_MASK[suit]
            if not here:
                continue
            name = name_suit(suit, self.lang).the
            under = [
                c for c in bits(self.view.position.setting.plan.pack & SUIT_MASK[suit]) if hidden & above[c] == here
            ]
            if here == hidden:
                found.append(name)
            elif under:
                card = min(under, key=lambda c: above[c].bit_count())
                rank = self.card(card)
                found.append(self.pick(f"{name} por encima {rank.of}", f"{name} above {rank.the}"))
            else:
                either += [self.card(card).the if self.lang == "es" else self.card(card).bare for card in bits(here)]
        names = [*found, *either]
        if self.lang == "es":
            return " ni ".join(names) if len(names) < 2 else "ni " + " ni ".join(names)
        return listing(names, self.lang, "or")
