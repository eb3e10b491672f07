"""The table over the app's own protocol: from a click to the end of the run that has drawn the next position.

A server of its own serves `tests/tabletop/demo.py`. Its clients do what a browser does (connect, keep what is cached,
send the state of the widget) and draw nothing.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.measure import report
from tests.web.serving import DEMO, served

CARDS, ALONE, CLIENTS, SECONDS = 8, 100, 20, 15


class Client:
    """Somebody at a table of their own, who takes the first legal choice."""

    def __init__(self, number: int) -> None:
        self.query = f"cards={CARDS}&seed={number}"
        self.data: dict[str, Any] = {}
        self.component = self.fragment = ""
        self.kept: list[str] = []
        self.waits: list[float] = []
        self.socket: ClientConnection

    async def open(self, address: str) -> None:
        """Opens the page."""
        self.socket = await connect(f"ws://{address}/_stcore/stream", subprotocols=["streamlit"], max_size=None)  # type: ignore[list-item]
        await self.run(BackMsg())

    async def run(self, message: BackMsg) -> float:
        """Seconds until the server has done with a message."""
        message.rerun_script.query_string = self.query
        message.rerun_script.cached_message_hashes.extend(self.kept)
        start = time.perf_counter()
        await self.socket.send(message.SerializeToString())
        while True:
            found = ForwardMsg()
            found.ParseFromString(await asyncio.wait_for(self.socket.recv(), 30))  # type: ignore[arg-type]
            if found.metadata.cacheable and found.hash:
                self.kept = [*self.kept, found.hash][-50:]
            if found.WhichOneof("type") == "delta":
                self.read(found.delta)
            if found.WhichOneof("type") == "script_finished":
                return time.perf_counter() - start

    def read(self, delta: Any) -> None:
        """Takes over what is drawn."""
        drawn = delta.new_element.bidi_component
        if drawn.component_name == "tutor.table":
            self.component, self.fragment = drawn.id, delta.fragment_id
            self.data = json.loads(drawn.json)["table"]

    async def click(self) -> None:
        """One move."""
        before, message = self.data["v"], BackMsg()
        message.rerun_script.fragment_id = self.fragment
        state = message.rerun_script.widget_states.widgets.add()
        state.id = f"$$STREAMLIT_INTERNAL_KEY_{self.component}__events"
        state.json_trigger_value = json.dumps([{"event": "action", "value": self.action()}])
        self.waits.append(await self.run(message))
        if self.data["v"] == before:
            raise RuntimeError("a click has changed nothing")

    def action(self) -> dict[str, Any]:
        """The first choice that is not refused."""
        ask, v = self.data["ask"], self.data["v"]
        if ask["kind"] == "choose":
            return {"kind": "choose", "v": v, "option": next(o["id"] for o in ask["options"] if "why" not in o)}
        cards = next(zone["cards"] for zone in self.data["zones"] if zone["id"] == ask["hand"])
        return {"kind": ask["kind"], "v": v, "card": next(card["id"] for card in cards if "why" not in card)}

    async def keep_clicking(self, seconds: float) -> None:
        """A click a second, beginning anywhere in the first."""
        await asyncio.sleep(random.random())
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            await self.click()
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - now)))


def spent(process: int) -> float:
    """Processor seconds of a process so far, where the system tells (Linux); else 0."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return 0.0
    user, system = file.read_text("utf-8").rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


async def measured(address: str, process: int) -> tuple[list[float], float, list[float]]:
    """Waits of one client alone, what a click costs the server's processor, and waits of many clients at once."""
    alone = Client(0)
    await alone.open(address)
    for _ in range(5):
        await alone.click()
    before = spent(process)
    for _ in range(ALONE):
        await alone.click()
    cost = (spent(process) - before) / ALONE
    many = [Client(number) for number in range(1, CLIENTS + 1)]
    for client in many:
        await client.open(address)
    await asyncio.gather(*(client.keep_clicking(SECONDS) for client in many))
    for client in (alone, *many):
        await client.socket.close()
    return alone.waits[5:], cost, [wait for client in many for wait in client.waits]


def lines() -> Iterator[str]:
    """Seconds from a click to the end of its run; what it costs, which hangs less on what else the machine does."""
    with served(DEMO) as (address, process):
        alone, cost, many = asyncio.run(measured(urlsplit(address).netloc, process))
    yield report("table: processor time of the server for a click", cost, 0.02, " s", lower_is_better=True)
    yield report("table: click to redrawn, alone (p50)", statistics.median(alone), 0.1, " s", lower_is_better=True)
    what = f"table: click to redrawn, {CLIENTS} clients a click a second (p95)"
    yield report(what, statistics.quantiles(many, n=20)[-1], 0.3, " s", lower_is_better=True)
