"""Tute: may this card be played, may this be sung or changed, and which rule says so? Over random positions."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.agreement.engine import INDEX, cards_of, rules_of
from tests.agreement.tute import declaring, random_play, situation_of
from tests.referee_tute.answers import exchange_answer, sing_answer
from tests.referee_tute.cards import SUITS
from tests.referee_tute.law import VARIANTS, law_of
from tests.referee_tute.play import broken_rule, legal, operative_rule
from tutor.faults import TutorError
from tutor.judge import judge
from tutor.play.facts import complete

POSITIONS, EXPLAINED, HANDS = 700, 60, 12  # of each table
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("habanero", {}),
    *(
        (variant, options)
        for variant in VARIANTS[1:]
        for options in (
            {},
            {"montar_si_fallada": False},
            {"montar_sobre": "salida", "pisar": False},
            {"montar_sobre": "salida", "montar_si_fallada": False},
        )
    ),
    ("parejas", {"companero_libera": True}),
    ("parejas", {"companero_libera": True, "pisar": False, "montar_si_fallada": False}),
]
OPTIONAL = ("dealt", "upcard", "tricks_won", "sung", "sung_this_trick", "first_round")


@pytest.mark.parametrize(("variant", "options"), TABLES)
def test_every_card_of_the_hand_is_judged_alike(variant: str, options: dict[str, Any]) -> None:
    """The legal set, the verdict, and the rule that decides."""
    court, law = rules_of("tute", variant).court(options=options), law_of(variant, **options)
    decision, rng, met = court.decision("jugar"), random.Random(f"{variant} {options}"), Counter[str | None]()
    for _ in range(POSITIONS):
        case = random_play(rng, law)
        facts = complete(court.law, situation_of(case), "jugar")
        asked = (case["hand"], case["trick"], case["trump"])
        allowed = legal(*asked, law, case.get("stock", 0))
        assert set(cards_of(decision.flat(facts))) == set(allowed), case
        for card in case["hand"]:
            ruling, how = judge(decision, facts, INDEX[card]), (card, law, case.get("stock", 0))
            rule = operative_rule(*asked, *how) if card in allowed else broken_rule(*asked, *how)
            assert (ruling.verdict, ruling.rule) == ("legal" if card in allowed else "illegal", rule), (case, card)
            met[rule] += 1
    releases = {"mazo": variant == "habanero", "baza_fallada": options.get("montar_si_fallada") is False}
    releases |= dict.fromkeys(("gana_el_companero",), bool(options.get("companero_libera")))
    assert {rule for rule, there in releases.items() if there} <= set(met)
    assert {"asistir", "montar", "fallar", "salida", None} <= set(met)


@pytest.mark.parametrize(("variant", "options"), TABLES)
def test_the_front_door_answers_as_the_referee_does(variant: str, options: dict[str, Any]) -> None:
    rules, law, rng = rules_of("tute", variant), law_of(variant, **options), random.Random(f"door {variant} {options}")
    for _ in range(EXPLAINED):
        case = random_play(rng, law)
        asked, card = (case["hand"], case["trick"], case["trump"]), case["hand"][0]
        answer = rules.explain({**case, "options": options, "play": card})
        rule = broken_rule(*asked, card, law, case.get("stock", 0))
        assert answer.verdict == ("legal" if rule is None else "illegal"), case
        assert set(answer.legal or ()) == set(legal(*asked, law, case.get("stock", 0))), case
        assert answer.because("es").strip()
        assert answer.because("en").strip()


def forget(case: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Half of the cases lack something that need not be known.

    Who tells that nothing was sung on this trick tells what was sung before: the referee does not follow that up.
    """
    gone = [name for name in OPTIONAL if rng.random() < rng.choice((0, 0, 0.3))]
    gone += ["sung_this_trick"] if "sung" in gone else []
    return {name: value for name, value in case.items() if name not in gone}


@pytest.mark.parametrize("one", [True, False])
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_suit_and_every_card_is_judged_alike(variant: str, first: bool, one: bool) -> None:
    """Cantes and changes of the turned card, at every moment of whole hands; what is not told may leave it open."""
    options = {"un_cante_por_baza": one, **({} if variant == "habanero" else {"cantar_primera_baza": first})}
    rules, law, rng = rules_of("tute", variant), law_of(variant, **options), random.Random(f"{variant} {first} {one}")
    met = Counter[tuple[str, str | None]]()
    for _ in range(HANDS):
        for facts in declaring(law, rng):
            case = forget(facts, rng)
            for suit in SUITS:
                asked = {**case, "sing": suit}
                assert_same(rules, asked, options, sing_answer(asked, law), met)
            for card in case["hand"]:
                if card[:-1] in ("7", "2") or rng.random() < 0.1:
                    asked = {**case, "exchange": card}
                    assert_same(rules, asked, options, exchange_answer(asked, law), met)
    assert {"legal", "illegal"} <= {verdict for verdict, _ in met}
    assert {"cante", "cambiar"} <= {rule for _, rule in met}


def assert_same(rules: Any, asked: dict[str, Any], options: Any, wanted: dict[str, Any], met: Counter[Any]) -> None:
    try:
        answer = rules.explain({**asked, "options": options})
    except TutorError as error:
        raise AssertionError((asked, options, wanted, error)) from error
    assert (answer.verdict, answer.rule) == (wanted["verdict"], wanted["rule"]), (asked, options)
    met[answer.verdict, answer.rule] += 1
