"""Every fault of the files of a game is found in one reading, each with its line and column, and no other is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.law.tables import copied, faults, said, shipped, spot
from tutor.faults import TutorError
from tutor.law.load import Table

RULES, GAME, VARIANTS, BELIEFS = (f"pocha/{name}.yaml" for name in ("rules", "game", "variants", "misconceptions"))
PLANTED = {
    RULES: {
        "must: {beats: best_of_led}": "must: {beets: best_of_led}",
        "when: {kept: asistir}": "when: {kept: pisar}",
        "must: {suit: trump, beats: best}": "must: {suit: trumf, beats: best}",
        "times: 2": "times: two",
        "id: fallo\n": "id: acierto\n",
        "source: {pocha-a: Puntuación}\n  - id: oros_triple": "source: {poch-a: Puntuación}\n  - id: oros_triple",
        "source: {pocha-a: Final de la partida,": "source: {pocha-a: Finel de la partida,",
        "    minus: {option: renuncio}\n": "",
    },
    GAME: {"en: the trick, es: la baza": "en: the trick", "won:    {of: seat": "won:    {of: seet"},
    VARIANTS: {"desempate: una_carta": "desempate: una_carte", "deck.reduce:": "deck.reduse:"},
    BELIEFS: {"remove: [baza_fallada]": "remove: [baza_falada]"},
}


def test_several_faults_are_found_at_once_and_nothing_else(tmp_path: Path) -> None:
    library = copied(tmp_path, PLANTED)
    expected = {
        (RULES, "beets"): "unknown word “beets” — did you mean “beats”?",
        (RULES, "pisar}\n        must"): "“pisar” does not come before this rule, and a rule may only speak of earlier "
        "ones: change the order",
        (RULES, "trumf"): "unknown word “trumf” — did you mean “trump”?",
        (RULES, "two\n"): "a whole number from 0 to 100 belongs here, not “two”",
        (
            RULES,
            "acierto\n    en: missed",
        ): f"the rule “acierto” stands in {spot(library, RULES, 'acierto' + chr(10) + '    en: exact')} "
        "already, or one that differs by “-” and “_” alone: give it another name",
        (RULES, "poch-a"): "unknown word “poch-a” — did you mean “pocha-a”?",
        (RULES, "Finel"): "unknown word “Finel de la partida” — did you mean “Final de la partida”?",
        (RULES, "id: renuncio"): "one of these keys belongs here, and only one: hand_over, minus, points, times",
        (GAME, "{seen_by: all, ordered: true, en: the trick"): "“es” is missing here: add it",
        (GAME, "seet"): "unknown word “seet” — did you mean “seat”?",
        (VARIANTS, "una_carte"): "the option “desempate” cannot be “una_carte”; it can be: oros, una_carta",
        (VARIANTS, "deck.reduse"): "unknown word “reduse” — did you mean “reduce”?",
        (BELIEFS, "baza_falada"): "unknown word “baza_falada” — did you mean “baza_fallada”?",
    }
    found = said(library=library, variant="sencilla", believing="M3")
    wanted = {f"{spot(library, name, needle)}: {text}" for (name, needle), text in expected.items()}
    unseen = {text for text in wanted if not any(one.startswith(text) for one in found)}
    assert unseen == set()
    assert len(found) == len(wanted), found


def test_faults_come_in_the_order_of_the_files(tmp_path: Path) -> None:
    places = [fault.place for fault in faults(library=copied(tmp_path, PLANTED))]
    lines = [(place.file, place.line, place.column) for place in places if place]
    assert lines == sorted(lines)
    assert len(lines) > 8


def test_a_zone_that_cannot_be_read_is_one_fault_however_many_rules_speak_of_it(tmp_path: Path) -> None:
    library = copied(tmp_path, {GAME: {"trick:  {seen_by: all, ordered: true": "trick:  {ordered: true"}})
    assert [fault.code for fault in faults(library=library)] == ["missing_key"]


def test_a_duty_that_cannot_be_read_may_still_be_spoken_of(tmp_path: Path) -> None:
    library = copied(tmp_path, {RULES: {"        must: {suit: led}\n": ""}})
    assert [fault.code for fault in faults(library=library)] == ["missing_key"]


def test_an_option_that_cannot_be_read_is_not_blamed_where_it_is_used(tmp_path: Path) -> None:
    library = copied(tmp_path, {GAME: {"  tres_bajo:\n    is: flag": "  tres_bajo:\n    is: flagg"}})
    assert said(library=library) == [f"{spot(library, GAME, 'flagg')}: unknown word “flagg” — did you mean “flag”?"]


def test_faults_of_syntax_in_two_files_come_together(tmp_path: Path) -> None:
    library = copied(tmp_path, {GAME: {"  cards: 40\n": "  cards: 010\n"}, VARIANTS: {"renuncio: 0": "renuncio: !x 0"}})
    assert [fault.code for fault in faults(library=library)] == ["yaml-number-lookalike", "yaml-tag"]


def test_a_section_in_two_files_is_a_fault(tmp_path: Path) -> None:
    library = copied(tmp_path, {VARIANTS: {"format: 1\n": "format: 1\nplayers: [3]\n"}})
    assert [fault.code for fault in faults(library=library)] == ["section_twice"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("format: 1\ngame", "game", "missing_key"),
        ("format: 1\ngame", "format: 2\ngame", "unknown_format"),
        ("format: 1\ngame", "format: true\ngame", "unknown_format"),
        ("zones:\n", "zone:\n", "missing_key"),
        ("  cards: 40\n", "  cards: 44\n", "deck-size"),
        ("else: [1, 3, 12", "else: [1, 3, 3", "twice_in_list"),
        ("else: [1, 3, 12, 11", "else: [1, 3, 12", "rank_missing"),
        ("  trump:        {is: suit", "  turned:       {is: suit", "name_twice"),
        ("  won:    {", "  led:    {", "name_reserved"),
        ("  won:    {", "  beaten_by: {", "name_reserved"),
        ("suit_of: turned", "suit_of: hand", "unknown_word"),
        ("said_in: subastar", "said_in: subaster", "unknown_word_near"),
        ("es: la baza}", "es: una baza}", "noun-article"),
        ("repeat: [{trick: jugar}]", "repeat: [{trick: juega}]", "unknown_word_near"),
        ("until: {empty: {of_all: hand}}}", "until: false}", "endless"),
        ("stock:  {seen_by: nobody, ordered: true", "stock:  {seen_by: all, ordered: true", "no_stock"),
        ("{id: peticion, ask: pedir", "{id: peticion, ask: subastar", "never_said"),
        ("one: {en: trick won, es: baza ganada}", "one: {en: trick won}", "missing_key"),
        ("    default: quitar", "    default: quitarr", "bad_option_value"),
        ("quitar: {en: are taken out beforehand", "quitr: {en: are taken out beforehand", "unknown_word_near"),
        ("pinte:\n        id: pinte\n", "pinte:\n        ask: x\n", "unknown_word"),
    ],
)
def test_a_single_fault_of_the_table_and_its_course(tmp_path: Path, old: str, new: str, code: str) -> None:
    found = faults(library=copied(tmp_path, {GAME: {old: new}}), kind="subastado")
    assert code in {fault.code for fault in found}


@pytest.mark.parametrize(
    ("old", "new", "codes"),
    [
        ("choose: {play: {card: hand}}", "choose: {}", ["nothing_to_choose"]),
        ("choose: {play: {card: hand}}", "choose: {play: {card: hand, es: carta}}", ["missing_key"]),
        ("must: {suit: led}", "must: []", ["empty_list"]),
        ("must: {suit: led}", "must: {highest: false}", ["expected_true"]),
        ("when: {kept: asistir}", "when: {some: {highest: true}, in: hand}", ["only_in_duty"]),
        ("when: {kept: asistir}", "when: {the: play, is: led}", ["unknown_word_near"]),
        ("{the: cards, more_than: 1}", "{the: cards, more_than: 1, is: 2}", ["expected_just_one"]),
        ("{the: cards, more_than: 1}", "{the: trump, more_than: 1}", ["not_a_number"]),
        ("{the: cards, more_than: 1}", "{the: {of_all: bids}, more_than: 1}", ["unknown_word"]),
        ("must: {the: bid, at_least: auction_bids}", "must: {the: bid, at_least: led}", ["unknown_word"]),
        (
            "must: {the: bid, at_least: auction_bids}",
            "must: {the: bid, at_least: auction_bids}\n        within: suit",
            ["unknown_word"],
        ),
        ("choose: {name: {one_of: [oros, copas", "choose: {name: {one_of: [oros, oros", ["twice_in_list"]),
        ("counters:\n  miss: {distance: [tricks, bids]", "counters:\n  miss: {distance: [tricks]", ["expected_two"]),
        ("rank_by: [points]", "rank_by: [pints]", ["unknown_word_near"]),
        (
            "ends: {empty: schedule}\n",
            "ends: {the: points, at_least: 50}\n  first_to_arrive: true\n",
            ["first_without_target"],
        ),
        (
            "tie: {play_on: {option: desempate, oros: {cards: most, kind: oros}, una_carta: {cards: 1}}}",
            "tie: play_on\n  first_to_arrive: true",
            ["first_without_target"],
        ),
        ("then: [{move: play, to: trick}]", "then: [{move: trick, to: trick}]", ["moved_to_itself"]),
        ("say: {en: you lead, es: sales tú}", "say: {en: you lead}", ["missing_key"]),
        (
            "say: {en: you lead, es: sales tú}",
            "say: {en: '{x.__class__}', es: '{x:>9999999999}'}",
            ["template-placeholder", "template-placeholder"],
        ),
        (
            "say: {en: you lead, es: sales tú}",
            "say: {en: '{the:led}', es: '{nobody}'}",
            ["template-article", "template-name"],
        ),
    ],
)
def test_a_single_fault_of_the_rules(tmp_path: Path, old: str, new: str, codes: list[str]) -> None:
    assert [fault.code for fault in faults(library=copied(tmp_path, {RULES: {old: new}}))] == codes


def test_names_that_only_differ_by_a_dash_are_refused() -> None:
    found = faults("""
        insert:
          - {after: montar, rule: {id: la-alta, must: {highest: true}}}
          - {after: pisar, rule: {id: la_alta, must: {highest: true}}}
    """)
    assert [fault.code for fault in found] == ["id_twice"]


def test_a_game_or_a_variant_that_is_not_there_is_named_with_the_likely_one() -> None:
    library_faults = faults(variant="complet")
    assert [fault.text("es") for fault in library_faults] == [
        "variant: palabra desconocida: «complet» — ¿querías decir «completa»?"
    ]
    with pytest.raises(TutorError) as caught:
        shipped().law(Table("poca"))
    assert caught.value.text("en") == "there is no game “poca” — did you mean “pocha”?"
