"""The pages on which somebody learns: practice is kept, progress follows from it, and what is kept can be taken or erased."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.learn.tapping import taps
from tests.tabletop.positions import NEVER_TOLD, keys_in
from tests.web.conftest import Page
from tutor.learn.asked import entry_of
from tutor.learn.course import course_at, usual_home
from tutor.learn.home import nearest_text
from tutor.learn.items import Item, generate, kind_of, mark
from tutor.learn.log import Entry
from tutor.learn.today import session_of
from tutor.store import open_store
from tutor.store.place import SETTING
from tutor.web import sitting
from tutor.web.learner import Learner
from tutor.web.screens import practicar
from tutor.web.texts import text

Open = Callable[..., Page]
MINE, OTHER = "mine" * 10, "other" * 8


pytestmark = pytest.mark.usefixtures("url")


def asked(page: Page) -> Item:
    """The exercise on the page."""
    item = page.app.session_state["sitting"].now.item
    assert item is not None
    return item


def right(item: Item) -> Any:
    return kind_of(item).right(item, item.seat.rules)[0]


def give(page: Page, well: bool = True) -> Page:
    """Answer by tapping."""
    item = asked(page)
    other = {"legal": "illegal", "illegal": "legal"}
    told = right(item) if well else other.get(right(item), ()) if isinstance(right(item), str) else ()
    return page.send({**taps(item, told), "v": page.data["v"]})


def act(page: Page, name: str) -> Page:
    return page.send({"kind": "act", "act": name, "v": page.data["v"]})


def kept(page: Page, game: str = "pocha") -> list[Entry]:
    """What another tab of this browser sees."""
    return Learner(page.app.session_state["device"]).entries(game)


def verdict(page: Page) -> str:
    return str(page.data["exercise"]["told"][0]["text"])


def test_practice_is_told_kept_and_without_end(page: Open) -> None:
    opened = page("es", screen="practicar", game="pocha", about="BEAT", device=MINE)
    while asked(opened).kind != "mark_all":
        act(give(opened), "go")
    before = len(kept(opened))
    assert opened.app.query_params["about"] == "BEAT"
    first = asked(opened)
    data = opened.data
    assert not set(keys_in(data)) & (NEVER_TOLD - {"rule", "sign"}) and data["exercise"]["told"] == []
    (hand,) = [zone for zone in data["zones"] if zone["id"] == "hand"]
    assert len({frozenset(card) for card in hand["cards"]}) == 1  # no card tells more than another
    give(opened, well=False)
    assert verdict(opened).startswith("Todavía no.") and len(opened.data["exercise"]["told"]) == 1
    assert [each["id"] for each in opened.data["exercise"]["acts"]] == ["go", "more"]
    act(opened, "more")
    assert len(opened.data["exercise"]["told"]) == 2
    act(opened, "go")
    assert opened.data["exercise"]["head"] == "Otra con la misma regla"
    give(opened)
    assert verdict(opened).startswith("Sí.")
    one, two = kept(opened)[before:]
    assert (one.right, one.item, one.kind, one.hints) == (False, first.to_data(), "lesson", 0)
    assert two.right and two.session == one.session and two.when >= one.when
    act(opened, "go")
    assert opened.data["exercise"]["head"] == "Y ahora compara con esta"
    opened.switch("en")
    assert opened.data["exercise"]["head"] == "And now compare with this one"
    assert f"Right: {before + 1} of {before + 2}." in [each.value for each in opened.app.caption]


def test_a_round_against_the_clock_of_the_server(page: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(sitting, "monotonic", lambda: now)
    opened = page("es", screen="practicar", game="pocha", mode="verdicts", about="M2", device=MINE)
    assert not opened.app.get("bidi_component")
    assert text("against_says", "es") not in str([each.value for each in opened.app.caption])  # all is asked there
    opened.press("Empezar")
    assert "Quedan unos 60 segundos." in opened.said
    now = 20
    first = asked(opened)
    give(opened)  # right: the next comes at once
    assert opened.data["exercise"]["head"] == "Sí, bien." and asked(opened) != first
    assert "Quedan unos 40 segundos." in opened.said
    now = 30
    missed = asked(opened)
    give(opened, well=False)
    now = 500  # whoever reads why is not hurried
    act(opened, "go")
    assert "Quedan unos 30 segundos." in opened.said
    now = 531
    give(opened)  # late, and it counts; then what went wrong comes again, and nothing else
    assert opened.data["exercise"]["head"].startswith("Esta se te resistió") and asked(opened) == missed
    assert "sr-clock" not in opened.html
    give(opened)
    act(opened, "go")
    assert "De 3, 2 bien a la primera." in opened.said and "bien: 1 de 1." in opened.said
    assert [entry.hints for entry in kept(opened)] == [0, 0, 0, 1]
    assert [entry.ms for entry in kept(opened)][:2] == [20_000, 10_000]
    opened.press("Otra ronda")
    assert "Quedan unos 60 segundos." in opened.said


def test_a_round_without_a_clock_and_its_sums(page: Open) -> None:
    opened = page("es", screen="practicar", game="escoba", mode="sums", time="0", device=MINE)
    assert any("Ráfaga del 15" in each.options for each in opened.app.button_group)
    opened.press("Empezar")
    assert practicar.wanted_of(practicar.Wish("escoba", "sums"), usual_home("escoba")).most > 0
    assert "sr-clock" not in opened.html
    assert "Van 0 de 12." in [each.value for each in opened.app.caption]
    give(opened)
    act(opened, "stop")
    assert "Has respondido a 1 y todas bien." in opened.said
    opened = page("es", screen="practicar", game="pocha", mode="sums", about="FOLLOW", band="dificil", device=MINE)
    assert asked(opened).band == "dificil" and opened.app.query_params.get("mode") is None


def test_progress_of_somebody_new_is_kind(page: Open) -> None:
    opened = page("es", screen="progreso", game="pocha")
    assert "Aún no has respondido a nada de este juego" in opened.said
    assert "Montar por aprender" in opened.said and "sr-piece sr-known" not in opened.html
    assert "<td>por aprender</td><td>asistir y el orden de las cartas</td>" in opened.html
    assert len(opened.app.get("plotly_chart")) == 1 and opened.app.session_state["device"]
    opened.switch("en")
    assert "You have not answered anything in this game yet" in opened.said


def answered(device: str, game: str, kind: str, about: str, count: int, belief: str = "") -> Learner:
    """Somebody who has answered so many exercises of one kind, rightly or as one with a misconception does."""
    learner = Learner(device)
    home, when = learner.home(game), learner.now()
    for seed in range(count):
        item = generate(kind, game, home.variant, about, seed=seed)
        given = kind_of(item).believed(item, item.seat.beliefs[belief])[0] if belief else right(item)
        session = session_of(game, when.date())
        learner.record(entry_of(item, mark(item, given), now=when, session=session, kind="lesson"))
    return learner


def test_progress_follows_from_the_answers(page: Open) -> None:
    answered(MINE, "escoba", "worth", "VAL", 4)
    shown = page("es", screen="progreso", game="escoba", device=MINE)
    whole = len(course_at(usual_home("escoba")).components)
    assert f"Sabes 1 de {whole} reglas." in shown.said and "Lo que vale cada carta sabida" in shown.said
    assert "Hoy quedan por hacer:" in shown.said
    assert len(shown.app.get("plotly_chart")) == 3
    tables = [node.proto.body for node in shown.app.get("html") if "sr-numbers" in node.proto.body]
    assert "Lo que vale cada carta</th><td>sabida</td><td>–</td>" in tables[0]
    assert "lo que vale cada carta</th><td>4 de 4</td>" in tables[1]
    assert 'href="practicar?' in shown.html and "about=VAL" in shown.html


def test_an_idea_is_named_kindly_and_may_be_the_rule_at_home(page: Open) -> None:
    learner = answered(MINE, "pocha", "mark_all", "BEAT", 5, belief="M2")
    shown = page("es", screen="progreso", game="pocha", device=MINE)
    assert "Parece que piensas que" in shown.said
    assert any(each.value.startswith("Has puesto algo de más") for each in shown.app.markdown)
    shown.press("Así se juega en mi casa")
    assert nearest_text(learner.home("pocha"), "es") in shown.said
    assert "<p>Juegas con estas reglas: Completa, y en tu casa no hace falta montar.</p>" in shown.html
    assert learner.home("pocha") != usual_home("pocha")
    assert learner.progress("pocha").beliefs.holds("M2") == 0
    learner.play_at(usual_home("pocha"))
    opened = page("es", screen="practicar", game="pocha", device=MINE)
    (about,) = [each for each in opened.app.selectbox if each.label == text("practice_about", "es")]
    assert "Lo que quizá te confunde: no hace falta montar" in about.options
    about.set_value("against")
    opened.run()
    (idea,) = [each for each in opened.app.selectbox if each.label == text("practice_idea", "es")]
    assert "El tres vale poco" in idea.options and not any("ni con una carta" in each for each in idea.options)
    assert opened.app.query_params["about"] == idea.value
    idea.set_value("M9")
    assert asked(opened.run()).target == ("M9",)
    opened = page("es", screen="practicar", game="pocha", about="M2", device=MINE)
    assert any("En algunas casas se juega así" in each.value for each in opened.app.caption)
    while asked(opened).kind != "mark_all":
        act(give(opened), "go")
    item = asked(opened)
    assert item.target == ("M2",)
    opened.send({**taps(item, kind_of(item).believed(item, item.seat.beliefs["M2"])[0]), "v": opened.data["v"]})
    assert "Parece que piensas que" in opened.data["exercise"]["told"][-1]["text"]
    house = opened.data["exercise"]["acts"][-1]
    assert house["label"] == "Así se juega en mi casa"
    act(opened, house["id"])
    assert learner.home("pocha") != usual_home("pocha")
    # What a link asks for and this table lacks is told until something is chosen: a rule of the house, an idea, a word.
    for about, said in (
        ("M2", "«No hace falta montar»: en tu casa esa es la regla"),
        ("M15b", "de eso no hay ejercicios en esta mesa"),
        ("nada", "El enlace pide practicar «nada»"),
    ):
        opened = page("es", screen="practicar", game="pocha", about=about, device=MINE)
        assert [said in each.value for each in opened.app.info] == [True]
        assert "about" not in opened.app.query_params
    assert len(opened.run().app.info) == 1
    next(each for each in opened.app.selectbox if each.label == text("practice_about", "es")).set_value("all")
    assert not opened.run().app.info


def come_in(page: Page, nickname: str, pin: str, button: str) -> None:
    """A form is sent whole."""
    for name, value in (("who_nickname", nickname), ("who_pin", pin)):
        page.app.text_input(key=f"{name}_{page.lang}").set_value(value)
    page.press(button)


def test_a_nickname_is_taken_left_and_erased_with_its_pin_alone(page: Open, url: str) -> None:
    answered(MINE, "escoba", "worth", "VAL", 1)
    shown = page("es", screen="progreso", game="escoba", device=MINE)
    come_in(shown, "Ana", "12", "Empezar con este apodo")
    assert "El PIN lleva de 4 a 64 signos" in shown.said
    come_in(shown, "Ana", "1234", "Empezar con este apodo")
    assert "Aquí aprende Ana." in [each.value for each in shown.app.markdown]
    other = page("es", screen="progreso", game="tute", device=OTHER)
    come_in(other, "ana", "4321", "Ya lo tenía: entrar")
    assert "Ese no es el PIN de «Ana»" in other.said
    assert len(kept(shown, "escoba")) == 1 and kept(other, "escoba") == []
    shown.press("Salir, para que entre otra persona")
    assert kept(shown, "escoba") == []
    come_in(other, "ana", "1234", "Ya lo tenía: entrar")
    assert len(kept(other, "escoba")) == 1
    assert json.loads(Learner(OTHER).export())["nickname"] == "Ana"
    assert open_store(url).nicknames() == ["Ana"]
    other.unfold("data").app.text_input(key="erase_pin_es").set_value("1234")
    other.press("Borrarlo todo")
    assert "marca antes «Sí, quiero borrarlo todo»" in other.said and len(kept(other, "escoba")) == 1
    other.app.checkbox(key="erase_sure_es").set_value(True)
    other.press("Borrarlo todo")
    assert open_store(url).nicknames() == [] and kept(other, "escoba") == []


def test_what_cannot_be_kept_is_told_and_practice_goes_on(
    page: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SETTING, f"sqlite:///{tmp_path / 'gone' / 'answers.sqlite'}")
    opened = page("es", screen="practicar", game="escoba", about="GOAL", device=MINE)
    assert all(len(each.options) > 1 for each in opened.app.selectbox)  # these are all as hard: no choice is offered
    give(opened)
    assert verdict(opened).startswith("Sí.")
    assert "tus respuestas esperan en esta pestaña" in opened.said
    assert len(opened.app.session_state["learner"].entries()) == 1
    shown = page("es", screen="progreso", game="pocha", device=OTHER)
    assert "Ahora mismo no se puede guardar nada." in shown.said and "Montar por aprender" in shown.said
