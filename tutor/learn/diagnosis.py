"""What a learner seems to believe: a posterior over the rules, each misconception, two at once, and something else.

An answer has the likelihood (1 − slip) where a belief foretells it, shared among all the answers that the belief
accepts, and slip shared among the rest. Two beliefs at once foretell, where one of them departs from the law, what that
one does; where both do, either. Something else answers at random with a share of right answers that is not known, which
is the part that keeps a learner outside the list from being accused of anything.

A belief that is in no list may come to the same as a listed one for a while, most of all where both find nothing that
may be done. So whatever leads is put to the proof before it is said, until it has foretold enough: in situations of
several kinds (`tutor.learn.choosing`). And beside each misconception there is something else that comes to the same half
the time: where two of five answers are foretold neither by it nor by the law, it is asked on.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain, combinations
from math import fsum, log2
from typing import Any

from tutor.learn.log import Entry, Prediction, canonical, in_order

SLIP = 0.1
DECAY = 0.1  # a session later, this share of what was known has gone back to what is thought of anybody
NAMED = 0.6  # likelier than this, and it is said
EXPLAINS = 0.5  # … if it foretold at least this share of the answers in which it would have shown
BORNE_OUT, AT_LEAST, AS_THE_LAW = 3.0, 2.0, 1 / 3  # … and so many; one in which it says what the law says counts less
SURE = 0.95  # and this ends the diagnosis
MOST_ITEMS = 8

# What is thought of anybody, before the first answer.
RIGHT, ONE, TWO, ALIKE, ELSE = 0.4, 0.4, 0.05, 0.05, 0.1
FEW = 4  # where fewer misconceptions are in question, each is as likely as it is among so many
# Something else: how often it is right, and how its other answers divide.
RIGHT_SHARES = (0.2, 0.4, 0.6, 0.75, 0.85)
LIKE_A_BELIEF = 0.4

Belief = tuple[str, ...]  # () is the law, one name a misconception, two names both at once
Unlisted = float  # something else, by its share of right answers
Like = str  # something else that half the time comes to the same as this misconception, else mostly to the law
Hypothesis = Belief | Unlisted | Like


@dataclass(frozen=True)
class Candidate:
    """An exercise that may be asked next, with what is foretold of its answers.

    ``answers``: how many there are. ``law`` and ``by``: the answers, as canonical texts, that the law accepts and that
    each misconception accepts; one that is left out accepts what the law does.
    """

    item: Any
    answers: int
    law: frozenset[str]
    by: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def seen(self, given: str) -> Prediction:
        """What an answer says about beliefs."""
        by = {name: (given in told, len(told)) for name, told in self.by.items() if told != self.law}
        return Prediction(self.answers, (given in self.law, len(self.law)), by)

    def listed(self) -> list[str]:
        """Every answer that somebody is expected to give, in order."""
        return sorted(self.law.union(*self.by.values()))

    def told(self, name: str) -> frozenset[str]:
        """The answers that a misconception accepts."""
        return self.by.get(name, self.law)

    @cached_property
    def apart(self) -> frozenset[str]:
        """The misconceptions that accept other answers than the law."""
        return frozenset(name for name, told in self.by.items() if told != self.law)

    @cached_property
    def foretold(self) -> Foretold:
        """What each hypothesis that makes a difference foretells."""
        apart = sorted(self.apart)
        pairs = chain.from_iterable(combinations(apart, size) for size in (0, 1, 2))
        found = [self.seen(given) for given in self.listed()]
        asked: list[Hypothesis] = [*pairs, *apart, *RIGHT_SHARES]
        return Foretold(self.apart, {which: [likelihood(which, seen) for seen in found] for which in asked})

    def situation(self, name: str) -> frozenset[str]:
        """The kind of situation in which a misconception shows here: whether it marks what the law does not, or leaves out
        what the law marks; and which others show, either as it does or in another way."""
        if name not in self._situations:
            own, law = marks(self.told(name)), marks(self.law)
            beside = {f"{other} {self.by[other] == self.by[name]}" for other in self.apart if other != name}
            beside |= {more for more, found in (("more", own - law), ("less", law - own)) if found}
            self._situations[name] = frozenset(beside)
        return self._situations[name]

    @cached_property
    def _situations(self) -> dict[str, frozenset[str]]:
        return {}


def marks(answers: Iterable[str]) -> frozenset[str]:
    """What is marked in one of these answers or more, each as a canonical text."""
    told = [json.loads(answer) for answer in answers]
    return frozenset(canonical(one) for each in told for one in (each if isinstance(each, list) else [each]))


class Foretold:
    """The probabilities of every answer that somebody is expected to give, and of all others, under each hypothesis.

    ``listed``: those of the answers that are expected. Hypotheses that foretell the same have one row together.
    """

    def __init__(self, apart: frozenset[str], listed: Mapping[Hypothesis, Sequence[float]]) -> None:
        self.apart = apart
        whole = {which: (*row, max(0.0, 1 - sum(row))) for which, row in listed.items()}
        places = {row: place for place, row in enumerate(dict.fromkeys(whole.values()))}
        self.columns = list(zip(*places, strict=True))
        self.certain = [sum(part * log2(part) for part in row if part) for row in places]  # bits, 0 or less
        self._place = {which: places[row] for which, row in whole.items()}
        self._singly, self._pairs = sorted(apart), list(combinations(sorted(apart), 2))

    def weights(self, thought: Posterior) -> list[float]:
        """How likely each row is: beliefs that make no difference here come to what the others foretell, or the law."""
        found, chance, place = [0.0] * len(self.certain), thought.chance, self._place
        alone = {name: thought.holds(name) for name in self._singly}
        law = thought.believed
        for pair in self._pairs:
            both = chance.get(pair, 0.0)
            found[place[pair]] += both
            alone[pair[0]] -= both
            alone[pair[1]] -= both
            law -= both
        for name, likely in alone.items():
            found[place[(name,)]] += max(0.0, likely)
            alike = chance.get(name, 0.0)
            found[place[name]] += alike
            law -= likely + alike
        for share in RIGHT_SHARES:
            found[place[share]] += chance[share]
        found[place[()]] += max(0.0, law)
        return found


@dataclass(frozen=True, slots=True)
class Borne:
    """What there was to be seen of a misconception.

    ``shown``: the answers to exercises that show it; ``foretold``: those of them that are what it foretells; ``as_law``:
    the right answers to all others, and those that it accepts as the law does: they speak for neither.
    """

    shown: float = 0.0
    foretold: float = 0.0
    as_law: float = 0.0

    @property
    def out(self) -> bool:
        """Whether it has foretold enough."""
        enough = self.foretold + AS_THE_LAW * self.as_law >= BORNE_OUT and self.foretold >= AT_LEAST
        return enough and self.foretold >= EXPLAINS * self.shown

    def after(self, name: str, seen: Prediction) -> Borne:
        """The same with one more answer."""
        foretold = name in seen.by and seen.by[name][0]
        if name in seen.by and not (foretold and seen.law[0]):
            return Borne(self.shown + 1, self.foretold + foretold, self.as_law)
        return Borne(self.shown, self.foretold, self.as_law + seen.law[0])

    def later(self) -> Borne:
        """The same in the next session."""
        kept = 1 - DECAY
        return Borne(self.shown * kept, self.foretold * kept, self.as_law * kept)


@dataclass(frozen=True)
class Posterior:
    """The probability of each hypothesis. ``names``: the misconceptions in question.

    ``chance``: in the order of ``anybody``; ``borne``: what there was to be seen of each.
    """

    names: tuple[str, ...]
    chance: Mapping[Hypothesis, float]
    borne: Mapping[str, Borne] = field(default_factory=dict)

    @property
    def right(self) -> float:
        """That the rules are known."""
        return self.chance[()]

    @property
    def unlisted(self) -> float:
        """That the mistake, if there is one, is in no list."""
        return sum(chance for which, chance in self.chance.items() if not isinstance(which, tuple))

    @cached_property
    def believed(self) -> float:
        """That it is the law, some misconceptions, or what now and then comes to the same as one."""
        return fsum(chance for which, chance in self.chance.items() if not isinstance(which, float))

    def holds(self, name: str) -> float:
        """That this misconception is held, alone or with another."""
        return self._held.get(name, 0.0)

    @cached_property
    def _held(self) -> Mapping[str, float]:
        held = dict.fromkeys(self.names, 0.0)
        for which, chance in self.chance.items():
            for name in which if isinstance(which, tuple) else ():
                held[name] += chance
        return held

    def shows_one_of(self, names: Collection[str]) -> float:
        """That one or more of these misconceptions are held, or that now and then it comes to the same."""
        among = frozenset(names)
        return sum(chance for which, chance in self._listed if not among.isdisjoint(which))

    @cached_property
    def _listed(self) -> Sequence[tuple[Belief, float]]:
        """The probabilities of what is in the list: of each belief, and of what half the time comes to one."""
        told = [((which,) if isinstance(which, str) else which, chance) for which, chance in self.chance.items()]
        return [(which, chance) for which, chance in told if isinstance(which, tuple) and which]

    def bears_out(self, names: Collection[str]) -> bool:
        """Whether one of these misconceptions has foretold enough of what was answered, whatever is likely now."""
        return any(self.borne[name].out for name in names if name in self.borne)

    def leading(self) -> str:
        """The likeliest misconception, or nothing where there are none."""
        return max(self.names, key=self.holds, default="")

    def likely(self) -> str:
        """The misconception that may be named beside errors that it explains, or nothing."""
        name = self.leading()
        seen = self.borne.get(name, Borne())
        return name if name and self.holds(name) > NAMED and seen.foretold >= EXPLAINS * seen.shown else ""

    def named(self) -> str:
        """The misconception that a learner may be told to have, or nothing: not sure."""
        name = self.likely()
        return name if name and self.borne.get(name, Borne()).out else ""

    def settled(self, sure: float = SURE) -> bool:
        """Whether nothing is to be gained by asking on: the rules are known, or a misconception is held and borne out."""
        name = self.named()
        return self.right >= sure or (name != "" and self.holds(name) >= sure)

    def after(self, seen: Prediction) -> Posterior:
        """What is thought after an answer."""
        same, places = grouped(self.names, frozenset(seen.by))
        likely = [likelihood(which, seen) for which in same]
        weighed = [chance * likely[place] for chance, place in zip(self.chance.values(), places, strict=True)]
        whole = sum(weighed)
        borne = {name: self.borne.get(name, Borne()).after(name, seen) for name in self.names}
        after = {which: chance / whole for which, chance in zip(self.chance, weighed, strict=True)}
        return Posterior(self.names, after, borne)

    def later(self) -> Posterior:
        """What is thought in the next session."""
        first = anybody(self.names).chance
        faded = {which: (1 - DECAY) * chance + DECAY * first[which] for which, chance in self.chance.items()}
        return Posterior(self.names, faded, {name: each.later() for name, each in self.borne.items()})


def anybody(names: Iterable[str]) -> Posterior:
    """What is thought of a learner of whom nothing is known."""
    names = tuple(sorted(names))
    pairs = list(combinations(names, 2))
    chance: dict[Hypothesis, float] = {(): RIGHT}
    each = max(FEW, len(names))
    chance |= {(name,): ONE / each for name in names}
    chance |= {pair: TWO / len(pairs) for pair in pairs}
    chance |= dict.fromkeys(names, ALIKE / each)
    chance |= {share: ELSE / len(RIGHT_SHARES) for share in RIGHT_SHARES}
    whole = sum(chance.values())
    return Posterior(names, {which: part / whole for which, part in chance.items()})


def departing(which: Hypothesis, apart: Collection[str]) -> Hypothesis:
    """A hypothesis without the beliefs that make no difference, where only those ``apart`` do: several come to the same."""
    if isinstance(which, tuple):
        return tuple([name for name in which if name in apart])
    return () if isinstance(which, str) and which not in apart else which


@lru_cache(maxsize=4096)
def grouped(names: tuple[str, ...], apart: frozenset[str]) -> tuple[list[Hypothesis], list[int]]:
    """What the hypotheses about some misconceptions come to where only those ``apart`` make a difference; and the place
    of each hypothesis, in the order of `anybody`, among these."""
    told = [departing(which, apart) for which in anybody(names).chance]
    same = {which: place for place, which in enumerate(dict.fromkeys(told))}
    return [*same], [same[which] for which in told]


def likelihood(which: Hypothesis, seen: Prediction) -> float:
    """The probability of the answer that was given, under one hypothesis."""
    if isinstance(which, float):
        return unlisted(which, seen)
    if isinstance(which, str):
        return (4 * likelihood((which,), seen) + 3 * likelihood((), seen) + 1 / seen.answers) / 8
    departing = [seen.by[name] for name in which if name in seen.by] or [seen.law]
    return sum(told(hit, size, seen.answers) for hit, size in departing) / len(departing)


def told(hit: bool, size: int, answers: int) -> float:
    """The probability of an answer where ``size`` of ``answers`` are foretold, and this is one of them or not."""
    if size >= answers:
        return 1 / answers
    return (1 - SLIP) / size if hit else SLIP / (answers - size)


def unlisted(share: float, seen: Prediction) -> float:
    """The same for somebody whose mistake is in no list, and who is right with this probability, or by chance more often."""
    hit, size = seen.law
    share = max(share, min(1.0, size / seen.answers))
    if hit:
        return share / size
    like = [(hit, size) for hit, size in seen.by.values()]
    some = sum(hit / size for hit, size in like) / len(like) if like else 0.0
    rest = 1 / max(1, seen.answers - size)
    return (1 - share) * (LIKE_A_BELIEF * some + (1 - LIKE_A_BELIEF) * rest if like else rest)


def diagnose(entries: Iterable[Entry], names: Iterable[str]) -> Posterior:
    """What the answers of one game say; sessions fade one by one. What is the rule of the house is not among ``names``."""
    thought, session = anybody(names), ""
    for entry in in_order(entries):
        if session and entry.session != session:
            thought = thought.later()
        session = entry.session
        if entry.prediction is not None:
            thought = thought.after(entry.prediction)
    return thought
