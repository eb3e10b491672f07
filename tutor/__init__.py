"""Sin Renuncio: which rule of a card game decides, which cards make it so, and what would change it.

>>> import tutor
>>> answer = tutor.load("pocha", variant="completa").explain(
...     trump="espadas", trick="12c 10c", hand="1c 6c 3e 2b", play="6c")
>>> answer.verdict, answer.rule, answer.legal
('illegal', 'montar', ('1c',))
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.ask import Answer, Ruleset, load
    from tutor.cards import Card, CardSet
    from tutor.faults import TutorError

__all__ = ["Answer", "Card", "CardSet", "Ruleset", "TutorError", "load"]
_WHERE = {
    "Answer": "tutor.ask",
    "Ruleset": "tutor.ask",
    "load": "tutor.ask",
    "Card": "tutor.cards",
    "CardSet": "tutor.cards",
    "TutorError": "tutor.faults",
}


def __getattr__(name: str) -> Any:
    """Names are fetched when first used, so that ``import tutor`` costs nothing."""
    if name not in _WHERE:
        raise AttributeError(f"module 'tutor' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_WHERE[name]), name)
