"""Overlays: what set, remove and insert do, in every shape, and what they are refused for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, decision, duties, duty, faults, law, said, shipped, spot
from tutor.law.conditions import Always

NEW = "{id: nueva, en: new, es: nueva, must: {suit: oros}}"
RULES = "pocha/rules.yaml"


def test_set_replaces_a_value_by_its_path() -> None:
    assert law("set: {deck.strength: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]}").deck.strength[0] == 12


def test_set_replaces_a_value_inside_a_rule_by_its_id() -> None:
    assert duty(law("set: {pisar.must: {suit: trump}}"), "pisar").must == duty(law(), "fallar").must


def test_set_replaces_a_rule() -> None:
    read = law(f"set: {{montar: {NEW}}}")
    assert duties(read) == ["asistir", "nueva", "fallar", "pisar"]


def test_set_adds_a_key_that_was_not_there() -> None:
    assert duty(law(), "montar").within == "all"
    assert duty(law("set: {montar.within: suit}"), "montar").within == "suit"


def test_set_reaches_a_release_and_a_decision() -> None:
    read = law("set: {baza_fallada.when: {empty: hand}, nombrar.when: {the: auction, is: true}}")
    assert duty(read, "montar").unless[0].when != duty(law(), "montar").unless[0].when
    assert decision(read, "nombrar").when != Always(True)


def test_set_reaches_another_kind_of_hand() -> None:
    house = "set: {kinds.oros.set: {pinte: {id: pinte, note: trump, be: copas}}}"
    assert law(house, kind="oros").course != law(kind="oros").course
    assert law(house).course == law().course


def test_remove_takes_a_rule_out_and_what_lies_in_it() -> None:
    read = law("remove: [pisar, baza_fallada]")
    assert duties(read) == ["asistir", "montar", "fallar"]
    assert duty(read, "montar").unless == ()


def test_remove_takes_a_single_address_without_a_list() -> None:
    assert "pisar" not in duties(law("remove: pisar"))


def test_remove_takes_a_key_out() -> None:
    assert duty(law("remove: [montar.when]"), "montar").when == Always(True)


@pytest.mark.parametrize(
    ("where", "order"),
    [
        ("before: asistir", ["nueva", "asistir", "montar", "fallar", "pisar"]),
        ("after: montar", ["asistir", "montar", "nueva", "fallar", "pisar"]),
        ("in: jugar.duties", ["asistir", "montar", "fallar", "pisar", "nueva"]),
        ("in: decisions.jugar.duties", ["asistir", "montar", "fallar", "pisar", "nueva"]),
    ],
)
def test_insert_puts_a_rule_beside_another_or_at_the_end(where: str, order: list[str]) -> None:
    assert duties(law(f"insert: [{{{where}, rule: {NEW}}}]")) == order
    assert duties(law(f"insert: {{{where}, rule: {NEW}}}")) == order


def test_insert_makes_a_list_of_a_rule_that_stands_alone(tmp_path: Path) -> None:
    library = copied(
        tmp_path,
        {
            "pocha/rules.yaml": {
                "    require:\n      - id: no_cuadrar\n        en": "    require:\n        id: no_cuadrar\n        en"
            }
        },
    )
    house = "insert: [{before: no_cuadrar, rule: {id: nueva, must: {the: bid, more_than: 0}}}]"
    assert [rule.id for rule in decision(law(house, library=library), "pedir").require] == ["nueva", "no_cuadrar"]


def test_insert_adds_entries_to_a_mapping() -> None:
    read = law("""
        insert:
          - in: registers
            add: {broken: {is: flag, starts: false, en: a trump has been played, es: se ha jugado un triunfo}}
          - {in: jugar.then, rule: {when: {the: play, is: {suit: trump}}, do: [{note: broken, be: true}]}}
    """)
    assert read.registers["broken"].starts == 0
    assert len(decision(read).then) == 2


def test_insert_puts_a_step_before_another() -> None:
    assert (
        len(law("insert: [{before: recuento, rule: {id: otra, ask: pedir, each: seat}}]").course)
        == len(law().course) + 1
    )


def test_several_changes_of_one_overlay_go_remove_set_insert() -> None:
    read = law(f"""
        insert: [{{after: montar, rule: {NEW}}}]
        set: {{montar.within: suit}}
        remove: [baza_fallada]
    """)
    assert duty(read, "montar").within == "suit"
    assert duty(read, "montar").unless == ()
    assert "nueva" in duties(read)


# ── refused ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("house", "code"),
    [
        ("remove: [montra]", "unknown_word_near"),
        ("remove: [montar.whan]", "unknown_word_near"),
        ("remove: ['']", "expected_text"),
        ("remove: [montar..when]", "unknown_word"),
        ("remove: {a: b}", "expected_text"),
        ("remove: [options.bajada]", "fixed_section"),
        ("set: {variants.completa.es: x}", "fixed_section"),
        ("set: {game: x}", "fixed_section"),
        ("set: {schedule.0: x}", "address_ends"),
        ("set: {nothing: x}", "unknown_word"),
        ("set: {montar.one.two: x}", "unknown_word"),
        ("set: [montar]", "expected_entries"),
        ("set: montar", "expected_entries"),
        (f"insert: [{{after: montar, before: pisar, rule: {NEW}}}]", "expected_just_one"),
        (f"insert: [{{rule: {NEW}}}]", "expected_just_one"),
        ("insert: [{after: montar}]", "missing_key"),
        ("insert: [{in: jugar.duties}]", "missing_key"),
        ("insert: [{in: registers}]", "missing_key"),
        ("insert: [{in: registers, add: 3}]", "expected_entries"),
        ("insert: [{in: registers, add: {trump: {is: suit, en: x, es: x}}}]", "already_there"),
        ("insert: [{in: deck.cards, add: {x: y}}]", "not_a_list"),
        (f"insert: [{{after: deck, rule: {NEW}}}]", "not_a_rule"),
        (f"insert: [{{after: montar, rule: {NEW}, x: y}}]", "unknown_word"),
        ("insert: 3", "expected_mapping"),
        ("options: {bajadas: true}", "unknown_word_near"),
        ("options: {bajada: 3}", "bad_option_value"),
        ("options: {renuncio: -1}", "bad_option_value"),
        ("options: {cartas_especiales: some}", "bad_option_value"),
        ("options: [bajada]", "expected_entries"),
        ("sett: {}", "unknown_word_near"),
        ("extends: brisca", "unknown_word"),
        ("variant: complet", "unknown_word_near"),
        ("format: 2", "unknown_format"),
        ("[1, 2]", "expected_mapping"),
        ("3", "expected_mapping"),
    ],
)
def test_an_overlay_that_cannot_be_is_refused_at_its_own_line(house: str, code: str) -> None:
    found = faults(house)
    assert code in {fault.code for fault in found}
    assert {fault.place.file for fault in found if fault.place} == {"mine.yaml"}


def test_an_insertion_that_failed_is_not_missed_by_the_rules_that_speak_of_it() -> None:
    found = faults("""
        insert:
          - {after: montra, rule: {id: nueva, must: {suit: oros}}}
          - {after: pisar, rule: {id: otra, when: {kept: nueva}, must: {suit: oros}}}
    """)
    assert [fault.code for fault in found] == ["unknown_word_near"]


def test_the_overlay_that_took_a_rule_away_is_blamed_by_name() -> None:
    assert said("remove: [fallar, asistir]") == [
        f"mine.yaml:1:18: this takes out “asistir”, and {spot(shipped(), RULES, needle)} "
        "speaks of it: take that out too, or change it"
        for needle in ("asistir}\n        must: {beats", "asistir}, {some: {suit: trump}, in: trick}]\n        must")
    ]


def test_a_zone_taken_away_is_blamed_on_the_overlay() -> None:
    assert {fault.code for fault in faults("remove: [zones.hand]")} == {"removed_name"}


def test_a_section_taken_away_is_blamed_on_the_overlay() -> None:
    assert said("remove: [deck]")[0].startswith("mine.yaml:1:10: this takes out “deck”, which is needed in rules/pocha")


def test_a_later_overlay_is_told_where_its_rule_has_gone() -> None:
    assert said("remove: [pisar]", "set: {pisar.must: {suit: oros}}") == [
        "mine.yaml:1:7: “pisar” is no longer there: it was taken out in mine.yaml:1:10; delete this line, or that one"
    ]


def test_what_an_overlay_below_took_out_is_not_missed_by_one_that_takes_it_out_too() -> None:
    assert duties(law("remove: [pisar]", "remove: [fallar, pisar]")) == ["asistir", "montar"]
    assert {fault.code for fault in faults("remove: [pisar, pisar]")} == {"removed_before"}
