"""The rule language: shapes, names, options, overlays (`tutor.law`, `tutor.kinds`)."""

from __future__ import annotations

LAW: dict[str, tuple[str, str]] = {}
