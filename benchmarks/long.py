"""What takes minutes: how strong bots are, how exact, how quick their hints. Each line: figure ± half its 95 % interval, bar.

``python -m benchmarks.long [part …] [--hands N]``; the parts are those of `PARTS`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import tutor
from benchmarks import arena, games
from tutor.bots import LEVELS, hint, look
from tutor.bots.advice import advice_for
from tutor.bots.chance import chance_of
from tutor.bots.deals import deals_of
from tutor.bots.search import WORLDS, card_trial, number_trial, stood_for, tried_out
from tutor.bots.solver import Solver
from tutor.bots.trials import Outcome, behind_by, best_of
from tutor.bots.view import View
from tutor.cards import bits, deck_mask
from tutor.play.deal import plan_deal
from tutor.play.position import Position
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled

HOUSES = Path(__file__).resolve().parents[1] / "tests" / "house_rules"
MANY = 10_000
"""Deals in which choices are tried, to see what one has lost: with fewer, chance alone makes the best look better."""
ASKED = 200
"""Positions, at most, in which that is seen: more of them take hours and say no more."""
BLOCK, FAR = 500, 5.0
"""Deals between looks; standard errors by which a choice is so far behind the best that it need not be tried any more."""
EXACT = {4: 0.02, 7: 0.09, 10: 0.15}
POINTS = {4: 0.5, 7: 2.5, 10: 4.5}


def judged(what: str, mean: float, half: float, bar: float, at_most: bool = False) -> str:
    """One line. The bar is for the bound of the interval that is nearer to it."""
    bound = mean + half if at_most else mean - half
    fine = bound <= bar if at_most else bound > bar
    sign = "≤" if at_most else ">"
    return f"{what:<66} {mean:9.3f} ± {half:6.3f}  bound {bound:8.3f} {sign} {bar:7.3f}  {'ok' if fine else 'BELOW'}"


def pocha(hands: int) -> Iterator[str]:
    """The sampled bot less the rule player in its seat."""
    for cards in (4, 7, 10):
        found = arena.pocha_duel(cards, hands)
        ours, theirs = found["rates"]
        yield judged(
            f"exact bids, {cards} cards, {hands} hands ({ours:.3f} − {theirs:.3f})", *found["exact"], EXACT[cards]
        )
        yield judged(f"points a hand, {cards} cards, {hands} hands", *found["points"], POINTS[cards])


def houses(hands: int) -> Iterator[str]:
    """The same under three house rules, which the rule player does not know."""
    for number in (1, 5, 6):
        file = next(HOUSES.glob(f"{number:02d}_*[!s].yaml"))
        found = arena.pocha_duel(7, hands, rules=tutor.load(file, variant="completa"))
        yield judged(f"points a hand under {file.stem}, {hands} hands", *found["points"], 0.0)


def escoba(hands: int) -> Iterator[str]:
    """To 21 against the greedy player and the careful one; a quarter as many deals, for each is played twice and long."""
    for careful, bar in ((False, 0.70), (True, 0.65)):
        rounds = arena.escoba_rounds(hands // 4, careful)
        name = "careful greedy" if careful else "greedy"
        yield judged(f"matches to 21 against {name}, {len(rounds)} rounds", *arena.matches_won(rounds), bar)
        yield judged(f"points a round against {name}", *arena.interval([float(a - b) for a, b in rounds]), 0.0)


def ending(hands: int) -> Iterator[str]:
    """What the exact last deal gains a careful player."""
    rounds = arena.escoba_rounds(hands, careful=True, player=arena.exact_at_the_end)
    yield judged(
        f"exact last deal, gain a round, {len(rounds)} rounds", *arena.interval([float(a - b) for a, b in rounds]), 0.25
    )


def calibration(hands: int) -> Iterator[str]:
    """How far the share of deals in which a card works is from how often it does, five bins, when all play by it."""
    court = tutor.load("pocha", variant="completa").court()
    plan = plan_deal(court.law, 4)
    for cards in (4, 7):
        told: list[tuple[float, bool]] = []
        for number in range(max(hands // 8, 1)):
            setting, past = Setting(court, plan, number % 4, cards), list[Any]()
            position = deal_hand(setting, *shuffled_pack(court, plan, cards, number))
            shares: list[tuple[int, float]] = []
            while not position.over:
                view = look(position, position.turn, past)
                choice = position.moves()[0]
                if len(position.moves()) > 1:
                    tried = tried_out(view, WORLDS, chance_of(number, view.key)) or {}
                    choice = best_of(tried)
                    if position.decision == "jugar":
                        shares.append((position.turn, tried[choice].share))
                past.append((position, choice))
                position = position.play(choice)
            bids, tricks = position.registers["bids"], position.registers["tricks"]
            told += [(share, tricks[seat] == bids[position.relative(seat)]) for seat, share in shares]
        bins: dict[int, list[tuple[float, bool]]] = {}
        for share, hit in told:
            bins.setdefault(min(int(share * 5), 4), []).append((share, hit))
        error = sum(abs(sum(share for share, _ in each) - sum(hit for _, hit in each)) for each in bins.values()) / len(
            told
        )
        yield judged(
            f"calibration of card percentages, {cards} cards, {len(told)} cards", error, 0.0, 0.06, at_most=True
        )


def tute(hands: int) -> Iterator[str]:
    """Every form: whole matches and single hands against rule players; half as many matches, which are of some hands each."""
    for variant in tutor.load("tute").variants:
        found = arena.tute_duel(variant, hands // 2)
        yield judged(f"ahead of a rule player, {variant}, {found.played} matches", *found.matches, 0.55)
        yield judged(f"ahead of a rule player, {variant}, {found.dealt} single hands", *found.hands, 0.55)
        yield judged(f"points a hand, {variant}, {found.dealt} single hands", *found.points, 0.0)
        if found.sides > 2:
            yield judged(f"matches won, {variant}, one of {found.sides}", *found.won, 1 / found.sides)


def met(cards: int, count: int, wanted: str) -> Iterator[tuple[Position, arena.Past]]:
    """Positions in which somebody bids, or plays a card of a full hand, met in play between rule players."""
    court = tutor.load("pocha", variant="completa").court()
    plan = plan_deal(court.law, 4)
    for number in range(count):
        position = deal_hand(Setting(court, plan, number % 4, cards), *shuffled_pack(court, plan, cards, number))
        past: arena.Past = []
        stop = number % 4 if wanted == "number" else 4 + number % 4
        while len(past) < stop:
            choice = arena.frozen_pocha(position, past)
            past.append((position, choice))
            position = position.play(choice)
        if len(position.moves()) > 1:
            yield position, past


def shuffled_pack(court: Any, plan: Any, cards: int, number: int) -> tuple[tuple[int, ...], int]:
    """A deal of its own for each number."""
    return shuffled(Setting(court, plan, number % 4, cards), random.Random(6_000_000 + number))


def latency(hands: int) -> Iterator[str]:
    """The last step of a hint, for ten cards, in milliseconds of processor time."""
    for wanted, bar in (("number", 200.0), ("card", 60.0)):
        times = []
        for position, past in met(10, min(hands, 40), wanted):
            start = time.process_time()
            hint(look(position, position.turn, past), 3, "es", ("Ana", "Luis", "Eva", "Paco"))
            times.append(1000 * (time.process_time() - start))
        yield judged(f"hint for a {wanted} of ten cards, median ms", statistics.median(times), 0.0, bar, at_most=True)


def regret(hands: int) -> Iterator[str]:
    """What the advice loses against the best choice in many deals, in points."""
    for wanted, bar in (("number", 0.40), ("card", 0.30)):
        lost = []
        for position, past in met(10, min(hands, ASKED), wanted):
            view = look(position, position.turn, past)
            lost.append(lost_by(view, advice_for(view).move))
        yield judged(
            f"regret of the advice on a {wanted} against {MANY} deals, {len(lost)} positions",
            *arena.interval(lost),
            bar,
            at_most=True,
        )


def lost_by(view: View, move: int) -> float:
    """By how many points a number or a card falls behind the best, over `MANY` deals."""
    card = view.position.setting.choice_type(view.position.decision) == "card"
    like = stood_for(view) if card else {each: each for each in view.moves}
    trial, deals, rng = (card_trial if card else number_trial)(view), deals_of(view), chance_of(5, view.key)
    assert trial is not None
    found, own = {each: Outcome() for each in like.values()}, like[move]
    running = list(found)
    for number in range(1, MANY + 1):
        hands = deals.hands(rng)
        for each in running:
            trial(hands, each, found[each])
        if number % BLOCK == 0:
            best = found[max(running, key=lambda each: found[each].mean)]
            apart = {each: behind_by(best, found[each]) for each in running}
            running = [each for each in running if each == own or apart[each][0] <= FAR * apart[each][1]]
            if running == [own]:
                return 0.0
    return max(found[each].mean for each in running) - found[own].mean


def solver(hands: int) -> Iterator[str]:
    """Positions looked at, over those of plain alpha-beta; and how long most and fewest tricks take."""
    court = tutor.load("pocha", variant="completa").court()
    shares = []
    for number in range(min(hands, 8)):
        rng = random.Random(number)
        deck = list(bits(deck_mask(40)))
        rng.shuffle(deck)
        trump, leader, seat = rng.randrange(4), rng.randrange(4), rng.randrange(4)
        deals = [sum(1 << card for card in deck[5 * place : 5 * place + 5]) for place in range(4)]
        made = Solver(Setting(court, plan_deal(court.law, 4), 0, 5), {"trump": trump})
        plain = Plain(court, trump, seat)
        for least in range(6):
            for most in range(least, 6):
                assert made.can(deals, seat, least, most, leader) == plain.can([*deals], leader, [], least, most)
        shares.append(made.nodes / plain.nodes)
    yield judged(
        "solver: positions looked at over plain alpha-beta, 5 cards", *arena.interval(shares), 1 / 20, at_most=True
    )


def bridge(hands: int) -> Iterator[str]:
    """Most and fewest tricks by the solver, over one double-dummy deal of bridge by DDS: means of processor time."""
    try:
        from benchmarks.bridge import seconds
    except ImportError:
        yield "solver over DDS: not measured, for endplay is not here (pip install -e '.[compare]')"
        return
    theirs = statistics.fmean(seconds(min(hands, 200)))
    court = tutor.load("pocha", variant="completa").court()
    for cards, bar in ((6, 0.8), (7, 3.0)):
        times = []
        for number in range(min(hands, 200)):
            rng = random.Random(number)
            deck = list(bits(deck_mask(40)))
            rng.shuffle(deck)
            deals = [sum(1 << card for card in deck[cards * place : cards * (place + 1)]) for place in range(4)]
            made = Solver(Setting(court, plan_deal(court.law, 4), 0, cards), {"trump": rng.randrange(4)})
            start = time.process_time()
            made.range_of(deals, rng.randrange(4), rng.randrange(4))
            times.append(time.process_time() - start)
        mean, half = arena.interval([each / theirs for each in times])
        yield judged(
            f"solver over DDS ({1000 * theirs:.0f} ms), {cards} cards, {len(times)} deals", mean, half, bar, True
        )


class Plain:
    """Alpha-beta without a table, over the same legal sets."""

    def __init__(self, court: Any, trump: int, seat: int) -> None:
        self.law, self.trump, self.seat, self.nodes = court.law, trump, seat, 0
        self.legal = court.decision("jugar").flat

    def can(self, hands: list[int], leader: int, trick: list[int], least: int, most: int) -> bool:
        """Whether the seat can win from least to most."""
        self.nodes += 1
        left = max(hands).bit_count() if not trick else max(mask.bit_count() for mask in hands)
        if not trick and (most < 0 or least > left):
            return False
        if not any(hands) and not trick:
            return least <= 0 <= most
        seat = (leader + len(trick)) % 4
        read = self.law.tricks.read(trick, [self.trump])
        facts = {name: getattr(read, name, None) for name in ("led", "best", "best_of_led", "beaten_by")}
        facts |= {"hand": hands[seat], "trick": read.mask, "trump": self.trump}
        mine = seat == self.seat
        for card in bits(self.legal(facts)):
            hands[seat] ^= 1 << card
            lying = [*trick, card]
            if len(lying) == 4:
                winner = (leader + lying.index(self.law.tricks.read(lying, [self.trump]).best)) % 4
                won = winner == self.seat
                found = self.can(hands, winner, [], least - won, most - won)
            else:
                found = self.can(hands, leader, lying, least, most)
            hands[seat] ^= 1 << card
            if found == mine:
                return mine
        return not mine


def whole(hands: int) -> Iterator[str]:
    """Whole matches at tables of every kind: of quick bots, and a few of the strongest. More of them: `benchmarks.games`."""
    yield from games.lines(min(hands, 20))
    yield from games.lines(max(1, min(hands, 20) // 10), level=[*LEVELS][-1])


PARTS: dict[str, Callable[[int], Iterator[str]]] = {
    "solver": solver,
    "bridge": bridge,
    "latency": latency,
    "regret": regret,
    "pocha": pocha,
    "houses": houses,
    "escoba": escoba,
    "ending": ending,
    "calibration": calibration,
    "tute": tute,
    "games": whole,
}


def main() -> None:
    """Print the lines of the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="*")
    parser.add_argument("--hands", type=int, default=800)
    asked = parser.parse_args()
    for name in asked.part or PARTS:
        for line in PARTS[name](asked.hands):
            print(line, flush=True)


if __name__ == "__main__":
    main()
