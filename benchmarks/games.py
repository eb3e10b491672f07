"""Whole matches of every form at tables of every kind: they end, and what is saved half-way and resumed ends the same.

``python -m benchmarks.games [game/form …] [--games N] [--from SEED] [--level LEVEL [--alone]]`` prints a line for each form,
and every fault with what plays it again. What is drawn for a table: who plays and how well, options, house rules, help,
dealer.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tutor.ask import Ruleset, load, the_library
from tutor.ask.packed import LONGEST, pack, unpack
from tutor.ask.tables import read_own
from tutor.bots import LEVELS
from tutor.faults import TutorError
from tutor.game import Seats, Session, begin, session_of
from tutor.game.seats import usual_seats
from tutor.game.told import hand_begins, hand_counted, match_ended, totals_told, what_happened
from tutor.law.model import Law
from tutor.law.yamltext import plain
from tutor.play.position import PASS

HOUSES = Path(__file__).resolve().parents[1] / "tests" / "house_rules"
QUICK = tuple(LEVELS)[:2]
SAME = 10
"""Games that are played at a table before another is set."""
FORMS = [(game, variant) for game in the_library().games() for variant in the_library().variants(game)]


# ── tables ────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Table:
    """Rules, and what makes them so."""

    game: str
    variant: str
    rules: Ruleset
    options: dict[str, Any] = field(default_factory=dict)
    house: tuple[dict[str, Any], ...] = ()

    def seats(self, rng: random.Random, level: str = "", alone: bool = False) -> Seats:
        """Somebody at this table with any others, for a whole match; where a level is given all are of it, or one ``alone``."""
        players = rng.choice(self.rules.court().law.players)
        quick = level or QUICK[0]
        more: dict[str, Any] = {
            "options": self.options,
            "house": self.house,
            "dealer": rng.randrange(players),
        }
        found = usual_seats(self.game, self.variant, players, "Nora", quick, rng.randrange(2**31), **more)
        others: dict[str, Any] = {"seat": rng.randrange(players), "assist": rng.choice(("show", "warn", "real"))}
        if alone or not level:
            levels = [rng.choice(QUICK) for _ in range(players)]
            if level:
                levels[rng.randrange(players)] = level
            others["levels"] = tuple(levels)
        return found.__class__(**{**found.__dict__, **others})


@cache
def houses(game: str) -> tuple[tuple[str, dict[str, Any]], ...]:
    """House rules that are kept as examples, and the form that each is for ("": any)."""
    found = []
    for path in sorted(HOUSES.rglob("*.yaml")):
        if not path.name.endswith(".cases.yaml"):
            of, variant, node = read_own(path, the_library())
            overlay = plain(node)
            if of == game and isinstance(overlay, dict):
                found.append((variant, overlay))
    return tuple(found)


def options_of(law: Law, rng: random.Random) -> dict[str, Any]:
    """Any values of some options."""
    found: dict[str, Any] = {}
    for option in law.options.values():
        if rng.random() < 0.3:
            usual = option.default
            numbers = (1, usual // 2 or 1, usual + 1) if isinstance(usual, int) else (1, 3, usual)
            found[option.id] = rng.choice(
                {"flag": (False, True), "word": option.values, "number": numbers}[option.type]
            )
    return found


def table_for(game: str, variant: str, rng: random.Random) -> Table:
    """A table of a form, with any options and, now and then, house rules, as far as these go together."""
    usual = load(game, variant)
    while True:
        options, law = options_of(usual.court().law, rng), usual.court().law
        fit = [overlay for form, overlay in houses(game) if form in ("", law.variant)]
        house = tuple(rng.sample(fit, rng.choice((0, 0, 1, 1, 2)))) if fit else ()
        seats = Seats(game, variant, (), (), options=options, house=house)
        try:
            rules = seats.rules()
            rules.court()
        except TutorError:
            continue
        return Table(game, variant, rules, options, house)


# ── a match ───────────────────────────────────────────────────────────────────────────────────────


def step(session: Session) -> Session:
    """The next thing that is done; the person plays as the others do."""
    return session.other().watched() if session.position is not None else session.deal()


def played(session: Session, step: Callable[[Session], Session] = step) -> list[Session]:
    """The game after each thing that is done, to its end."""
    found = [session]
    while not found[-1].over:
        found.append(step(found[-1]))
    return found


def copied(session: Session) -> Session:
    """Saved in an address and read back; as a file where it is too long for one."""
    data = session.to_data()
    try:
        data = unpack(pack(data))
    except TutorError:
        assert len(json.dumps(data)) > LONGEST
        data = json.loads(json.dumps(data))
    return session_of(data, lambda seats: session.rules)


def check_match(seats: Seats, rules: Ruleset, rng: random.Random) -> Session:
    """A whole match, at its end. AssertionError where something is not as it should be."""
    walk = played(begin(seats, rules))
    end = walk[-1]
    assert end.over
    assert len(end.ended) == len(end.hands) >= 1
    found = copied(walk[rng.randrange(len(walk))])
    tried = seats.assist == "real"  # where nothing is taken back
    while not found.over:
        if found.mine and not tried:
            tried = True
            assert found.play(rng.choice(found.legal())).others().take_back().to_data() == found.to_data()
        found = step(found)
    assert found.to_data() == end.to_data()
    assert found.match.totals == end.match.totals
    check_told(end, rng.choice(("es", "en")), rng)
    return end


def check_told(end: Session, lang: str, rng: random.Random) -> None:
    """All that is said of a match, and of one of its hands as it was played."""
    names = end.seats.names
    assert totals_told(end, names, lang)
    assert bool(match_ended(end, names, lang)) == end.match.over
    for ended in end.ended:
        assert len(hand_counted(ended, names, lang)) >= len(end.match.totals)
    number = rng.randrange(len(end.ended))
    moves = end.moves(number)
    after = [*(position for position, _ in moves[1:]), end.ended[number]]
    assert hand_begins(end.at(end.hands[number].at), names, lang)
    said = [
        line
        for (was, choice), then in zip(moves, after, strict=True)
        for line in what_happened(was, choice, then, names, lang)
    ]
    assert len(said) >= sum(choice != PASS for _, choice in moves)


# ── many of them ──────────────────────────────────────────────────────────────────────────────────


@dataclass
class Tally:
    """What matches of a form came to."""

    games: int = 0
    hands: int = 0
    choices: int = 0
    longest: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def line(self, what: str) -> str:
        """One line."""
        each = self.seconds / max(self.games, 1)
        played = f"{self.games:>5} matches {self.hands:>7} hands {self.choices:>8} choices"
        ends = f"longest {self.longest:>3}  {self.seconds:8.1f} s ({each:6.3f} s each)"
        return f"{what:<22} {played}  {ends}  faults {len(self.faults)} {'BELOW' if self.faults else 'ok'}"


def matches(game: str, variant: str, count: int, first: int = 0, level: str = "", alone: bool = False) -> Tally:
    """So many matches of a form, the ``first`` of them by number; each by its number alone, whoever else has been played."""
    tally, table = Tally(), None
    for number in range(first, first + count):
        if table is None or number % SAME == 0:
            table = table_for(game, variant, random.Random(f"{game} {variant} table {number // SAME}"))
        rng = random.Random(f"{game} {variant} {number}")
        seats, start = table.seats(rng, level, alone), time.process_time()
        try:
            end = check_match(seats, table.rules, rng)
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is a finding
            where = "".join(traceback.format_tb(error.__traceback__)[-4:])
            tally.faults.append(f"{number}: {error!r}\n{where}{json.dumps(seats.to_data(), ensure_ascii=False)}")
        else:
            tally.hands += len(end.ended)
            tally.choices += len(end.done)
            tally.longest = max(tally.longest, len(end.ended))
        tally.games += 1
        tally.seconds += time.process_time() - start
    return tally


def lines(count: int, first: int = 0, level: str = "", forms: Sequence[str] = (), alone: bool = False) -> Iterator[str]:
    """A line for each form, and its faults."""
    for game, variant in FORMS:
        if not forms or f"{game}/{variant}" in forms or game in forms:
            found = matches(game, variant, count, first, level, alone)
            yield found.line(f"{game}/{variant}")
            yield from found.faults


def main() -> None:
    """Print the lines asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("form", nargs="*")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--level", choices=LEVELS, default="", help="of all players")
    parser.add_argument("--alone", action="store_true", help="of one player, the others being quick")
    asked = parser.parse_args()
    for line in lines(asked.games, asked.first, asked.level, asked.form, asked.alone):
        print(line, flush=True)


if __name__ == "__main__":
    main()
