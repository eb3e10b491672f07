"""What every word of the rule language must be able to do, whatever it means.

A word that decides something has five faces, kept together in its class under `tutor.kinds`:

1. *code*: a Python expression over the facts of a position, built from slugs and enums only;
2. *witness*: which cards make it so;
3. *phrase*: what it says, in Spanish and English, with or without the actual cards;
4. *logic*: the same as a logic program;
5. an example, under ``tests/kinds/``.

Facts are small values by name: a set of cards is a 48-bit mask, a card its index 0–47, a suit 0–3, a seat counted
from mano (0), a flag a bool. A card, suit or seat that is *absent* (nothing led) is -1; a fact *not given* is missing.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tutor.law.shapes import Shape

if TYPE_CHECKING:
    from tutor.law.course import Program, Table
    from tutor.law.emit import Emitter
    from tutor.law.logic import LogicProgram
    from tutor.law.names import Names
    from tutor.law.reader import Reader
    from tutor.law.voice import Voice
    from tutor.law.yamltext import Node

Type = Literal["card", "cards", "suit", "suits", "number", "numbers", "seat", "flag", "word", "side"]
Mood = Literal["is", "not", "must", "mustnt"]
NounForm = Literal["a", "plural", "no"]
ABSENT = -1


@dataclass(frozen=True, slots=True)
class Code:
    """A Python expression, and the terms that must be present for the clause it stands in to speak of anything."""

    text: str
    needs: frozenset[str] = frozenset()

    def guarded(self) -> str:
        """The expression as a closed clause: false where it speaks of something absent."""
        if not self.needs:
            return self.text
        return f"({self.present()} and ({self.text}))"

    def waived(self) -> str:
        """The expression as something asked for: nothing is asked where it speaks of something absent."""
        return f"(not ({self.present()}) or ({self.text}))" if self.needs else f"({self.text})"

    def present(self) -> str:
        """What has to be present, as an expression."""
        return " and ".join(sorted(self.needs))


class Word:
    """A word of the language. ``keys`` are the YAML keys by which it is recognised; the first is its name.

    ``shape`` says what stands under each key (`tutor.law.shapes`); of the keys in ``just_one`` exactly one is there.

    Its faces are abstract, which mypy looks after: a class of `abc.ABC` has a method ``register``, and so can have no such
    field.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    shape: ClassVar[Shape] = {}
    just_one: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "shape" in cls.__dict__:
            cls.keys = tuple(cls.shape)


class Term(Word):
    """Something a rule can name: a card, a suit, a number, a seat, a set of cards.

    One without parts of its own is the same wherever it stands.
    """

    type: Type

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @abstractmethod
    def code(self, em: Emitter) -> Code:
        """Its value as an expression."""

    @abstractmethod
    def logic(self, lp: LogicProgram) -> Code:
        """The name of a predicate that holds of its value: over (S,R) for a card, (S) for a suit, (N) for a number."""

    @abstractmethod
    def phrase(self, voice: Voice) -> str:
        """A noun phrase with its article: the actual thing where the voice has facts."""


class Condition(Word):
    """True or false of a position, and where there is one, of the move.

    ``modest``: it says itself that it asks for what is possible. ``orders``: what it asks for is something about the move
    ("must come to 15"); others are facts that let it pass or not. ``rules``: as something asked for it says more than
    that it is not so. ``circumstance``: nothing about the move, so that in a list of what is asked for it is said as it is.
    """

    modest: ClassVar[bool] = False
    rules: ClassVar[bool] = False

    @property
    def orders(self) -> bool:
        """Whether what it asks for is something about the move."""
        return False

    @property
    def circumstance(self) -> bool:
        """Whether it speaks of the moment alone: one cannot be told to make it so."""
        return False

    def made_of(self) -> Condition | None:
        """What it stands for, where it is a name for something else."""
        return None

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        """The condition written in ``node``; faults go to ``reader``."""
        raise TypeError(f"{cls.__name__} is made of others, and never written")

    @abstractmethod
    def code(self, em: Emitter) -> Code:
        """A boolean expression."""

    def witness(self, em: Emitter) -> str:
        """An expression for the mask of cards that make it so."""
        return "0"

    @abstractmethod
    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        """A clause in the given mood, without capital or full stop."""

    def shown(self, voice: Voice) -> str:
        """How it stands in the position of the voice, as an assertion (a sum worked out, for example)."""
        return self.phrase(voice, "is")

    def missed(self, voice: Voice) -> str:
        """How it stands where it does not hold."""
        return self.phrase(voice, "not")

    @abstractmethod
    def logic(self, lp: LogicProgram) -> Code:
        """Body literals that hold where the condition does."""

    def solve(self, em: Emitter, part: str, zone: str) -> str | None:
        """An expression for the sets of cards of ``zone`` that ``part`` can be where this holds; None: try them all.

        It may give too many: each set is tested again. This face spares building every set.
        """
        return None


class Predicate(Word):
    """A set of cards, said of one card. ``rank`` orders the parts of a noun: a suit before what the card does."""

    rank: ClassVar[int] = 5

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Predicate:
        """The predicate written in ``node``."""
        raise TypeError(f"{cls.__name__} is made of others, and never written")

    @abstractmethod
    def code(self, em: Emitter) -> Code:
        """The mask of the cards that are so."""

    def witness(self, em: Emitter) -> str:
        """The cards on the table that it speaks of (the card to be beaten, the card led)."""
        return "0"

    @abstractmethod
    def noun(self, voice: Voice, form: NounForm) -> str:
        """Cards that are so: "una carta que gane al rey", "triunfos", "ningún triunfo"."""

    @abstractmethod
    def said_of(self, voice: Voice, negated: bool = False) -> str:
        """The verb phrase for one card: "es triunfo", "no gana al rey de copas"."""

    @abstractmethod
    def clause(self, voice: Voice, form: NounForm) -> str:
        """The same as a qualification: "que gane al rey", "de copas"."""

    @abstractmethod
    def logic(self, lp: LogicProgram) -> Code:
        """The name of a predicate over (S, R)."""


class Generator(Word):
    """What a part of a move is chosen from. Its values are small whole numbers: cards, numbers, places in a list."""

    type: Type

    @classmethod
    @abstractmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Generator:
        """The generator written in ``node``."""

    @abstractmethod
    def domain(self, em: Emitter) -> str:
        """The mask of what may be chosen at all."""

    @abstractmethod
    def phrase(self, voice: Voice) -> str:
        """ "una carta de tu mano", "un número de 0 a 5"."""

    @abstractmethod
    def logic(self, lp: LogicProgram) -> Code:
        """A predicate that holds of every value."""


class Effect(Word):
    """Something that happens at once, after a choice or in the course."""

    @classmethod
    @abstractmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Effect:
        """The effect written in ``node``."""

    @abstractmethod
    def run(self, table: Table) -> None:
        """Do it. ``table`` is the working copy of a position."""

    @abstractmethod
    def phrase(self, voice: Voice) -> str:
        """What happens: "la baza pasa a quien la gana"."""


class Step(Word):
    """Part of the course of a hand. It compiles to instructions, so that a position can stop at any choice."""

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Step:
        """The step written in ``node``."""
        raise TypeError(f"{cls.__name__} is made of others, and never written")

    @abstractmethod
    def compile(self, program: Program) -> None:
        """Append its instructions."""

    @abstractmethod
    def phrase(self, voice: Voice) -> str:
        """What is done: "se reparten las cartas"."""


class Award(Word):
    """What a line of the tally does to the points of one player."""

    @classmethod
    @abstractmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Award:
        """The award written in ``node``."""

    @abstractmethod
    def code(self, em: Emitter) -> str:
        """An expression for the points after this line; those before it are the fact ``points``."""

    @abstractmethod
    def phrase(self, voice: Voice) -> str:
        """ "10 puntos, y 5 por cada baza ganada"."""

    @abstractmethod
    def shown(self, voice: Voice, value: Callable[[str], int], before: int, after: int) -> str:
        """The same worked out: "10 + 2 × 5 = 20"."""

    def idle(self, value: Callable[[str], int]) -> bool:
        """Whether it gives nothing because there was nothing to count, so that it need not be shown."""
        return False


class Counter(Word):
    """A number counted for one player. ``adds_up``: what all have together is what there is."""

    adds_up: ClassVar[bool] = False

    @classmethod
    @abstractmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Counter:
        """The counter written in ``node``."""

    @abstractmethod
    def code(self, em: Emitter) -> str:
        """An expression for it, out of the numbers of that player."""

    def counted(self) -> int:
        """The cards of the whole pack that it counts, where it counts cards and always the same; else none."""
        return 0

    def only_card(self) -> int:
        """The card that it counts, where there is just one; else -1."""
        cards = self.counted()
        return cards.bit_length() - 1 if cards and not cards & (cards - 1) else -1

    def most(self, deck: int) -> int:
        """The highest it can be for one player."""
        return (self.counted() & deck).bit_count() or 400


Facts = Mapping[str, object]
