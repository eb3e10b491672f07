"""A browser or a terminal: who is there without saying so, and who never comes in."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from tests.store.answers import AT, answer, store_in
from tutor.faults import TutorError
from tutor.store import Store, open_store
from tutor.store.device import new_token
from tutor.store.pin import FREE_TRIES

ONE, OTHER = new_token(), new_token()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return store_in(tmp_path, shared=True)


def test_a_guest_is_there_from_the_first_answer_and_after_a_restart(store: Store, tmp_path: Path) -> None:
    device = store.device(ONE)
    assert device.profile() is None
    assert device.here().add(answer())
    again = store_in(tmp_path, shared=True)
    found = again.device(ONE).profile()
    assert found is not None and (found.nickname, found.entries()) == ("", [answer()])
    assert again.device(OTHER).profile() is None
    assert store_in(tmp_path, shared=False).nicknames() == []


def test_two_tabs_are_one_guest(store: Store) -> None:
    one, other = store.device(ONE), store.device(ONE)
    assert one.here().add(answer(0)) and other.here().add(answer(1))
    assert not other.here().add(answer(0))
    assert one.here().entries() == [answer(0), answer(1)]


def test_a_guest_takes_a_nickname_and_keeps_the_answers(store: Store) -> None:
    device = store.device(ONE)
    device.here().add(answer())
    assert device.guest_answers() == 1
    ana = device.enrol("Ana", "1234")
    assert ana.entries() == [answer()] and store.device(ONE).here().nickname == "Ana"
    device.leave()
    assert device.profile() is None and device.guest_answers() == 0
    assert device.here().entries() == []
    assert store.enter("ana", "1234", now=AT).entries() == [answer()]


@pytest.mark.parametrize("along", [True, False])
def test_whoever_comes_in_stays_and_the_guest_is_asked_along(store: Store, along: bool) -> None:
    store.enrol("Ana", "1234").add(answer(0))
    device = store.device(ONE)
    device.here().add(answer(1))
    ana = device.enter("Ana", "1234", now=AT, along=along)
    assert ana.entries() == [answer(0), *[answer(1)] * along]
    assert store.device(ONE).here().nickname == "Ana" and device.guest_answers() == 0
    luis = device.enrol("Luis", "4321")  # somebody else, after her: what the guest answered is not his
    assert luis.entries() == [] and device.here().nickname == "Luis"
    device.leave()
    assert device.here().entries() == [answer(1)] * (not along)


def test_without_the_pin_nobody_comes_in(store: Store) -> None:
    store.enrol("Ana", "1234").add(answer())
    device, codes = store.device(OTHER), []
    for _ in range(FREE_TRIES + 1):
        with pytest.raises(TutorError) as error:
            device.enter("Ana", "0000", now=AT)
        codes.append(error.value.faults[0].code)
    assert codes == [*["pin-wrong"] * FREE_TRIES, "pin-wait"]
    assert device.profile() is None
    with pytest.raises(TutorError):
        device.enrol("ana", "0000")
    assert device.here().entries() == []
    assert device.enter("Ana", "1234", now=AT + timedelta(minutes=2)).entries() == [answer()]


def test_a_guest_has_no_name_to_come_in_by(store: Store) -> None:
    device = store.device(ONE)
    device.here().add(answer())
    for name in ("", "\n", device._key):
        with pytest.raises(TutorError):
            store.enter(name, "", now=AT)
    with pytest.raises(TutorError) as error:
        store.device("1234")
    assert error.value.faults[0].code == "device-token"


def test_who_is_erased_is_nowhere(store: Store) -> None:
    device, other = store.device(ONE), store.device(OTHER)
    device.here().add(answer(0))
    device.enrol("Ana", "1234")
    assert other.enter("Ana", "1234", now=AT).entries() == [answer(0)]
    device.here().erase()
    assert device.profile() is None and other.profile() is None


def test_the_answers_since_a_number(tmp_path: Path) -> None:
    found = open_store(f"sqlite:///{tmp_path / 'a.sqlite'}").device(ONE).here()
    assert found.since() == ([], 0)
    found.add(answer(0))
    first, number = found.since()
    found.add(answer(1))
    assert (first, found.since(number)[0], found.since(found.since(number)[1])[0]) == ([answer(0)], [answer(1)], [])
