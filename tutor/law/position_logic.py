"""Every position that a decision can be asked in, as a logic program of choices.

It is the other half of `tutor.law.chain_logic`: a choice of what lies on the table and of what has been said, complete
as `tutor.play.facts` completes it. Only the facts that somebody asks for are chosen.

The middle cards of a trick are chosen as a set: ``order(1,…)`` is the first card, ``order(3,…)`` the last where there
are two or more, and all the others stand at 2. That loses nothing as long as no rule asks for the place of a card other
than the first and the last, and no rule can: see `LogicProgram.trick_card`.
"""

from __future__ import annotations

from collections.abc import Collection

from tutor.cards import SUITS, bits, deck_mask
from tutor.law.course import Marked, every_step
from tutor.law.logic import LogicProgram, beyond_proof
from tutor.law.model import Law, Register, Zone

FIRST, MIDDLE, LAST = 1, 2, 3


class PositionProgram:
    """Writes the choices. ``facts`` are the names asked for, ``decision`` tells who has spoken already.

    With ``any_suit`` the first suit chosen is oros: right where no rule names a suit, for then suits can be renamed.
    """

    def __init__(self, law: Law, facts: Collection[str], decision: str, max_trick: int, any_suit: bool = False) -> None:
        self.law, self.decision, self.max_trick, self.asked = law, decision, max_trick, {*facts}
        self.suits = [suit.slug for suit in SUITS][: 1 if any_suit else None]
        self.names = LogicProgram(law.tricks, "position'")
        self.rules: list[str] = []
        self.done: list[str] = []
        self.pack = bits(deck_mask(law.deck.cards))
        generator = next(iter(law.decisions[decision].choose.values()))
        self.chosen_from = getattr(getattr(generator, "zone", None), "name", "")
        self.most = len(self.pack) // min(law.players)
        self.add(" ".join(f"card({card_atom(card)})." for card in self.pack))
        trick = law.tricks.zone if law.tricks is not None else ""
        for name in sorted(facts, key=lambda name: (name in law.zones, name != trick, name)):
            self.fact(name)

    def text(self) -> str:
        """The program."""
        return "\n".join(self.rules) + "\n" + self.names.text()

    def add(self, *rules: str) -> None:
        """More rules."""
        self.rules += rules

    def fact(self, name: str) -> None:
        """Choose a fact, once, and whatever it follows from."""
        if name in self.done:
            return
        self.done.append(name)
        plain = name.partition(":")[0]
        if name in ("deck", "players", "cards", "chooser", "dealer", "mano", "leader"):
            getattr(self, name)()
        elif self.law.tricks is not None and plain == self.law.tricks.zone:
            self.trick(self.names.fact(name))
        elif plain in self.law.zones:
            self.zone(name)
        elif name in self.law.registers:
            self.register(self.law.registers[name])
        elif name.endswith(":all") and plain in self.law.registers:
            self.said(name, self.law.registers[plain])
        elif name.endswith(":last") and plain in self.law.registers:
            self.last_of(name, plain)
        else:
            raise beyond_proof(name)

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    def deck(self) -> None:
        self.add("deck(S,R) :- card(S,R).")

    def players(self) -> None:
        self.add(
            f"1 {{ players({';'.join(map(str, self.law.players))}) }} 1.", "#minimize { N@2,players : players(N) }."
        )

    def cards(self) -> None:
        self.fact("players")
        self.add(
            f"1 {{ cards(N) : N = 1..{len(self.pack)}/P }} 1 :- players(P).", "#minimize { N@2,cards : cards(N) }."
        )

    def mano(self) -> None:
        self.add("mano(0).")

    def dealer(self) -> None:
        self.fact("players")
        self.add("dealer(N-1) :- players(N).")

    def chooser(self) -> None:
        self.fact("players")
        self.add("1 { chooser(I) : I = 0..N-1 } 1 :- players(N).", "#minimize { I@1,chooser : chooser(I) }.")

    def leader(self) -> None:
        self.fact("chooser")
        if self.law.tricks is not None:
            self.fact(self.law.tricks.zone)
        self.add("leader((I-K+N) \\ N) :- chooser(I), players(N), K = #count { S,R : order(_,S,R) }.")

    # ── cards ─────────────────────────────────────────────────────────────────────────────────────

    def trick(self, zone: str) -> None:
        """A trick in play: its first, its last, the set between, ``max_trick`` cards in all."""
        one, several = f"order({FIRST},_,_)", f"order({LAST},_,_)"
        self.add(
            f"{{ order({FIRST},S,R) : card(S,R) }} 1.",
            f"{{ order({LAST},S,R) : card(S,R) }} 1 :- {one}.",
            f"{{ order({MIDDLE},S,R) : card(S,R) }} {self.max_trick - 2} :- {several}.",
            ":- order(I,S,R), order(J,S,R), I < J.",
            f"{zone}(S,R) :- order(_,S,R).",
            f"#minimize {{ 1@2,S,R,trick : {zone}(S,R) }}.",
        )
        if self.max_trick < 2:
            self.add(f":- {several}." if self.max_trick else f":- {one}.")
        if "players" in self.done:
            self.add(":- players(N), N { order(_,S,R) : card(S,R) }.")

    def zone(self, name: str) -> None:
        """Cards that lie in no other zone (a turned card may); some, where one of them is to be chosen."""
        zone, kind = self.names.fact(name), self.law.zones[name.partition(":")[0]]
        if kind.copy_of:
            self.remembered(zone, kind)
        elif self.shows_a_suit(name):
            self.add(f"1 {{ {zone}(S,R) : card(S,R) }} 1.")
            return  # one card whatever comes, so that there is nothing to make small
        elif kind.size == 1:
            self.add(f"{{ {zone}(S,R) : card(S,R) }} 1.")
        else:
            least, most = int(name == self.chosen_from), self.most if kind.of else len(self.pack)
            self.add(f"{least} {{ {zone}(S,R) : card(S,R) }} {most}.", f"lies'(S,R,{zone}) :- {zone}(S,R).")
            self.add(":- lies'(S,R,A), lies'(S,R,B), A < B.")
            if self.law.tricks is not None and self.law.tricks.zone in self.asked:
                self.fact(self.law.tricks.zone)
                self.add(f":- {zone}(S,R), order(_,S,R).")
        if name == self.chosen_from and "cards" in self.done:
            self.add(f":- cards(N), N+1 {{ {zone}(S,R) : card(S,R) }}.")
        self.add(  # by its number, which a rule may speak of too: bounds on one number meet at once, those on 40 cards do not
            f"size'({zone},N) :- N = #count {{ S,R : {zone}(S,R) }}.",
            f"#minimize {{ N@2,{zone} : size'({zone},N) }}.",
        )

    def remembered(self, zone: str, kind: Zone) -> None:
        """What lay in another zone before: what lies there now and more, where nothing comes in after the deal; just
        that, where it is remembered since a moment that is now.
        """
        self.add(f"{{ {zone}(S,R) : card(S,R) }} {self.most}.")
        if self.grows(kind.copy_of):
            return
        self.fact(kind.copy_of)
        now = self.names.fact(kind.copy_of)
        self.add(f":- {now}(S,R), not {zone}(S,R).")
        if kind.when is not None:
            since = self.names.clause(kind.when.logic(self.names))
            for name in sorted(self.names.facts):
                self.fact(name)
            self.add(f":- {zone}(S,R), not {now}(S,R), {since}.")

    def shows_a_suit(self, zone: str) -> bool:
        """Whether a suit that is always known is known by a card that lies there."""
        return any(each.suit_of == zone and not each.or_said_in for each in self.law.registers.values())

    def grows(self, zone: str) -> bool:
        """Whether cards come into a zone after one deal."""
        deals = [step for step in every_step(self.law.course) if step.keys[:1] == ("deal",)]
        into = [step for step in deals if getattr(step, "to", "") == zone]
        first = [step.step if isinstance(step, Marked) else step for step in self.law.course]
        return len(into) > 1 or any(step not in first for step in into)

    # ── what is remembered ────────────────────────────────────────────────────────────────────────

    def register(self, register: Register) -> None:
        """A register; of one that everybody has, the chooser's own."""
        name, everybody = self.names.fact(register.name), register.name + ":all"
        if everybody in self.asked:
            self.fact("chooser")
            self.fact(everybody)
            self.add(f"{name}(N) :- chooser(I), {self.names.fact(everybody)}(I,N).")
        elif register.type == "flag":
            self.add(f"{{ {name} }}.")
        elif register.type == "suits":
            self.add(f"{{ {name}(S) : card(S,_) }}.", f"#minimize {{ 1@2,S,{name} : {name}(S) }}.")
        elif register.suit_of in self.asked and not register.or_said_in:
            self.fact(register.suit_of)
            self.add(f"{name}(S) :- {self.names.fact(register.suit_of)}(S,_).")
        elif register.type == "suit":
            self.add(f"1 {{ {name}({';'.join(self.suits)}) }} 1.")
            self.suits = [suit.slug for suit in SUITS]
        elif register.type == "card":
            self.add(f"{{ {name}(S,R) : card(S,R) }} 1.")
        elif register.type == "number":
            self.add(f"1 {{ {name}(N) : N = 0..{self.most} }} 1.", f"#minimize {{ N@1,{name} : {name}(N) }}.")
            if "cards" in self.asked:
                self.fact("cards")
                self.add(f":- {name}(N), cards(C), N > C.")
        else:
            self.fact("players")
            self.add(f"{{ {name}(I) : I = 0..N-1 }} 1 :- players(N).")

    def last_of(self, name: str, suits: str) -> None:
        """The last suit of a set, which is empty or has one."""
        self.fact(suits)
        own = self.names.fact(suits)
        self.add(f"1 {{ {self.names.fact(name)}(S) : {own}(S) }} 1 :- {own}(_).")

    def said(self, name: str, register: Register) -> None:
        """Everybody's numbers: of those said in the decision being made, only those before the chooser's."""
        self.fact("cards")
        self.fact("chooser")
        seats = "chooser(E), I = 0..E-1" if register.said_in == self.decision else "players(E), I = 0..E-1"
        said = self.names.fact(name)
        self.add(
            f"1 {{ {said}(I,N) : N = 0..C }} 1 :- cards(C), {seats}.", f"#minimize {{ N@1,I,{said} : {said}(I,N) }}."
        )


def card_atom(card: int) -> str:
    """Suit and rank of a card as arguments."""
    return f"{SUITS[card // 12].slug},{card % 12 + 1}"
