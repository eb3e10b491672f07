"""Nicknames, PINs and answers: who gets in, what is kept, what is forgotten."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.store.answers import AT, answer, store_in
from tutor.faults import TutorError
from tutor.store import Store, open_store
from tutor.store.store import guest


def codes(error: pytest.ExceptionInfo[TutorError]) -> list[str]:
    for lang in ("es", "en"):
        assert "{" not in error.value.text(lang)
    return [fault.code for fault in error.value.faults]


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_in(tmp_path)


def test_what_is_added_is_there_after_a_restart(tmp_path: Path) -> None:
    ana = store_in(tmp_path).enrol("Ana")
    assert ana.add(answer(1)) and ana.add(answer(0))
    again = store_in(tmp_path).enter("ana", now=AT)
    assert again.nickname == "Ana"
    assert again.entries() == [answer(0), answer(1)]
    assert again.entries("escoba") == []


def test_the_same_place_is_answered_once(store: Store) -> None:
    ana = store.enrol("Ana")
    assert ana.add(answer(0))
    assert not ana.add(answer(0))
    assert not ana.add(answer(5, slot=answer(0).slot, right=True))
    assert ana.add(answer(6, slot="")) and ana.add(answer(7, slot=""))
    assert len(ana.entries()) == 3


def test_learners_do_not_see_each_other(store: Store) -> None:
    ana, luis = store.enrol("Ana"), store.enrol("Luis")
    ana.add(answer())
    luis.choose("home", {"pocha": {"variant": "sencilla"}})
    assert (luis.entries(), ana.settings) == ([], {})
    assert luis.add(answer())


@pytest.mark.parametrize("same", ["ana  maría", " ANA MARÍA ", "Ana\u00a0Mari\u0301a"])
def test_a_nickname_is_nobody_elses(store: Store, same: str) -> None:
    store.enrol("Ana María")
    with pytest.raises(TutorError) as error:
        store.enrol(same)
    assert codes(error) == ["nickname-taken"]


@pytest.mark.parametrize("bad", ["", "   ", "x" * 41, "a\u202eb"])
def test_what_cannot_be_a_nickname(store: Store, bad: str) -> None:
    with pytest.raises(TutorError) as error:
        store.enrol(bad)
    assert codes(error) == ["nickname-form"]


def test_nobody_enters_with_another_pin(store: Store) -> None:
    store.enrol("Ana", "1234")
    assert store.enter("Ana", "1234", now=AT).nickname == "Ana"
    for pin in ("", "1235", "12345"):
        with pytest.raises(TutorError) as error:
            store.enter("Ana", pin, now=AT)
        assert codes(error) == ["pin-wrong"]
    with pytest.raises(TutorError) as error:
        store.enter("Luis", now=AT)
    assert codes(error) == ["nickname-unknown"]


def test_a_pin_is_not_found_by_trying(store: Store) -> None:
    store.enrol("Ana", "1234")
    for _ in range(5):
        with pytest.raises(TutorError):
            store.enter("Ana", "0000", now=AT)
    with pytest.raises(TutorError) as error:
        store.enter("Ana", "1234", now=AT + timedelta(seconds=59))
    assert codes(error) == ["pin-wait"]
    assert store.enter("Ana", "1234", now=AT + timedelta(seconds=60))
    with pytest.raises(TutorError) as error:  # the right one has begun the count anew
        store.enter("Ana", "0000", now=AT + timedelta(seconds=60))
    assert codes(error) == ["pin-wrong"]


def test_the_pin_itself_is_not_kept(tmp_path: Path) -> None:
    ana = store_in(tmp_path).enrol("Ana", "secreto-9876")
    ana.store.close()
    assert all(b"secreto-9876" not in file.read_bytes() for file in tmp_path.iterdir())
    assert "secreto" not in ana.export()


def test_a_pin_can_be_changed(store: Store) -> None:
    ana = store.enrol("Ana", "1234")
    ana.change_pin("4321")
    assert store.enter("Ana", "4321", now=AT)
    ana.change_pin("")
    assert store.enter("Ana", now=AT)


def test_on_a_shared_server_everybody_has_a_pin_and_nobody_is_listed(tmp_path: Path) -> None:
    here, server = store_in(tmp_path), store_in(tmp_path, shared=True)
    with pytest.raises(TutorError) as error:
        server.enrol("Ana")
    assert codes(error) == ["pin-needed"]
    ana = server.enrol("Ana", "1234")
    with pytest.raises(TutorError) as error:
        ana.change_pin("")
    assert codes(error) == ["pin-needed"]
    with pytest.raises(TutorError) as error:
        ana.change_pin("123")
    assert codes(error) == ["pin-length"]
    assert (server.nicknames(), here.nicknames()) == ([], ["Ana"])


@pytest.mark.parametrize(("told", "shared"), [("1", True), ("0", False), ("", False), ("True", True)])
def test_the_environment_says_where_and_whether_it_is_shared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str, shared: bool
) -> None:
    monkeypatch.setenv("SIN_RENUNCIO_STORE", f"sqlite:///{tmp_path / 'mine.sqlite'}")
    monkeypatch.setenv("SIN_RENUNCIO_SHARED", told)
    assert open_store().shared is shared
    assert (tmp_path / "mine.sqlite").exists()


def test_without_a_setting_answers_lie_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SIN_RENUNCIO_STORE", raising=False)
    for folder in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(folder, str(tmp_path))
    open_store(shared=False).enrol("Ana")
    assert [file.name for file in tmp_path.rglob("*.sqlite")] == ["answers.sqlite"]


def test_a_setting_that_is_none_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIN_RENUNCIO_SHARED", "perhaps")
    with pytest.raises(TutorError) as error:
        store_in(tmp_path)
    assert codes(error) == ["store-shared"]


def test_settings_of_two_tabs_do_not_undo_each_other(store: Store) -> None:
    one = store.enrol("Ana")
    two = store.enter("Ana", now=AT)
    one.choose("lang", "en")
    two.choose("sound", False)
    assert one.settings == two.settings == {"lang": "en", "sound": False}


def test_erased_is_gone_from_the_disk(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    ana, luis = store.enrol("Ana-Palabra"), store.enrol("Luis")
    luis.add(answer())
    ana.add(answer(given="Respuesta-Palabra"))
    other_tab = store.enter("Ana-Palabra", now=AT)
    ana.erase()
    assert all(b"Palabra" not in file.read_bytes() for file in tmp_path.iterdir())
    assert (store.nicknames(), luis.entries()) == (["Luis"], [answer()])
    assert store.enrol("Nueva").entries() == []  # nor does the number of who is gone lead to somebody new
    for use in (lambda: other_tab.add(answer()), lambda: other_tab.choose("lang", "en"), lambda: other_tab.settings):
        with pytest.raises(TutorError) as error:
            use()
        assert codes(error) == ["nickname-erased"]


def test_a_guest_leaves_nothing() -> None:
    somebody, other = guest(), guest()
    assert somebody.add(answer()) and not somebody.add(answer())
    assert (len(somebody.entries()), other.entries()) == (1, [])


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://host/x", "store-url"),
        ("answers.sqlite", "store-url"),
        ("sqlite:////no/such/folder/x.sqlite", "store-folder"),
        ("postgresql://localhost:1/none", "store-failed"),
    ],
)
def test_a_place_that_is_none_is_told(url: str, code: str) -> None:
    with pytest.raises(TutorError) as error:
        open_store(url)
    assert codes(error) == [code]


def test_a_file_that_is_no_store_is_told(tmp_path: Path) -> None:
    (tmp_path / "answers.sqlite").write_text("no database" * 1000)
    with pytest.raises(TutorError) as error:
        store_in(tmp_path)
    assert codes(error) == ["store-failed"]
