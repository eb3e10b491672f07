"""A page without a browser: what it has sent, and what a browser sends back. Parts of `AppTest` that have no name are used
here alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from streamlit.testing.v1 import AppTest
from streamlit.util import calc_hash


class Driven:
    """A script as a visitor drives it. A run that raises fails the test."""

    installed: ClassVar[Any] = None
    """The components that the installed packages bring. Each app looks for them; to look once takes longer than most tests."""

    def __init__(
        self, script: Path, screen: str = "", state: Mapping[str, Any] = MappingProxyType({}), **address: str
    ) -> None:
        self.app = AppTest.from_file(str(script), default_timeout=60)
        self.app._bidi_component_manager = Driven.installed
        for name, value in state.items():
            self.app.session_state[name] = value
        if screen:  # a page that is no file of its own has no other door
            self.app._page_hash = calc_hash(screen)
        for name, value in address.items():
            self.app.query_params[name] = value
        self.run()
        Driven.installed = self.app._bidi_component_manager

    def run(self) -> Any:
        self.app.run()
        assert not self.app.exception, self.app.exception
        return self

    @property
    def html(self) -> str:
        """The ruling and everything else that the pages draw themselves."""
        bodies = [node.proto.body for node in self.app.get("html")]
        return "\n".join(body for body in bodies if not body.startswith(("<style>", "<script>")))

    # ── the table ─────────────────────────────────────────────────────────────────────────────────

    @property
    def node(self) -> Any:
        """The table on the page."""
        (found,) = [node for node in self.app.get("bidi_component") if node.proto.component_name == "tutor.table"]
        return found

    @property
    def data(self) -> dict[str, Any]:
        """What the browser has been sent for the table."""
        found: dict[str, Any] = json.loads(self.node.proto.json)["table"]
        return found

    def send(self, *actions: object) -> Any:
        """Actions as they arrive in one message."""
        states = self.app._tree.get_widget_states()
        widget = states.widgets.add()
        widget.id = f"$$STREAMLIT_INTERNAL_KEY_{self.node.proto.id}__events"
        widget.json_trigger_value = json.dumps([{"event": "action", "value": action} for action in actions])
        self.app._run(states)
        assert not self.app.exception, self.app.exception
        return self
