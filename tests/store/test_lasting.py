"""Killed at any moment, written from two sides at once, written by an older program: what was kept stays."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from tests.store.answers import AT, answer, store_in
from tests.store.processes import begin, start_writer, two_at_once
from tutor.faults import TutorError
from tutor.store import Store, open_store
from tutor.store.schema import STEPS, migrate, version_of

NEWEST = len(STEPS) + 1


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL")
def test_a_killed_process_loses_at_most_the_answer_in_flight(tmp_path: Path) -> None:
    url, rng, before = f"sqlite:///{tmp_path / 'answers.sqlite'}", random.Random(7), 0
    store_in(tmp_path).enrol("Ana")
    for _ in range(3):
        writer = start_writer(url, "Ana", before)
        begin(writer)
        assert writer.stdout is not None
        for _ in range(rng.randint(1, 25)):
            writer.stdout.readline()
        os.kill(writer.pid, signal.SIGKILL)
        rest, _ = writer.communicate(timeout=60)
        told = [line for line in rest.split("\n")[:-1] if line]
        kept = store_in(tmp_path).enter("Ana", now=AT).entries()
        assert kept == [answer(number, slot=f"own {number}") for number in range(len(kept))]
        acknowledged = int(told[-1]) + 1 if told else len(kept) - 1
        assert acknowledged <= len(kept) <= acknowledged + 1
        assert len(kept) > before
        before = len(kept)
    with sqlite3.connect(tmp_path / "answers.sqlite") as raw:
        assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    raw.close()


def test_two_processes_do_not_spoil_each_other(tmp_path: Path) -> None:
    ana = store_in(tmp_path).enrol("Ana")
    one, two = two_at_once(f"sqlite:///{tmp_path / 'answers.sqlite'}", "Ana")
    assert one[:15] == [str(number) for number in range(15)]
    assert two[:15] == [str(number) for number in range(100, 115)]
    for place in range(15):
        assert sorted((one[15 + place], two[15 + place])) == ["-", f"shared {place}"]
    assert len(ana.entries()) == 45


def later(connection: Connection) -> None:
    """A step that a later version might take."""
    connection.execute(text("ALTER TABLE learners ADD COLUMN mascot TEXT NOT NULL DEFAULT 'sota'"))


def test_an_older_store_is_brought_forward(tmp_path: Path) -> None:
    ana = store_in(tmp_path).enrol("Ana")
    ana.add(answer())
    with ana.store.writing() as connection:
        assert version_of(connection) == NEWEST
        migrate(connection, (*STEPS, later))
        assert version_of(connection) == NEWEST + 1
        migrate(connection, (*STEPS, later))  # nothing is done twice
        assert connection.execute(text("SELECT mascot FROM learners")).scalars().all() == ["sota"]
    assert ana.entries() == [answer()]


def test_a_step_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    def broken(connection: Connection) -> None:
        later(connection)
        raise KeyError("broken")

    store = store_in(tmp_path)
    with pytest.raises(KeyError), store.writing() as connection:
        migrate(connection, (*STEPS, broken))
    with store.reading() as connection:
        assert version_of(connection) == NEWEST
        assert "mascot" not in [column["name"] for column in inspect(connection).get_columns("learners")]


def test_a_newer_store_is_left_alone(tmp_path: Path) -> None:
    with store_in(tmp_path).writing() as connection:
        migrate(connection, (*STEPS, later))
    with pytest.raises(TutorError) as error:
        store_in(tmp_path)
    assert [fault.code for fault in error.value.faults] == ["store-newer"]


def test_the_first_version_is_read_for_ever(tmp_path: Path) -> None:
    """The tables as they were first made, written out: a change of them needs a step."""
    path = tmp_path / "answers.sqlite"
    raw = sqlite3.connect(path)
    raw.executescript((Path(__file__).parent / "version_1.sql").read_text("utf-8"))
    raw.close()
    store = open_store(f"sqlite:///{path}")
    ana = store.enter("Ana", "1234", now=AT)
    assert ana.entries() == [answer()]
    assert columns(store) == columns(open_store("sqlite://"))
    assert ana.settings == {"lang": "en"}
    assert ana.add(answer(1))


def columns(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """What the tables hold."""
    with store.reading() as connection:
        seen = inspect(connection)
        return {
            table: [(each["name"], str(each["type"]), each["nullable"]) for each in seen.get_columns(table)]
            for table in sorted(seen.get_table_names())
        }
