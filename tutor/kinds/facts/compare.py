"""``the``: compares one thing that can be named: a number, a suit, a seat, a flag, a card."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from tutor.law.emit import Emitter
from tutor.law.logic import LogicProgram
from tutor.law.names import Declared, Fact, Literal, Names, Part
from tutor.law.protocol import Code, Condition, Mood, Predicate, Term, Type
from tutor.law.reader import Reader, shown
from tutor.law.shapes import Shape
from tutor.law.suits import SuitsWith
from tutor.law.voice import Voice, joined
from tutor.law.yamltext import Node
from tutor.words import Noun, being, count, pluralize

COMPARE = {"is": "==", "more_than": ">", "less_than": "<", "at_least": ">=", "at_most": "<="}
MORE = ("more_than", "less_than", "at_least", "at_most")
LOGIC = {"is": "=", "more_than": ">", "less_than": "<", "at_least": ">=", "at_most": "<="}
SAID: dict[str, dict[Mood, tuple[str, str]]] = {
    "is": {
        "is": ("es", "is"),
        "not": ("no es", "is not"),
        "must": ("tiene que ser", "must be"),
        "mustnt": ("no puede ser", "may not be"),
    },
    "more_than": {
        "is": ("es más de", "is more than"),
        "not": ("no pasa de", "is not more than"),
        "must": ("tiene que ser más de", "must be more than"),
        "mustnt": ("no puede pasar de", "may not be more than"),
    },
    "less_than": {
        "is": ("es menos de", "is less than"),
        "not": ("no es menos de", "is not less than"),
        "must": ("tiene que ser menos de", "must be less than"),
        "mustnt": ("no puede ser menos de", "may not be less than"),
    },
    "at_least": {
        "is": ("llega a", "is at least"),
        "not": ("no llega a", "is less than"),
        "must": ("tiene que ser por lo menos", "must be at least"),
        "mustnt": ("no puede llegar a", "must be less than"),
    },
    "at_most": {
        "is": ("no pasa de", "is at most"),
        "not": ("pasa de", "is more than"),
        "must": ("no puede pasar de", "may not be more than"),
        "mustnt": ("tiene que pasar de", "must be more than"),
    },
}


ONE = {"las ": "una", "los ": "uno", "the ": "one"}
SAME: dict[Mood, tuple[str, str]] = {
    "is": ("coinciden", "match"),
    "not": ("no coinciden", "do not match"),
    "must": ("tienen que coincidir", "must match"),
    "mustnt": ("no pueden coincidir", "may not match"),
}
AMONG: dict[Mood, tuple[str, str]] = {
    "is": ("está entre", "is among"),
    "not": ("no está entre", "is not among"),
    "must": ("tiene que estar entre", "must be among"),
    "mustnt": ("no puede estar entre", "may not be among"),
}
SETS_OF: dict[Type, Type] = {"suit": "suits", "card": "cards", "suits": "suits", "cards": "cards"}
SETS: tuple[Type, ...] = ("cards", "suits")
YOU = ("chooser", "owner")
NOTHING_BEFORE = re.compile(r"(there (?:is|are))(?= (?!an? |the |one |no |any ))")
AUXILIARY = re.compile(r"\b(is|are|was|were|has|have|can|may|must|will)\b")


def than(comparator: str, value: str, subject: str = "") -> str:
    """A comparator and what stands after it: "más de 3", "las bazas … más de una", but "más que las bazas de la mano"."""
    if value == "1" and re.search(r"\b(?:de|than)$", comparator):
        return f"{comparator} {next((one for start, one in ONE.items() if subject.startswith(start)), value)}"
    if not value[:1].isdigit():
        comparator = re.sub(r"\b(más|menos) de$", r"\1 que", comparator)
    return f"{comparator} {value}"


def denied(clause: str) -> str:
    """The opposite of an English clause: "a trump has not been played"."""
    if NOTHING_BEFORE.match(clause):
        return NOTHING_BEFORE.sub(r"\1 no", clause, count=1)
    if AUXILIARY.search(clause):
        return AUXILIARY.sub(r"\1 not", clause, count=1)
    return f"it is not true that {clause}"


HAVE = {
    "is": ("tienes {}", "you have {}"),
    "more_than": ("tienes más de {}", "you have more than {}"),
    "less_than": ("tienes menos de {}", "you have fewer than {}"),
    "at_least": ("tienes por lo menos {}", "you have at least {}"),
    "at_most": ("tienes como mucho {}", "you have at most {}"),
}


def counted(what: str, how: str, number: int, true: bool, voice: Voice) -> str:
    """ "tienes 10 oros": so many of what the game counts."""
    have = HAVE[how][0 if voice.lang == "es" else 1].format(f"{number} {what}")
    if voice.subject:
        return voice.pick(
            f"{'' if true else 'no '}{have.replace('tienes', 'tiene', 1)}",
            have.replace("you have", f"{voice.subject} {'has' if true else 'has not'}", 1),
        )
    return have if true else voice.pick(f"no {have}", have.replace("you have", "you do not have"))


def holding(unit: Noun, how: str, value: Term | Predicate, mood: Mood, voice: Voice) -> str:
    """ "tienes que tener alguna baza ganada", "no puedes tener ninguna": so many of what one has."""
    number, true = getattr(value, "value", 0), mood in ("is", "must")
    nothing = (how, number) in (("is", 0), ("less_than", 1), ("at_most", 0))
    if nothing or (how, number) in (("more_than", 0), ("at_least", 1)):
        some = nothing != true
        if voice.lang == "es":
            if mood in ("must", "mustnt"):
                return f"{'tienes que' if some else 'no puedes'} tener {some_or_no(unit, some)}"
            return f"{'' if some else 'no '}tienes {some_or_no(unit, some)}"
        verb = "you must have" if mood in ("must", "mustnt") else "you have"
        return f"{verb} {f'at least one {unit.bare}' if some else f'no {pluralize(unit).bare}'}"
    many = count(number, unit, voice.lang)
    have = HAVE[how][0 if voice.lang == "es" else 1].format(many)
    if mood in ("must", "mustnt"):
        have = have.replace("tienes", "tienes que tener", 1).replace("you have", "you must have", 1)
    return have if true else voice.pick(f"no {have}", have.replace("you ", "you do not ", 1))


def some_or_no(unit: Noun, some: bool) -> str:
    """ "alguna baza", "ninguna baza"."""
    return unit.no.replace("ning", "alg", 1) if some else unit.no


def only_if(voice: Voice, clause: str, must: bool) -> str:
    """A fact as something asked for: one cannot be told to make it so."""
    if must:
        return voice.pick(f"solo se puede si {clause}", f"it is only allowed if {clause}")
    return voice.pick(f"no se puede si {clause}", f"it is not allowed if {clause}")


def comparison(entries: dict[str, Node]) -> str:
    """The comparator among the keys."""
    return next(key for key in COMPARE if key in entries)


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """``{the: cards, more_than: 1}``, ``{the: trump, is: copas}``, ``{the: led, is: {suit: trump}}``,
    ``{the: sing, in: sung}``."""

    shape: ClassVar[Shape] = {
        "the": "named",
        "is": "named|predicate?",
        "in": "cards|suits?",
        **dict.fromkeys(MORE, "number?"),
    }
    just_one = (*COMPARE, "in")
    subject: Term
    how: str
    value: Term | Predicate

    @classmethod
    def read(cls, node: Node, reader: Reader, names: Names) -> Condition:
        entries = reader.entries_of(node)
        subject = reader.term(
            entries["the"], names.within(literals=False), "card", "suit", "number", "seat", "side", "flag", *SETS
        )
        if "in" in entries:
            if subject.type not in SETS_OF:
                raise reader.fault("not_in_a_set", entries["the"], word=shown(entries["the"]))
            return cls(subject, "in", reader.term(entries["in"], names, SETS_OF[subject.type]))
        if subject.type in SETS:
            raise reader.fault("only_in", entries["the"], word=shown(entries["the"]))
        how = comparison(entries)
        if subject.type == "card" and how == "is" and isinstance(entries[how].value, dict):
            return cls(subject, how, reader.predicate(entries[how], names))
        wanted = ("seat", "side") if subject.type in ("seat", "side") else (subject.type,)
        if how != "is" and subject.type != "number":
            raise reader.fault("not_a_number", entries["the"], word=shown(entries["the"]), how=how)
        return cls(subject, how, reader.term(entries[how], names, *wanted))

    def code(self, em: Emitter) -> Code:
        left, right = self.subject.code(em), self.value.code(em)
        if self.how == "in" and self.subject.type in SETS:
            return Code(f"({left.text}) & ~({right.text}) == 0", left.needs | right.needs)
        if isinstance(self.value, Predicate) or self.how == "in":
            return Code(f"({right.text}) >> {left.text} & 1", left.needs | right.needs)
        return Code(f"{left.text} {COMPARE[self.how]} {right.text}", left.needs | right.needs)

    def witness(self, em: Emitter) -> str:
        if self.subject.type != "card":
            return "0"
        left = self.subject.code(em)
        return f"(1 << {left.text} if {' and '.join(left.needs) or 'True'} else 0)"

    def phrase(self, voice: Voice, mood: Mood = "is") -> str:
        if isinstance(self.value, Predicate):
            subject = self.subject.phrase(voice.general() if isinstance(self.subject, Part) else voice)
            return f"{subject} {self.value.said_of(voice, mood in ('not', 'mustnt'))}"
        if self.subject.type == "flag":
            return self._flag(voice, mood)
        if self.how == "in":
            return self._among(voice, mood)
        if self.subject.type == "card" and isinstance(self.value, Term):
            return self._same_card(voice, mood)
        subject, value = self.subject.phrase(voice.general()), self.value.phrase(voice)
        if self.subject.type in ("seat", "side") and {*self.subject.keys[:1], *self.value.keys[:1]} & {*YOU}:
            other = value if self.subject.keys[:1] in [(name,) for name in YOU] else subject
            negation = voice.pick("" if mood in ("is", "must") else "no ", "" if mood in ("is", "must") else "not ")
            if voice.subject and not negation:
                return being(voice.pick("", voice.subject), other, voice.lang)
            if voice.subject:
                return voice.pick(f"{negation}es {other}", f"{voice.subject} is {negation}{other}")
            return voice.pick(f"{negation}eres {other}", f"you are {negation}{other}")
        counter = getattr(getattr(self.subject, "declared", None), "fact", "")
        if counter and (voice.facts is None or voice.subject) and isinstance(self.value, Literal):
            return counted(voice.noun(subject, subject).bare, self.how, self.value.value, mood in ("is", "must"), voice)
        if unit := self._unit(voice):
            declared: Declared = self.subject.declared  # type: ignore[attr-defined]
            return voice.having(declared, holding(unit, self.how, self.value, mood, voice))
        if self.how == "is" and self.subject.type == "number" and voice.facts is None and not value[:1].isdigit():
            return f"{joined([subject, value], voice)} {voice.pick(*SAME[mood])}"
        if self.how == "is" and voice.lang == "en" and isinstance(self.subject, Fact) and self.subject.type == "suit":
            return f"{value} {voice.verb(SAID['is'][mood], value)} {voice.plural(voice.noun(subject, subject))}"
        return f"{subject} {than(voice.verb(SAID[self.how][mood], subject), value, subject)}"

    @property
    def circumstance(self) -> bool:
        return (
            not isinstance(self.subject, Part)
            and not isinstance(self.value, Part)
            and self.subject.type in ("flag", "number")
        )

    def _same_card(self, voice: Voice, mood: Mood) -> str:
        """ "la carta de tu compañero, el as de oros, es la carta que va ganando"."""
        assert isinstance(self.value, Term)
        general, actual = self.subject.phrase(voice.general()), self.subject.phrase(voice)
        named = general if actual == general else f"{general}, {actual},"
        return f"{named} {voice.pick(*SAID['is'][mood])} {self.value.phrase(voice.general())}"

    def _among(self, voice: Voice, mood: Mood) -> str:
        """ "copas no está entre los palos que has cantado", "el rey y el caballo de copas están en tu mano"."""
        assert isinstance(self.value, Term)
        subject = self.subject.phrase(voice)
        if isinstance(self.value, SuitsWith) and self.subject.type == "suit":
            return self.value.has(subject, voice.known(self.subject), voice, mood)
        one = voice.lang == "es" and self.subject.type == "suit"  # a suit is called by the name of its cards
        verb = voice.pick(*AMONG[mood]) if one else voice.verb(AMONG[mood], subject)
        return f"{subject} {verb} {self.value.phrase(voice.general())}"

    def _flag(self, voice: Voice, mood: Mood) -> str:
        """ "se está subastando", "no se está subastando"; as something asked for, "no se puede si ya has cantado"."""
        said = self.subject.phrase(voice)
        on = bool(isinstance(self.value, Literal) and self.value.value)
        if mood in ("must", "mustnt"):
            return only_if(voice, said, on == (mood == "must"))
        return said if on == (mood == "is") else voice.pick(f"no {said}", denied(said))

    def shown(self, voice: Voice) -> str:
        actual = self.subject.phrase(voice)
        general = self.subject.phrase(voice.general())
        if self.subject.type != "number" or actual == general:
            return self.phrase(voice, "is")
        own = self._own(voice)
        if own:
            return own
        return f"{general} {voice.verb(('es', 'is'), general)} {actual}"

    def _unit(self, voice: Voice) -> Noun | None:
        """One of what everybody has so many of, where nothing is known and the number is a plain one."""
        declared: Declared | None = getattr(self.subject, "declared", None)
        if declared is None or not declared.of or voice.lang not in declared.one or voice.facts is not None:
            return None
        if not isinstance(self.value, Literal):
            return None
        return Noun(
            declared.one[voice.lang], Noun.read(declared.phrase[voice.lang], voice.lang).gender, "s", voice.lang
        )

    def _own(self, voice: Voice) -> str:
        """ "no tienes ninguna baza ganada", of what one has so many of."""
        declared: Declared | None = getattr(self.subject, "declared", None)
        number = voice.known(self.subject)
        if declared is None or not declared.of or voice.lang not in declared.one or not isinstance(number, int):
            return ""
        gender = Noun.read(declared.phrase[voice.lang], voice.lang).gender
        have = count(number, Noun(declared.one[voice.lang], gender, "s", voice.lang), voice.lang)
        return voice.having(declared, voice.pick(f"{'' if number else 'no '}tienes {have}", f"you have {have}"))

    def logic(self, lp: LogicProgram) -> Code:
        left, right = self.subject.logic(lp), self.value.logic(lp)
        needs = left.needs | right.needs
        if self.subject.type == "flag":
            return Code(self._same_flag(lp, left, right), needs)
        if self.subject.type in SETS:
            args = "SR" if self.subject.type == "cards" else "S"
            out = lp.define(lp.fresh("outside"), (), [lp.at(left.text, *args), f"not {lp.at(right.text, *args)}"])
            return Code(f"not {lp.at(out)}", needs)
        if self.how == "in" and self.subject.type == "suit":
            suit = lp.variable("S")
            return Code(f"{lp.at(left.text, suit)}, {lp.at(right.text, suit)}", needs)
        if self.subject.type == "card":
            card = lp.variable("S"), lp.variable("R")
            return Code(f"{lp.at(left.text, *card)}, {lp.at(right.text, *card)}", needs)
        return Code(compared(lp, left.text, self.how, right.text), needs)

    def _same_flag(self, lp: LogicProgram, left: Code, right: Code) -> str:
        one = lp.at(left.text)
        if isinstance(self.value, Literal):
            return one if self.value.value else f"not {one}"
        other = lp.at(right.text)
        return lp.at(lp.define(lp.fresh("same"), (), [one, other], [f"not {one}", f"not {other}"]))


def compared(lp: LogicProgram, left: str, how: str, right: str) -> str:
    """Literals that compare the values of two predicates."""
    a, b = lp.variable("A"), lp.variable("B")
    return f"{lp.at(left, a)}, {lp.at(right, b)}, {a} {LOGIC[how]} {b}"
