"""The rest of a hand of tricks by rule of thumb, in one generated function: the rules are those of the decision.

The source is written around the lines of the decision's flat function, as that of a random playout is; the card is
chosen as `tutor.bots.policy.card_by_count` chooses it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tutor.bots.noted import Followed
from tutor.bots.policy import TRUMP, ranking, risk
from tutor.bots.rollout_lines import ALLY, CHOOSE, CHOOSE_BY_POINTS, WON
from tutor.cards import SUIT_MASK, bits
from tutor.law.compile import Compiled
from tutor.law.emit import variable
from tutor.play.deal import stock_of
from tutor.play.facts import FROM_TRICK, complete
from tutor.play.playout import zone_of
from tutor.play.position import Position
from tutor.play.setting import Setting

Rollout = Callable[..., Any]


class Asked(dict[int, int]):
    """What is asked of masks, of each once."""

    def __init__(self, about: Callable[[int], int]) -> None:
        super().__init__()
        self.about = about

    def __missing__(self, mask: int) -> int:
        found = self[mask] = self.about(mask)
        return found


def rollout_of(position: Position) -> tuple[Rollout, Mapping[str, Any]] | None:
    """The function for the tricks of this position's law, and what it takes of the position beside hands, aims and
    tricks won; None where no tricks are played, or cards are drawn between them."""
    return (made(position, by_points=False), taken_of(position)) if plays_tricks(position.setting) else None


def points_rollout_of(position: Position) -> tuple[Rollout, Mapping[str, Any]] | None:
    """The same where cards are won for what they are worth, drawn after tricks, and declared."""
    return (made(position, by_points=True), taken_of(position)) if position.setting.law.tricks is not None else None


def plays_tricks(setting: Setting) -> bool:
    """Whether cards are dealt once, and then played in tricks."""
    code = setting.program.code
    first = next((place for place, step in enumerate(code) if step.op == "ask_trick"), -1)
    return first >= 0 and all(step.op not in ("deal", "draw") for step in code[first:])


def not_followed(setting: Setting) -> list[str]:
    """The facts that the rules of play look at beside cards, trick and suits: a rollout takes them as they are when it
    begins, and follows those that `Followed` can write."""
    law = setting.law
    assert law.tricks is not None
    name, flat = trick_decision(setting)
    followed = {*FROM_TRICK, "players", "cards", zone_of(setting, name), stock_of(law), law.tricks.zone}
    followed |= {each for each, register in law.registers.items() if register.type == "suit"}
    return [fact for fact in flat.facts if fact not in followed]


def trick_decision(setting: Setting) -> tuple[str, Compiled]:
    """The decision in which a card is played to a trick, and its fast function."""
    name = next(step.name for step in setting.program.code if step.op == "ask_trick")
    flat: Compiled = setting.court.decision(name).flat
    return name, flat


def made(position: Position, by_points: bool) -> Rollout:
    """The generated function of a law, made once."""
    setting = position.setting
    known: dict[Any, Rollout] = setting.court.kept("rollouts")
    key = setting.players, setting.plan.pack, by_points
    if key not in known:
        source, space = rollout_source(setting, by_points)
        exec(compile(source, "<rules rollout>", "exec"), space)
        known[key] = space["rollout"]
    return known[key]


def taken_of(position: Position) -> Mapping[str, Any]:
    """What a rollout takes of a position as it is."""
    law = position.setting.law
    assert law.tricks is not None
    suits = {name: position.registers[name] for name, r in law.registers.items() if r.type == "suit"}
    order, cards = position.zones[law.tricks.zone], position.setting.cards
    facts = complete(law, position.situation()) if not_followed(position.setting) else {}
    frozen = {name: facts[name] for name in not_followed(position.setting)}
    return {"suits": suits, "leader": position.leader, "order": order, "cards": cards, "frozen": frozen}


def rollout_source(setting: Setting, by_points: bool) -> tuple[str, dict[str, Any]]:
    """``rollout(hands, targets, won, seen, left, first, suits, leader, order, cards, frozen)``: tricks won by seat when all is
    played. ``hands`` and ``won`` are changed; ``seen``: the cards that everybody has seen; ``left``: tricks still to be
    won; ``first``: the card that is played next (-1: by rule of thumb).

    By points there are besides ``piles`` by owner and what was ``gained`` in worth, the ``stock`` as a list, the ``worth``
    of cards, ``high`` and ``orders`` as `orders_of` gives them, and what may be ``sung``: ``[cards needed, whether only
    while there is stock, seat or -1]``. Piles, gained, stock and sung are changed too, and it gives the seat that won the
    last trick.
    """
    law = setting.law
    assert law.tricks is not None
    name, flat = trick_decision(setting)
    hand, trick = variable(zone_of(setting, name)), variable(law.tricks.zone)
    suits = [each for each in law.tricks.won_by if each != "led"]
    followed = Followed(law, name, not_followed(setting))
    followed.em.constants.update(flat.constants)
    after_card, after_trick = followed.after_card(), followed.after_trick()
    named_suits = (*flat.facts, *suits, *followed.em.facts)
    used = [each for each, r in law.registers.items() if r.type == "suit" and each in named_suits]
    named = "".join(f"{variable(each)}, " for each in suits)
    reset = f"{trick} = 0; f_led = f_last = f_best = f_best_of_led = -1; f_beaten_by = rows[-1]; lying = []"
    read = (
        f"t = read(lying, ({named})); {trick} = t.mask; f_led = t.led; f_last = t.last; f_best = t.best; "
        "f_best_of_led = t.best_of_led; f_beaten_by = t.beaten_by"
    )
    stock = variable(stock_of(law))
    chosen = CHOOSE_BY_POINTS.replace("ALLY\n    ", ALLY if law.pairs else "") if by_points else CHOOSE
    more = ", piles, gained, stock, worth, high, orders, sung" if by_points else ""
    lines = [
        f"def rollout(hands, targets, won, seen, left, first, suits, leader, order, cards, frozen{more}):",
        f"    f_players = {setting.players}",
        "    f_cards = cards",
        *[f"    {variable(each)} = suits[{each!r}]" for each in used],
        *[f"    {variable(each)} = frozen[{each!r}]" for each in not_followed(setting)],
        f"    TR = TRUMPS[{variable(suits[0]) if suits and law.tricks.won_by[0] != 'led' else -1}]; out = DECK & ~seen",
        f"    rows = ROWS.get(({named})) or ROWS.setdefault(({named}), [row(suit, ({named})) for suit in (0, 1, 2, 3, -1)])",
        "    seats = SEATS[leader]; final = seats[-1]",
        f"    {reset}",
        "    if order:",
        "        lying = [*order]; seats = seats[len(order):]",
        f"        {read}",
        "        leader = SEATS[leader][lying.index(f_best)]",
    ]
    if not by_points:
        lines.append(f"    {stock} = 0")
    if by_points:
        lines.append(
            f"    stake = sum([worth[card] for card in order]); after = PLAYERS - len(order); {stock} = sum([BIT[card] for card in stock])"
        )
        lines.append("    open_to = [item for item in sung if item[2] < 0]")
        lines.append("    dear, cheap, dear_win, cheap_win, dear_gift, cheap_gift = orders")
    lines += [
        "    while True:",
        "        for seat in seats:",
        f"            h = {hand} = hands[seat]",
        *(["            after -= 1"] if by_points else []),
        *[f"            {line}" for line in flat.lines[:-1]],
        "            if first >= 0:",
        "                card = first; first = -1",
        "            else:",
        "                card = c.bit_length() - 1",
        "                if c != BIT[card]:",
        *[f"                    {line}" for line in chosen.strip().splitlines()],
        f"            c = BIT[card]; hands[seat] = h ^ c; out ^= out & c; {trick} |= c",
        *(["            stake += worth[card]"] if by_points else []),
        *([f"            {variable(followed.part, 'm_')} = card"] if after_card else []),
        *[f"            {line}" for line in after_card],
    ]
    if law.tricks.led == "first":
        lines += [
            "            if f_led < 0:",
            "                f_led = f_best = f_best_of_led = card; f_beaten_by = rows[card // 12]; leader = seat",
            "            else:",
            "                if f_beaten_by[f_best] & c: f_best = card; leader = seat",
            "                if ABOVE[f_best_of_led] & c: f_best_of_led = card",
            "            f_last = card",
        ]
    else:
        lines += [
            "            lying.append(card)",
            f"            {read}",
            "        leader = (final + 1 + lying.index(f_best)) % f_players",
        ]
    lines += [
        *(
            [f"        {line.replace('TRICK', trick).replace('STOCK', stock)}" for line in WON.strip().splitlines()]
            if by_points
            else []
        ),
        *[f"        {line}" for line in after_trick],
        "        won[leader] += 1; left -= 1",
        "        if not left: return leader" if by_points else "        if not left: return won",
        f"        seats = SEATS[leader]; final = seats[-1]; {reset}",
    ]
    players, above = setting.players, law.tricks.above
    below = ranking(above, -1).below
    space = {
        **followed.em.constants,
        "DECK": setting.plan.pack,
        "ABOVE": above,
        "BELOW": below,
        "BIT": [1 << card for card in range(48)],
        "SUITS": SUIT_MASK,
        "SUIT": [SUIT_MASK[card // 12] for card in range(48)],
        "TRUMPS": (*SUIT_MASK, 0),
        "HIGHEST": Asked(lambda cards: max(bits(cards), key=lambda card: below[card].bit_count())),
        "LOWEST": Asked(lambda cards: min(bits(cards), key=lambda card: below[card].bit_count())),
        "DANGER": [[risk(high, low) for low in range(12)] for high in range(12)],
        "TRUMP": TRUMP,
        "PLAYERS": players,
        "OWNERS": setting.owners(),
        "PAIRS": law.pairs,
        "row": law.tricks.row,
        "read": law.tricks.read,
        "SEATS": [[(first + place) % players for place in range(players)] for first in range(players)],
        "ROWS": {},
    }
    return "\n".join(lines), space
