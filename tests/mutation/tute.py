"""What is asked about Tute: plays, songs, exchanges, announcements, revokes, scores, ends, hands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from tests.agreement.test_tute_renuncio import random_record
from tests.agreement.test_tute_scores import case_of, random_hand, situation_of
from tests.agreement.tute import declaring, random_play
from tests.agreement.tute import situation_of as situation_of_play
from tests.mutation.outcomes import Asked, Piece, Table, deals, matches
from tests.referee_tute.cards import RANKS, SUITS
from tests.referee_tute.law import VARIANTS, law_of
from tutor.ask import load
from tutor.cards import bits
from tutor.faults import TutorError
from tutor.judge import judge
from tutor.law.model import Law
from tutor.play.court import Court
from tutor.play.deal import plan_deal
from tutor.play.facts import complete
from tutor.play.position import PASS, Position
from tutor.play.score import count_hand
from tutor.play.setting import Setting
from tutor.play.table import deal_hand, shuffled
from tutor.play.won import hand_won

SHARE = 8
KINGS = sum(1 << 12 * suit + 11 for suit in range(4))
REGISTERS = ("sung", "sung_this_trick", "tricks_won", "first_round", "dealt")


@cache
def some_plays(variant: str) -> list[dict[str, Any]]:
    """Positions in which a card is played: none of them depends on the rules that are asked."""
    rng = random.Random(f"mutation {variant}")
    return [random_play(rng, law_of(variant)) for _ in range(80)]


def plays(table: Table) -> Iterator[Any]:
    """What every rule of playing does in many positions, and which of them decides on the highest and the lowest card."""
    court = table.court
    decision = court.decision("jugar")
    for case in some_plays(table.asked.variant):
        facts = complete(court.law, situation_of_play(case), "jugar")
        cards = bits(facts["hand"])
        rulings = [judge(decision, facts, card) for card in {cards[0], cards[-1]}]
        yield rulings[0].trace, [ruling.rule for ruling in rulings]


@cache
def moments(variant: str) -> list[dict[str, Any]]:
    """Moments of whole hands at which something is sung or changed; of half of them not everything is told."""
    rng, found = random.Random(f"mutation moments {variant}"), list[dict[str, Any]]()
    for _ in range(14):
        for case in declaring(law_of(variant), rng):
            gone = rng.sample(REGISTERS, rng.choice((0, 0, 1, 2)))
            told = {name: value for name, value in case.items() if name not in gone}
            found += [{**told, "sing": suit} for suit in rng.sample(SUITS, 2)]
            found += [{**told, "exchange": card} for card in case["hand"] if card[:-1] in ("7", "2")][:2]
    stock = {"stock": 4} if law_of(variant).has_stock else {}
    kings = [["12o", "12c", "12e", "12b"][:count] for count in (3, 4)]
    shown = [{"hand": hand, "trump": "oros", "tricks_won": won, **stock} for hand in kings for won in (0, 1)]
    jacks = ["12c", "10c", "12e", "10e"]  # a cante, some believe
    told = {
        "hand": jacks,
        "dealt": [*jacks, "2o", "4o", "5o", "6o", "2c", "4c"],
        "trump": "oros",
        "tricks_won": 2,
        **stock,
    }
    found.append({**told, "sung": ["espadas"], "sung_this_trick": False, "sing": "copas"})
    none = {"hand": jacks, "trump": "oros", "sing": "copas", **stock}
    cannot_be = [
        {**none, "tricks_won": 0, "sung": ["oros"]},
        {**none, "tricks_won": 1, "sung": ["oros", "bastos"]},
        {**none, "tricks_won": 1, "sung": ["oros"], "sung_this_trick": False},
    ]
    eight = {"hand": ["12o", "11o", "2c", "4c", "5c", "6c", "2e", "4e"], "trump": "oros", "announce": "capote"}
    ends = [{**eight, "stock": left, "sung": sung} for left in (0, 4) for sung in ([], ["oros"]) if stock]
    drawn = {**none, "first_win": ["2o"], "tricks_won": 2, "sung": ["espadas"], "sung_this_trick": False}
    turned = {"trump": "oros", "tricks_won": 1, **stock}
    pairs = [(card, f"{rank}o") for card in ("7o", "2o") for rank in RANKS]
    trades = [{**turned, "hand": [card], "upcard": other, "exchange": card} for card, other in pairs if card != other]
    return [
        found.pop(),
        drawn,
        *(trades if stock else ()),
        *cannot_be,
        *ends,
        *({**told, "reveal": "tute"} for told in shown),
        *rng.sample(found, min(len(found), 110)),
    ]


def said(table: Table) -> Iterator[Any]:
    """Whether a suit may be sung or a card changed, and which rule decides."""
    for case in moments(table.asked.variant):
        try:
            answer = table.rules.explain(case)
            yield answer.verdict, answer.rule
        except TutorError as error:
            yield [fault.code for fault in error.faults]


@cache
def recorded(variant: str) -> list[dict[str, Any]]:
    """Records of whole hands, with a card that is asked about."""
    rng = random.Random(f"mutation records {variant}")
    return [random_record(rng, law_of(variant)) for _ in range(2)]


def revokes(table: Table) -> Iterator[Any]:
    """Whether a card was a renuncio."""
    return ((answer.verdict, answer.rule) for answer in map(table.rules.explain, recorded(table.asked.variant)))


@cache
def counted(variant: str) -> list[dict[str, Any]]:
    """Hands to be counted, some of them with four kings shown, announced or lost."""
    rng = random.Random(f"mutation scores {variant}")
    laws = [law_of(variant, tute_de_reyes=kings) for kings in (False, True)]
    return [situation_of(random_hand(rng, laws[number % 2])) for number in range(60)]


def scores(table: Table) -> Iterator[Any]:
    """Score sheets, line by line; who wins the hand, by which line, and what that brings."""
    for situation in counted(table.asked.variant):
        sheet = count_hand(table.court, situation)
        won = hand_won(table.court, situation, sheet)
        yield sheet.lines, won.prize and won.prize.id, won.owners, won.brought


@cache
def told(variant: str) -> list[dict[str, Any]]:
    """Hands to be counted as they are told; one has an offender."""
    rng, law = random.Random(f"mutation told {variant}"), law_of(variant)
    found = [case_of(random_hand(rng, law)) for _ in range(3)]
    return [*found, {**found[0], "offender": "A"}]


def sheets(table: Table) -> Iterator[Any]:
    """What is answered about a hand that is told."""
    for case in told(table.asked.variant):
        try:
            answer = table.rules.explain(case)
            yield answer.verdict, answer.rule, answer.value
        except TutorError as error:
            yield [fault.code for fault in error.faults]


def ends(table: Table) -> Iterator[Any]:
    """Who has won the match."""
    owners = table.court.law.players[0] // (2 if table.court.law.pairs else 1)
    for games in (1, 2, 3, 4, 20, 21, 22):
        totals = dict.fromkeys("ABCD"[:owners], 0) | {"B": games}
        try:
            answer = table.rules.explain({"match": totals})
            yield answer.verdict, answer.rule, answer.value
        except TutorError as error:
            yield [fault.code for fault in error.faults]


def dealt(court: Court, seed: int, kings: bool = False) -> tuple[Position, random.Random]:
    """A hand, and the chances by which it goes on; with ``kings`` all four are dealt to one player."""
    rng, plan = random.Random(f"mutation hand {seed}"), plan_deal(court.law, court.law.players[0])
    setting = Setting(court, plan, 0, plan.most)
    pack, unseen = shuffled(setting, rng)
    position = deal_hand(setting, pack, unseen)
    if kings:
        hand = position.zones["hand"][0]
        others, missing = bits(hand & ~KINGS), bits(KINGS & ~hand)
        places = dict(zip([*others[: len(missing)], *missing], [*missing, *others], strict=False))
        position = deal_hand(setting, [places.get(card, card) for card in pack], unseen)
    return position, rng


def picked(position: Position, rng: random.Random) -> Any:
    """What is chosen: mostly whatever may be said."""
    moves = position.moves()
    others = [move for move in moves if move != PASS]
    return rng.choice(others if rng.random() < 0.9 else moves)


@cache
def telling_deals(variant: str) -> list[tuple[int, bool]]:
    """Deals in which there is something to say: four kings are shown; with a stock, a change is announced."""
    court = load("tute", variant=variant).court(options={"tute_de_reyes": True})
    changes = [seed for seed in range(61) if law_of(variant).has_stock and dealt(court, seed)[0].optional][:4]
    for seed in count() if variant in WITH_KINGS else ():
        position, rng = dealt(court, seed, kings=True)
        while not position.over:
            position = position.play(picked(position, rng))
        if position.registers["kings_by"] >= 0:
            return [(0, False), (seed, True), *((change, False) for change in changes)]
    return [(0, False), *((change, False) for change in changes)]


def hands(table: Table) -> Iterator[Any]:
    """Hands played out: who has to do what, what may be done, what each seat sees, what it brings."""
    for seed, kings in telling_deals(table.asked.variant):
        position, rng = dealt(table.court, seed, kings)
        everybody, choices = range(position.setting.players), count()
        while not position.over:
            moves = position.moves()
            if not moves:
                yield "nobody can move"
                return
            yield position.decision, position.turn, moves, position.registers.get("announced")
            yield position.view(next(choices) % len(everybody))
            position = position.play(picked(position, rng))
        yield position.points, position.brought, [position.view(seat) for seat in everybody]


QUICK: tuple[Piece, ...] = (deals, plays, scores, ends, sheets)
SLOW: tuple[Piece, ...] = (hands, said, matches, revokes)


IN_FORM = {
    "companero_libera": "parejas",
    "montar_si_fallada": "parejas",
    "carta_sobrante": "arrastrado",
    "juegos": "habanero",
}


WITH_KINGS = ("individual", "habanero")  # where they are shown


def tables(law: Law) -> list[Asked]:
    """Every form; every value of every option in one that can use it."""
    found = [Asked(variant) for variant in VARIANTS]
    for option in law.options.values():
        values: tuple[Any, ...] = option.values if option.type == "word" else (True, False)
        for value in (1, 0, 21, 22) if option.type == "number" else values:
            found.append(Asked(IN_FORM.get(option.id, "individual"), option=(option.id, value)))
    return [*found, *(Asked(variant, option=("tute_de_reyes", True)) for variant in WITH_KINGS[1:])]


PRINTED = (
    "seats are counted in the order of playing, whichever way round that goes: it is printed, and no answer hangs on it"
)
WITHOUT_EFFECT: dict[str, str] = {
    "game.yaml options.sentido.default": PRINTED,
    "variants.yaml variants.habanero.set.montar.must.beats": "of one card on the trick the one led is the best",
    "variants.yaml variants.habanero.insert.5.add.do.0.of": "of two players only one can have announced a card that is taken",
    "variants.yaml variants.habanero.insert.2.add.announced.of": "of two players each is a side",
}
