"""What has been worked out of something, kept with it for as long as it lasts."""

from __future__ import annotations

from functools import cached_property
from typing import Any


class Keeping:
    """Something that does not change, with what others have worked out of it."""

    @cached_property
    def _kept(self) -> dict[str, dict[Any, Any]]:
        return {}

    def kept(self, what: str) -> dict[Any, Any]:
        """What others have worked out of this, under a name of theirs."""
        return self._kept.setdefault(what, {})
