"""What a law answers to a case, kept for a while: of one item it is asked several times."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tutor.ask import Answer, Ruleset


@lru_cache(maxsize=256)
def answer_told(rules: Ruleset, told: str) -> Answer:
    """The answer of a law to a case in writing. Raises TutorError for bad input."""
    return rules.explain(json.loads(told))


def answer_to(rules: Ruleset, case: Mapping[str, Any]) -> Answer:
    """The answer of a law to a case."""
    return answer_told(rules, case_key(case))


def case_key(case: Mapping[str, Any]) -> str:
    """A case by which what has been found of it is kept."""
    return json.dumps(case, sort_keys=True)
