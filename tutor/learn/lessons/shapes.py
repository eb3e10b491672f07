"""What stands in the file of a lesson, in the notation of `tutor.law.shapes`: read by the reader and by the schema."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.law.shapes import LABELS, MAY_LABEL, Shape

LESSON_SHAPES: Mapping[str, Shape] = {
    "lesson": {
        "format": "whole",
        "lesson": "slug",
        **LABELS,
        "aim": "labels",
        "leaves_out": "labels",
        "after": "slug*?",
        "teaches": "slug*",
        "variant": "slug",
        "options": "settings?",
        "steps": "lesson_step*",
        "leave": "leave",
    },
    "lesson_step": {
        "id": "slug",
        **MAY_LABEL,
        "do": "slug?",
        "position": "position?",
        "ask": "slug?",
        "more": "position?",
        "make": "making?",
        "hand": "hand?",
        "diagnose": "flag?",
        "about": "slug*?",
        "foil": "flag?",
        "look": "labels?",
        "sum": "flag?",
        "expect": "any?",
        "variant": "slug?",
        "options": "settings?",
        "after_error_in": "slug?",
    },
    "making": {
        "about": "slug*?",
        "together": "flag?",
        "against": "slug*?",
        "band": "=facil|=media|=dificil?",
        "count": "whole?",
        "seed": "whole?",
    },
    "hand": {"players": "whole", "seat": "whole", "number": "whole?", "seed": "whole?"},
    "leave": {
        "right": "whole?",
        "of": "whole?",
        "foils": "whole?",
        "recall": "whole?",
        "posterior": "whole?",
        "at_most": "whole?",
    },
}
