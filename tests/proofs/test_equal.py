"""Playing a card: the law as YAML equals two formalisations made from the sources by themselves, in every position.

Every hand of 1 to 13 of the 40 cards, every trick of 0 to 8 cards in its order, any trump: some 10^22 positions. It
cannot see a misreading that the law and both readings share, nor the 48 cards.
"""

from __future__ import annotations

import re

import pytest

from tests.proofs.laws import INDEPENDENT, LONGEST_TRICK, VARIANTS, chain, law, positions
from tutor.law.prove import names_a_suit, parted, solve

SAME_RULE = """
    says(asistir,S,R) :- law_refuses("asistir",S,R).       own(asistir,S,R) :- own_illegal(S,R,asistir).
    says(montar,S,R) :- law_refuses("montar",S,R).         own(montar,S,R) :- own_illegal(S,R,montar).
    says(fallar,S,R) :- law_refuses("fallar",S,R).         own(fallar,S,R) :- own_illegal(S,R,fallar), not cut.
    says(pisar,S,R) :- law_refuses("pisar",S,R).           own(pisar,S,R) :- own_illegal(S,R,(fallar;pisar)), cut.
    cut :- order(_,S,_), trump(S).
    apart(D,S,R) :- says(D,S,R), not own(D,S,R).           apart(D,S,R) :- own(D,S,R), not says(D,S,R).
    apart' :- apart(D,S,R). :- not apart'.
"""
SAME_CULPRITS = """
    because(asistir,S,R) :- law_refuses("asistir",_,_), law_good("asistir",S,R).
    because(montar,S,R) :- law_refuses("montar",_,_), law_good("montar",S,R).
    because(win,S,R) :- law_refuses("fallar",_,_), law_good("fallar",S,R).
    because(win,S,R) :- law_refuses("pisar",_,_), law_good("pisar",S,R).
    own(D,S,R) :- own_culprit(D,S,R), D = (asistir;montar). own(win,S,R) :- own_culprit((fallar;pisar),S,R).
    apart(D,S,R) :- because(D,S,R), not own(D,S,R).         apart(D,S,R) :- own(D,S,R), not because(D,S,R).
    apart' :- apart(D,S,R). :- not apart'.
"""


def tricks_in_order(size: int) -> str:
    """Any trick of so many cards, card after card, and any hand. The trump is oros: suits can be renamed, see below."""
    return f"""
        1 {{ order(I,S,R) : card(S,R) }} 1 :- I = 1..{size}.    :- order(I,S,R), order(J,S,R), I < J.
        trick(S,R) :- order(_,S,R).                              #defined order/3.
        1 {{ hand(S,R) : card(S,R) }} 13.                        :- hand(S,R), trick(S,R).
        trump(oros).
    """


@pytest.mark.parametrize("size", range(LONGEST_TRICK + 1))
def test_the_law_allows_what_the_first_reading_allows(size: int) -> None:
    assert solve(INDEPENDENT + chain(law()) + tricks_in_order(size) + parted("SR", "law_legal", "own_legal")) is None


@pytest.mark.parametrize("size", range(1, LONGEST_TRICK + 1))
def test_the_two_readings_allow_the_same(size: int) -> None:
    """The second is written as prohibitions and says nothing of leading, which forbids nothing."""
    assert solve(INDEPENDENT + tricks_in_order(size) + parted("SR", "other_legal", "own_legal")) is None


@pytest.mark.parametrize("variant", VARIANTS)
def test_in_both_variants_whatever_the_trump(variant: str) -> None:
    of = law(variant)
    anything = positions(of, any_suit=False).text()
    assert solve(INDEPENDENT + chain(of) + anything + parted("SR", "law_legal", "own_legal")) is None


def test_with_the_three_low_when_the_reading_ranks_it_low() -> None:
    heights = "height(1,10; 12,9; 11,8; 10,7; 7,6; 6,5; 5,4; 4,3; 3,2; 2,1)."
    low = re.sub(r"^height\(1,10;.*$", heights, INDEPENDENT, flags=re.MULTILINE)
    rest = chain(law(tres_bajo=True)) + positions(law()).text() + parted("SR", "law_legal", "own_legal")
    assert solve(low + rest) is None
    assert solve(INDEPENDENT + rest) is not None


@pytest.mark.parametrize("same", [SAME_RULE, SAME_CULPRITS], ids=["rule", "culprits"])
def test_a_refused_card_is_refused_by_the_same_rule_for_the_same_cards(same: str) -> None:
    """Where a trump lies on the trick the reading has two names for what the law calls pisar alone."""
    assert solve(INDEPENDENT + chain(law()) + positions(law()).text() + same) is None


@pytest.mark.parametrize("same", [SAME_RULE, SAME_CULPRITS], ids=["rule", "culprits"])
@pytest.mark.parametrize("misconception", ["M3", "M7", "M11"])
def test_another_rule_or_other_cards_would_be_seen(misconception: str, same: str) -> None:
    wrong = law(misconception=misconception)
    assert solve(INDEPENDENT + chain(wrong) + positions(wrong).text() + same) is not None


# ── what the shorter proofs take for granted ─────────────────────────────────────────────────────────────────────────


def test_no_rule_names_a_suit() -> None:
    """So suits can be renamed in any position, and it is enough to prove with oros as trump."""
    rules = [line for line in INDEPENDENT.splitlines() if not line.startswith(("%", "suit("))]
    assert not names_a_suit(chain(law()) + "\n".join(line.partition("%")[0] for line in rules))
    assert names_a_suit(chain(law(house={"set": {"fallar.must": {"suit": "copas"}}})))


def test_no_rule_asks_for_the_place_of_a_card_in_the_middle() -> None:
    """So the cards between the first and the last can be chosen as a set (`tutor.law.position_logic`)."""
    first, any_place = r"order\(1,", r"order\(_,"
    for program in (INDEPENDENT, chain(law())):
        literals = re.findall(r"order\([^,]*,", "\n".join(line.partition("%")[0] for line in program.splitlines()))
        assert literals
        assert [literal for literal in literals if not re.match(f"{first}|{any_place}", literal)] == []
    last = chain(law(misconception="M11"))
    assert re.findall(r".*order\([^1_].*", last) == [
        "law_followed'(I) :- order(I,S,R), order(J,_,_), I < J.",
        "law_last'(S,R) :- order(I,S,R), not law_followed'(I).",
    ]


@pytest.mark.parametrize("size", range(5))
def test_a_first_a_last_and_a_set_between_are_what_is_seen_of_the_tricks_in_order(size: int) -> None:
    """No such choice is missing and none is too much: compared one by one for tricks of four cards out of five."""
    deck = " ".join(f"card(oros,{rank})." for rank in range(1, 6))
    chosen = "\n".join(line for line in positions(law()).text().splitlines() if "order(" in line and "hand" not in line)
    in_order = tricks_in_order(size).partition("1 { hand")[0].replace("trick(S,R)", "lies(S,R)")
    assert seen(deck + chosen + f":- {{ order(_,S,R) }} != {size}.") == seen(deck + in_order)
    assert seen(deck + chosen) > seen(deck + in_order)


def seen(program: str) -> set[tuple[object, object, frozenset[object]]]:
    """First card, last card and all the cards of every trick that a program allows."""
    import clingo

    control = clingo.Control(["0", "--opt-mode=ignore"])
    control.add("base", [], program)
    control.ground([("base", [])])
    found: set[tuple[object, object, frozenset[object]]] = set()
    with control.solve(yield_=True) as answers:
        for answer in answers:
            cards = sorted(atom.arguments for atom in answer.symbols(atoms=True) if atom.name == "order")
            placed = [(suit, rank) for _, suit, rank in cards]
            found.add((placed[0] if placed else None, placed[-1] if placed else None, frozenset(placed)))
    return found
