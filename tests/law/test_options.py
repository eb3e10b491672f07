"""Options: values checked, ``option:`` folded in its three shapes, dead rules gone, and which options still matter."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, decision, duties, duty, faults, law, said, shipped, table
from tutor.law.conditions import Always
from tutor.law.live import live_options, other_values
from tutor.law.options import can_be, can_have

GAME, RULES = "pocha/game.yaml", "pocha/rules.yaml"


# ── settings ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bajada", False),
        ("desempate", "una_carta"),
        ("renuncio", 0),
        ("renuncio", 1000),
        ("cartas_especiales", "most"),
        ("cartas_especiales", 1),
        ("cartas_especiales", 48),
    ],
)
def test_a_value_that_an_option_can_have_is_in_force(name: str, value: object) -> None:
    assert law(**{name: value}).settings[name] == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bajada", 1),
        ("bajada", "true"),
        ("bajada", None),
        ("desempate", "copas"),
        ("desempate", True),
        ("desempate", ["oros"]),
        ("renuncio", -1),
        ("renuncio", 1001),
        ("renuncio", True),
        ("renuncio", "100"),
        ("renuncio", 1.5),
        ("cartas_especiales", 0),
        ("cartas_especiales", 49),
        ("cartas_especiales", "players"),
    ],
)
def test_a_value_that_an_option_cannot_have_is_refused(name: str, value: object) -> None:
    found = faults(**{name: value})
    assert [(fault.code, str(fault.place)) for fault in found] == [("bad_option_value", f"options.{name}")]


def test_every_wrong_option_of_a_table_is_named_at_once() -> None:
    assert said(bajad=True, renuncio=-1) == [
        "options.bajad: unknown word “bajad” — did you mean “bajada”?",
        "options.renuncio: the option “renuncio” cannot be “-1”; it can be: 0 … 1000",
    ]


def test_what_an_option_can_be_is_said_in_a_word() -> None:
    options = law().options
    assert [can_be(options[name]) for name in ("bajada", "desempate", "cartas_especiales")] == [
        "true, false",
        "oros, una_carta",
        "1 … most",
    ]
    assert can_have(options["renuncio"], 5)
    assert not can_have(options["renuncio"], "most")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("    default: oros\n", "    default: copas\n", "bad_option_value"),
        ("    is: [oros, una_carta]", "    is: []", "empty_list"),
        ("    is: [oros, una_carta]", "    is: [oros, oros]", "twice_in_list"),
        ("    is: {from: 0, to: 1000}", "    is: {from: 0}", "missing_key"),
        ("    is: {from: 0, to: 1000}", "    is: {from: 0, to: lots}", "unknown_word"),
        (
            "    says: {pocha-a: oros, pocha-b: una_carta}",
            "    says: {pocha-a: oro, pocha-b: una_carta}",
            "bad_option_value",
        ),
        ("    says: {pocha-a: oros, pocha-b: una_carta}", "    says: {pocha-z: oros}", "unknown_word_near"),
        ("      una_carta: {en: one card each, es: de una carta}\n", "", "missing_key"),
        (
            "      una_carta: {en: one card each, es: de una carta}\n",
            "      una_carta: {en: one card each}\n",
            "missing_key",
        ),
    ],
)
def test_a_declaration_is_checked(tmp_path: Path, old: str, new: str, code: str) -> None:
    assert code in {fault.code for fault in faults(library=copied(tmp_path, {GAME: {old: new}}))}


# ── folding ───────────────────────────────────────────────────────────────────────────────────────


def test_an_option_alone_is_its_value() -> None:
    assert [line.award.phrase for line in law(renuncio=7).tally if line.id == "renuncio"] != []
    assert next(line.award.amount for line in law(renuncio=7).tally if line.id == "renuncio") == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize(("wanted", "value"), [("oros", True), ("una_carta", False), ("[oros, una_carta]", True)])
def test_an_option_with_is_becomes_true_or_false(wanted: str, value: bool) -> None:
    assert ("montar" in duties(law(f"set: {{montar.when: {{option: desempate, is: {wanted}}}}}"))) == value


def test_an_option_with_branches_becomes_the_branch_of_its_value() -> None:
    house = "set: {fallar.must: {suit: {option: desempate, oros: oros, una_carta: copas}}}"
    assert duty(law(house), "fallar").must != duty(law(house, desempate="una_carta"), "fallar").must
    assert law(tres_bajo=True).deck.strength[-1] == 2
    assert law(tres_bajo=True).deck.strength[1] == 12


def test_branches_may_ask_for_other_options() -> None:
    house = "set: {fallar.within: {option: bajada, then: {option: tres_bajo, then: all, else: suit}, else: all}}"
    found = [
        duty(law(house, bajada=up, tres_bajo=low), "fallar").within for up in (True, False) for low in (True, False)
    ]
    assert found == ["all", "suit", "all", "all"]


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("{option: bajadas}", "unknown_word_near"),
        ("{option: 3}", "expected_text"),
        ("{option: [bajada]}", "expected_text"),
        ("{option: desempate, is: copas}", "bad_option_value"),
        ("{option: desempate, is: []}", "empty_list"),
        ("{option: desempate, is: oros, else: true}", "unknown_word"),
        ("{option: desempate, oros: true}", "missing_key"),
        ("{option: desempate, oros: true, una_carta: false, copas: true}", "unknown_word"),
        ("{option: bajada, then: true}", "missing_key"),
        ("{option: renuncio, 0: true}", "missing_key"),
    ],
)
def test_an_option_that_cannot_be_folded_is_one_fault(value: str, code: str) -> None:
    assert [fault.code for fault in faults(f"set: {{montar.when: {value}}}")] == [code]


# ── dead rules ────────────────────────────────────────────────────────────────────────────────────


def test_a_duty_whose_condition_is_false_is_gone_and_leaves_no_state_behind() -> None:
    read = law(
        "set: {montar.when: false}\ninsert: [{after: pisar, rule: {id: x, when: {kept: montar}, must: {suit: oros}}}]"
    )
    assert duties(read) == ["asistir", "fallar", "pisar"]  # nobody can keep a duty that is never in force


def test_what_asks_whether_a_dead_duty_was_void_is_dead_too() -> None:
    assert duties(law("set: {asistir.when: false}")) == []


def test_an_option_takes_a_rule_out_and_brings_it_back() -> None:
    assert duties(law(kind="subastado"), "pedir") == []
    assert duties(law(kind="subastado", segunda_puja_libre=False), "pedir") == ["mantener_puja"]
    assert duties(law(segunda_puja_libre=False), "pedir") == []


def test_dead_requirements_releases_and_lines_are_gone() -> None:
    read = law("set: {no_cuadrar.when: false, baza_fallada.when: false}", multiplicadores=False)
    assert decision(read, "pedir").require == ()
    assert duty(read, "montar").unless == ()
    assert not {"copas_doble", "oros_triple"} & {line.id for line in read.tally}


def test_what_is_always_so_is_no_condition_any_more() -> None:
    when = "[{option: bajada}, {any: [{option: bajada}, {empty: trick}]}, {not: {option: tres_bajo}}]"
    assert duty(law(f"set: {{montar.when: {when}}}"), "montar").when == Always(True)


def test_a_hand_that_an_option_leaves_out_is_not_in_the_schedule() -> None:
    assert len(law().schedule) == len(law(bajada=False).schedule) + 1


# ── live options ──────────────────────────────────────────────────────────────────────────────────


def live(*house: str, **about: object) -> frozenset[str]:
    return live_options(shipped(), table(*house, **about))  # type: ignore[arg-type]


def test_every_option_matters_in_the_long_form() -> None:
    assert live() == set(law().options)


def test_the_plain_form_has_no_auction_and_no_multipliers() -> None:
    dead = {"multiplicar_perdidas", "empate_subasta", "segunda_puja_libre", "cartas_especiales"}
    assert live(variant="sencilla") == set(law().options) - dead


def test_an_option_may_wake_another() -> None:
    assert "multiplicar_perdidas" in live(variant="sencilla", multiplicadores=True)


def test_house_rules_and_misconceptions_put_options_to_sleep() -> None:
    assert "restriccion_con_una_carta" not in live("remove: [no_cuadrar]")
    assert "restriccion_con_una_carta" not in live(believing="M15")
    assert "bajada" not in live("options: {bajada: false}")


def test_live_options_are_found_once() -> None:
    assert live(variant="sencilla") is live(variant="sencilla")


def test_other_values_are_those_worth_trying() -> None:
    options = law().options
    assert other_values(options["bajada"], True) == [False]
    assert other_values(options["desempate"], "oros") == ["una_carta"]
    assert other_values(options["renuncio"], 100) == [0, 1000]
    assert other_values(options["cartas_especiales"], "most") == [1, 48]


@pytest.mark.parametrize("rule", ["copas_doble"])
def test_an_option_inside_any_is_told_from_the_rule_it_stands_in(rule: str) -> None:
    lines = {line.id: line.when for line in law().tally}
    others = {line.id: line.when for line in law(multiplicar_perdidas=False).tally}
    assert lines[rule] != others[rule]
