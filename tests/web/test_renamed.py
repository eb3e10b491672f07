"""The referee's page on games under other names: it asks, lays out and rules on them as on those that are shipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import streamlit as st

import tutor.ask.tables
from tests.rename.renamed import Renamer
from tests.web.asked import ASKED
from tutor.ask import the_library
from tutor.ask.link import decode_case, encode_case
from tutor.learn.lessons import the_shelf

GAMES = {game: Renamer(game) for game in the_library().games()}


@pytest.fixture(params=list(GAMES))
def renamed(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Renamer]:
    """The only game that the app knows, every name of it changed."""
    renamer = GAMES[request.param]
    renamer.write(tmp_path)
    monkeypatch.setattr(tutor.ask.tables, "rules_dir", lambda: tmp_path)
    caches = (the_library.cache_clear, the_shelf.cache_clear, st.cache_resource.clear)
    for clear in caches:
        clear()
    yield renamer
    monkeypatch.undo()
    for clear in caches:
        clear()


def test_a_game_under_other_names_is_asked_on_the_page(page: Callable, renamed: Renamer) -> None:
    cases = [(name, each) for name, each in ASKED.items() if each[0]["game"] == renamed.game]
    opened = page("es")
    assert opened.game == renamed.new(renamed.game)
    assert opened.lies
    for name, (case, verdict, *_) in cases:
        other = renamed.case(case)
        opened.app.query_params["c"] = encode_case(other)
        assert opened.run().verdict == verdict, name
        assert opened.app.session_state["draft"].question != "yaml"
        assert decode_case(opened.code) == other


def test_a_game_of_which_nobody_has_said_what_there_is_to_know_has_its_pages(page: Callable, renamed: Renamer) -> None:
    game = renamed.new(renamed.game)
    shown = page("es", screen="progreso", game=game).app.markdown
    assert any("components.yaml" in each.value for each in shown)
    assert "De esto no sale ningún ejercicio" in page("es", screen="practicar", game=game).said
