"""The referee's page, driven without a browser: every question in both languages, links, and bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.asked import ASKED, DISPUTED, RENUNCIO
from tutor.ask.link import decode_case
from tutor.web.draft import PASTE, questions
from tutor.web.law import games

if TYPE_CHECKING:
    from conftest import Page

Open = Callable[..., "Page"]
EVERY = [(game, question) for game in games() for question in questions(game)]


def test_there_is_a_position_for_every_question() -> None:
    from tutor.web.draft import question_of

    assert {(case["game"], question_of(case)) for case, *_ in ASKED.values()} >= {*EVERY} - {
        (game, question) for game in games() for question in ("winner", "deal", "match", "renuncio", "play", "score")
    }


@pytest.mark.parametrize("name", list(ASKED))
def test_a_link_opens_the_form_and_its_ruling_in_both_languages(name: str, page: Open) -> None:
    case, verdict, spanish, english = ASKED[name]
    opened = page("es", case)
    assert opened.verdict == verdict
    assert spanish in opened.said
    assert decode_case(opened.code) == case
    assert opened.app.session_state["draft"].question != PASTE
    assert opened.astray == []
    assert english in opened.switch("en").said
    assert decode_case(opened.code) == case


@pytest.mark.parametrize("game", games())
def test_every_question_is_put_from_an_empty_table(game: str, page: Open) -> None:
    opened = page("es").choose("game", game)
    for question in questions(game):
        opened.ask(question)
        assert opened.verdict or "Para el fallo falta" in opened.said


@pytest.mark.parametrize("game", games())
def test_an_example_is_shown_and_answered(game: str, page: Open) -> None:
    from tutor.web.examples import example_of

    opened = page("en", game=game)
    assert opened.app.session_state["draft"].game == game
    known = [question for question in questions(game) if example_of(game, question)]
    assert questions(game)[0] in known
    for question in known:
        assert opened.ask(question).press("example").verdict
        assert opened.astray == []
        assert opened.app.session_state["draft"].question == question


# ── the disputed play ─────────────────────────────────────────────────────────────────────────────


def test_the_disputed_play_is_laid_out(page: Open) -> None:
    opened = page("es").choose("game", "pocha")
    opened.lay(trump=["espadas"]).lay(trick=["12c"]).lay(trick=["12c", "10c"])
    opened.lay("hand", hand=["1c", "6c", "3e", "2b"])
    assert opened.verdict == ""
    opened.lay(play=["6c"])
    assert opened.verdict == "illegal"
    assert "Ilegal montar" in opened.said
    assert opened.data["message"]["text"].startswith("Ilegal. Debes echar una carta que gane al rey de copas")
    assert (opened.data["message"]["tone"], opened.data["message"]["rule"]) == ("bad", "montar")
    assert opened.table["told"]["12c"]["sign"] == "◆"
    assert opened.table["told"]["6c"]["rule"] == "montar"
    assert opened.table["told"]["1c"] == {"sign": "✓", "note": "vale"}
    assert decode_case(opened.code) == DISPUTED


def test_whose_reason_it_is_stands_there_where_nobody_has_said_how_they_play(page: Open) -> None:
    case = {"game": "escoba", "table": ["7o", "3b"], "hand": ["5c"], "play": "5c"}  # a capture in some forms alone
    assert "Así se explica en la forma «limpia»" in page("es", case).said
    assert "Así se explica" not in page("es", {**case, "variant": "quince"}).said


def test_the_answer_to_a_tap_bears_its_number_and_the_table_stays_the_same_one(page: Open) -> None:
    opened = page("es").choose("game", "pocha")
    board = opened.table["board"]
    opened.lay(trick=["12c"]).lay(trick=["12c", "10c"])
    assert (opened.table["board"], opened.table["edit"]) == (board, 2)


def test_a_tap_on_a_table_that_is_gone_does_not_count(page: Open) -> None:
    opened = page("es", DISPUTED)
    old = opened.table["board"]
    opened.press("clear")
    assert opened.table["board"] != old
    laid = {"kind": "laid", "board": old, "edit": 1, "active": "trick", "lies": {"trick": ["1o"]}, "pointed": {}}
    assert opened.send(laid).lies["trick"] == []


@pytest.mark.parametrize(
    "laid",
    [
        {},
        {"lies": [], "pointed": {}},
        {"lies": {"hand": "1c", "trick": [["1c"]], "trump": ["<b>"]}, "pointed": {"play": ["99x"]}, "active": 7},
        {"lies": {"hand": ["99x", None, {}]}, "pointed": {"play": {"a": 1}}},
    ],
)
def test_the_browser_is_not_trusted(laid: dict[str, Any], page: Open) -> None:
    opened = page("es").choose("game", "pocha")
    opened.send({"kind": "laid", "board": opened.table["board"], "edit": 1, "active": "", **laid})
    assert not any(opened.lies.values())
    assert not opened.app.exception


@pytest.mark.parametrize(
    ("lang", "trick", "hand"),
    [
        ("es", "rey y sota de copas", "as y seis de copas, tres de espadas y dos de bastos"),
        ("en", "king and jack of cups", "1c 6c 3e 2b"),
    ],
)
def test_the_disputed_play_is_entered_by_typing(lang: str, trick: str, hand: str, page: Open) -> None:
    opened = page(lang).choose("game", "pocha").lay("trick", trump=["espadas"]).write("typed", trick)
    opened.lay("hand").write("typed", hand)
    assert decode_case(opened.lay(play=["6c"]).code) == DISPUTED


def test_a_card_that_is_typed_lies_in_one_place_only(page: Open) -> None:
    opened = page("es", DISPUTED).lay("trick").write("typed", "rey de copas y seis de copas")
    assert (opened.lies["trick"], opened.lies["hand"]) == (["12c", "6c"], ["1c", "3e", "2b"])
    assert opened.verdict == ""
    assert "play" not in decode_case(opened.code)


def test_a_half_entered_position_has_an_address_too(page: Open) -> None:
    opened = page("es").choose("game", "pocha").ask("bid").number("cards", 3)
    assert opened.app.query_params["q"] == "bid"
    again = page("es", c=opened.code, q="bid")
    assert again.app.session_state["draft"].question == "bid"
    assert again.app.number_input(key="cards_es").value == 3


def test_clearing_leaves_the_table_empty_and_the_variant_chosen(page: Open) -> None:
    opened = page("es", {**DISPUTED, "variant": "completa"}).press("clear")
    assert opened.code == ""
    assert opened.app.button_group(key="variant_es").value == "completa"


def test_changing_the_question_loses_nothing(page: Open) -> None:
    opened = page("es", DISPUTED).ask("winner")
    assert decode_case(opened.code) == {"game": "pocha", "trump": "espadas", "trick": ["12c", "10c"], "winner": True}
    assert decode_case(opened.ask("play").code) == DISPUTED


def test_what_no_field_shows_is_kept_and_told_until_it_is_taken_out(page: Open) -> None:
    case = {**DISPUTED, "trump": "7e", "turned": "7e"}
    opened = page("es", case)
    assert opened.verdict == "illegal"
    assert decode_case(opened.code) == case
    assert "trump: 7e\nturned: 7e" in [code.value for code in opened.app.code]
    opened.lay(trump=["espadas"])
    assert decode_case(opened.code) == {**DISPUTED, "turned": "7e"}
    assert decode_case(opened.press("Quitarlo").code) == DISPUTED


# ── language, variants, house rules ───────────────────────────────────────────────────────────────


def test_switching_the_language_keeps_the_position(page: Open) -> None:
    opened = page("es", DISPUTED).switch("en")
    assert "You must play a card that beats the king of cups" in opened.said
    assert "Debes" not in opened.said
    assert decode_case(opened.code) == DISPUTED
    assert opened.table["slots"][0]["label"] == "Trump"


def test_the_page_speaks_one_language_at_a_time(page: Open) -> None:
    words = page("en", DISPUTED)
    labels = [widget.label for widget in (*words.app.selectbox, *words.app.button_group, *words.app.button)]
    assert not [label for label in labels if any(sign in label for sign in "¿áéíóúñ")]


def test_a_variant_gives_its_own_ruling(page: Open) -> None:
    case = {"players": 4, "cards": 1, "bids": [0, 0, 1], "bid": 0}
    opened = page("es", case)
    assert opened.verdict == "depends"
    assert opened.choose("variant", "completa").verdict == "illegal"
    assert opened.choose("variant", "sencilla").verdict == "legal"


def test_a_house_rule_changes_the_ruling_and_the_address(page: Open) -> None:
    opened = page("es", {"variant": "completa", "trump": "oros", "trick": ["12c"], "hand": ["3c", "5c"], "play": "5c"})
    assert opened.verdict == "illegal"
    opened.unfold("house").app.toggle(key="house_tres_bajo_completa_es").set_value(True)
    assert opened.run().verdict == "legal"
    assert opened.astray == []
    assert decode_case(opened.code)["options"] == {"tres_bajo": True}
    opened.unfold("house").app.toggle(key="house_tres_bajo_completa_es").set_value(False)
    assert "options" not in decode_case(opened.run().code)


def test_every_option_of_the_law_can_be_set(page: Open) -> None:
    from tutor.web.law import law_of

    opened = page("en", {"variant": "completa", "deal": True, "players": 5})
    assert not [field for field in (*opened.app.toggle, *opened.app.selectbox) if "house_" in str(field.key)]
    opened.unfold("house")
    widgets = (*opened.app.toggle, *opened.app.selectbox, *opened.app.number_input)
    shown = {str(widget.key) for widget in widgets}
    options = law_of("pocha", "completa").options
    assert {f"house_{name}_completa_en" for name in options} <= shown
    assert {option.labels["en"] for option in options.values()} <= {widget.label for widget in widgets}


@pytest.mark.parametrize("variant", ["completa", ""])
def test_what_is_usual_is_named_where_one_table_is_asked(variant: str, page: Open) -> None:
    from tutor.web.law import law_of
    from tutor.web.texts import TEXTS

    opened = page("es", {"deal": True, "players": 5, **({"variant": variant} if variant else {})}).unfold("house")
    law, bare = law_of("pocha", variant), TEXTS["as_usual"][0]
    usual = {name: law.settings[name] if variant else None for name in law.options}
    fields = {
        str(field.key).removesuffix(f"_{variant}_es"): field
        for field in (*opened.app.number_input, *opened.app.selectbox)
    }
    for name, option in law.options.items():
        if option.type == "flag" and variant:
            assert opened.app.toggle(key=f"house_{name}_{variant}_es").value == usual[name]
            continue
        field = fields[f"house_{name}"]
        if option.type == "number":
            told = TEXTS[usual[name]][0] if isinstance(usual[name], str) else bare
            assert (field.proto.placeholder, field.max) == (told, option.high if isinstance(option.high, int) else 48)
        else:
            said = option.value_labels[usual[name]]["es"] if variant else ""
            assert field.options[0] == (f"{said} (lo usual)" if variant else bare)
    assert any(isinstance(value, str) and law.options[name].type == "number" for name, value in usual.items()) == bool(
        variant
    )


@pytest.mark.parametrize(("name", "value"), [("renuncio", 50), ("renuncio", None), ("cartas_especiales", 3)])
def test_a_number_among_the_house_rules(name: str, value: int | None, page: Open) -> None:
    opened = page(
        "es",
        {
            "variant": "completa",
            "trump": "copas",
            "bids": [1, 1, 1],
            "tricks": [1, 1, 1],
            "score": True,
            "offender": "A",
        },
    )
    opened.unfold("house").number(f"house_{name}_completa", value)
    assert opened.verdict == "answered"
    assert opened.astray == []
    assert decode_case(opened.code).get("options", {}) == ({name: value} if value else {})


def test_house_rules_can_be_undone_together(page: Open) -> None:
    opened = page("es", {**DISPUTED, "options": {"tres_bajo": True, "desempate": "oros", "renuncio": 7}})
    assert "Reglas de la casa cambiadas: 3." in [said.value for said in opened.app.caption]
    next(button for button in opened.unfold("house").app.button if button.label == "Quitar los cambios").click()
    assert decode_case(opened.run().code) == DISPUTED


# ── other questions ───────────────────────────────────────────────────────────────────────────────


def test_a_renuncio_is_entered_by_taps_and_the_winner_leads_the_next_trick(page: Open) -> None:
    opened = page("es").choose("game", "pocha").ask("renuncio").choose("players", 3).number("cards", 3)
    opened.lay(trump=["oros"], **{"tricks.0": ["12c", "3e", "1c"]})
    assert opened.app.button_group(key="leader_0_es").value == "A"
    opened.lay("tricks.1", **{"tricks.1": ["2o", "4o", "2c"]})
    assert opened.app.button_group(key="leader_1_es").value == "C"
    assert [slot["notes"] for slot in opened.table["slots"]][1:3] == [["A", "B", "C"], ["C", "A", "B"]]
    opened.lay(renuncio=["3e"])
    assert opened.verdict == "illegal"
    assert decode_case(opened.code) == {**RENUNCIO, "players": 3}


def test_another_leads_a_trick(page: Open) -> None:
    opened = page("es", RENUNCIO).lay("tricks.0")
    opened.app.button_group(key="leader_0_es").set_value("B")
    assert decode_case(opened.run().code)["tricks"][0] == [{"B": "12c"}, {"C": "3e"}, {"A": "1c"}]


def test_only_those_who_play_are_offered_to_lead(page: Open) -> None:
    opened = page("es", RENUNCIO).lay("tricks.0")
    assert [each.content for each in opened.app.button_group(key="leader_0_es").proto.options] == ["A", "B", "C"]
    opened.choose("players", 5)
    assert len(opened.app.button_group(key="leader_0_es").options) == 5


def test_the_long_deck_is_offered_where_a_form_has_it(page: Open) -> None:
    opened = page("es", {**DISPUTED, "variant": "sencilla"})
    assert [len(pack["cards"]) for pack in opened.table["packs"]] == [10] * 4
    opened.app.toggle(key="long_deck").set_value(True)
    opened.run()
    assert [len(pack["cards"]) for pack in opened.table["packs"]] == [12] * 4
    other = page("es", {**DISPUTED, "variant": "completa"})
    assert not [toggle for toggle in other.app.toggle if toggle.key == "long_deck"]


def test_cards_taken_out_are_named_in_one_order_everywhere(page: Open) -> None:
    said = page("es", {"variant": "sencilla", "players": 3, "deal": True}).said
    assert said.count("uitan el dos de espadas, el dos de bastos, el dos de copas y el dos de oros") == 2


def test_a_bid_in_an_auction(page: Open) -> None:
    opened = page("es").choose("game", "pocha").ask("bid").choose("variant", "completa")
    opened.choose("kind", "subastado").choose("players", 4).number("cards", 10).choose("auction", True)
    assert opened.number("bid", 4).verdict == "legal"
    assert decode_case(opened.code)["auction"] is True


def test_a_capture_is_laid_out_and_taken_back(page: Open) -> None:
    opened = page("es").choose("game", "escoba").choose("variant", "quince")
    opened.lay(table=["7o", "3b"]).lay("hand", hand=["5c", "10b"]).lay(play=["5c"])
    assert "puedes llevarte el siete de oros y el tres de bastos (es escoba)" in opened.said
    opened.choose("take", "taking_none")
    assert "llevarse cartas no es obligatorio" in opened.said
    assert decode_case(opened.code)["take"] == []
    opened.lay(take=["7o"])
    assert opened.verdict == "illegal"
    assert "5 + 7 = 12: faltan 3." in opened.said
    assert "✕ quince con escoba de mano ilegal" in opened.said  # a form is called as where it is chosen
    assert decode_case(opened.lay(take=[]).code).get("take") is None


def test_a_count_that_cannot_be_is_told(page: Open) -> None:
    opened = page("es").choose("game", "escoba").ask("score").choose("variant", "mas").write("escobas", "0 0")
    for name, numbers in (("cards", "21 20"), ("oros", "5 5"), ("sevens", "3 2")):
        opened.write(f"counts.{name}", numbers)
    opened.choose("counts.seven_of_oros", "A")
    assert "Cartas: «Cartas» llega a 41" in opened.said
    assert "Sietes: «Sietes» llega a 5" in opened.said
    assert "counts" not in opened.said.lower()


@pytest.mark.parametrize("by", ["typed", "tapped"])
def test_a_hand_is_counted_from_the_piles_themselves(by: str, page: Open) -> None:
    from tutor.cards import CARDS, cards_in, deck_mask

    cards = [str(card) for card in cards_in(deck_mask(40))]
    assert len(CARDS) == 48
    opened = page("es").choose("game", "escoba").ask("score").choose("variant", "quince")
    if by == "typed":
        opened.write("piles", f"{' '.join(cards[:22])} | {' '.join(cards[22:])}")
    else:
        opened.lay(**{"piles.0": cards[:22], "piles.1": cards[22:]})
    assert opened.write("escobas", "1 0").verdict == "answered"
    assert decode_case(opened.code)["piles"] == {"A": cards[:22], "B": cards[22:]}


def test_what_the_answer_turns_out_to_depend_on_is_asked_for(page: Open) -> None:
    opened = page("es", {"game": "pocha", "trick": ["12c", "2b"], "hand": ["1o", "2e"], "play": "1o"})
    assert opened.verdict == ""
    assert "Para el fallo falta el triunfo." in opened.said
    assert opened.data["message"]["text"] == "Para el fallo falta el triunfo."


@pytest.mark.parametrize("game", games())
def test_an_example_is_of_the_table_that_one_plays_at_and_gives_nothing_away(game: str) -> None:
    from tutor.ask import the_library
    from tutor.ask.examples import shipped_examples
    from tutor.law.yamltext import plain
    from tutor.web.draft import question_of
    from tutor.web.examples import example_of

    cases = [case for node in shipped_examples(the_library(), game) if isinstance(case := plain(node), dict)]
    of_tables = {
        (
            question_of({"game": game, **{key: case[key] for key in case if key not in ("note", "expect")}}),
            case["variant"],
        )
        for case in cases
        if "options" not in case and "variant" in case
    }
    assert of_tables
    for question, variant in of_tables:
        found = example_of(game, question, variant)
        assert found["variant"] == variant
        assert not {"options", "note", "expect"} & set(found)
