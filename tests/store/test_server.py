"""The same on a PostgreSQL server. `.ci/run` starts one; elsewhere SIN_RENUNCIO_TEST_STORE is the URL of one."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from sqlalchemy import make_url, text

from tests.conftest import IN_CI
from tests.store.answers import AT, answer
from tests.store.processes import two_at_once
from tutor.faults import TutorError
from tutor.store import Store, open_store
from tutor.store.device import new_token
from tutor.store.place import connect

SETTING = "SIN_RENUNCIO_TEST_STORE"
pytestmark = pytest.mark.server


@pytest.fixture
def url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A database of its own on the server."""
    server = os.environ.get(SETTING)
    if not server:
        (pytest.fail if IN_CI else pytest.skip)(f"no PostgreSQL server: set {SETTING} to the URL of one")
    name = f"test_{os.getpid()}_{abs(hash(request.node.name))}"
    administrator = connect(server).execution_options(isolation_level="AUTOCOMMIT")
    with administrator.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    administrator.dispose()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = open_store(url)
    yield opened
    opened.close()


def test_what_is_added_is_there_after_a_restart(store: Store, url: str) -> None:
    ana, luis = store.enrol("Ana", "1234"), store.enrol("Luis", "4321")
    assert ana.add(answer(1)) and ana.add(answer(0)) and not ana.add(answer(0))
    ana.choose("lang", "en")
    again = open_store(url)
    assert again.enter("ANA", "1234", now=AT).entries() == [answer(0), answer(1)]
    assert again.enter("ANA", "1234", now=AT).settings == {"lang": "en"}
    again.close()
    assert luis.take_in(ana.export()) == 2 and luis.take_in(ana.export()) == 0
    ana.erase()
    assert luis.entries() == [answer(0), answer(1)]
    with pytest.raises(TutorError):
        ana.add(answer(2))


def test_a_server_is_shared(store: Store) -> None:
    for pin, code in (("", "pin-needed"), ("123", "pin-length")):
        with pytest.raises(TutorError) as error:
            store.enrol("Ana", pin)
        assert [fault.code for fault in error.value.faults] == [code]
    store.enrol("Ana", "1234")
    with pytest.raises(TutorError) as error:
        store.enter("Ana", "1235", now=AT)
    assert [fault.code for fault in error.value.faults] == ["pin-wrong"]
    assert store.nicknames() == []


def test_two_processes_do_not_spoil_each_other(store: Store, url: str) -> None:
    ana = store.enrol("Ana", "1234")
    ana.store.shared = False
    ana.change_pin("")
    one, two = two_at_once(url, "Ana")
    for place in range(15):
        assert sorted((one[15 + place], two[15 + place])) == ["-", f"shared {place}"]
    assert len(ana.entries()) == 45


def test_both_processes_may_make_the_tables(url: str) -> None:
    """Nothing is there yet: whoever comes first makes it, the other waits."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(2) as threads:
        stores = list(threads.map(open_store, [url, url]))
    assert stores[0].enrol("Ana", "1234") and stores[1].enter("Ana", "1234", now=AT)
    for store in stores:
        store.close()


def test_of_two_who_take_a_nickname_at_once_one_has_it_and_the_other_is_told(store: Store, url: str) -> None:
    from concurrent.futures import ThreadPoolExecutor

    other, names = open_store(url), [f"Ana {number}" for number in range(3)]
    browsers = [store.device(new_token()), other.device(new_token())]

    def takes(who: int) -> list[str]:
        told = []
        for name in names:
            try:
                told.append(browsers[who].enrol(name, "1234").nickname)
            except TutorError as error:
                told += [fault.code for fault in error.faults]
        return told

    with ThreadPoolExecutor(2) as threads:
        told = list(threads.map(takes, range(2)))
    other.close()
    assert [{one, two} for one, two in zip(*told, strict=True)] == [{name, "nickname-taken"} for name in names]


def test_a_guest_of_a_browser_takes_a_nickname(store: Store, url: str) -> None:
    device, token = store.device(token := new_token()), token
    device.here().add(answer(0))
    other = open_store(url)
    other.device(token).here().add(answer(1))
    ana = device.enrol("Ana", "1234")
    here = other.device(token).here()
    assert (here.nickname, here.entries()) == ("Ana", [answer(0), answer(1)]) and other.nicknames() == []
    ana.erase()
    assert other.device(token).profile() is None
    other.close()
