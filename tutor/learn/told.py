"""What is said of a belief: kindly, and only what is likely."""

from __future__ import annotations

from tutor.law.model import Law
from tutor.words import sentence

ELSEWHERE = {
    "somewhere": (
        "en algunas casas se juega así; en esta mesa, no",
        "in some houses it is played so; at this table it is not",
    ),
    "rarely": (
        "en alguna casa se juega así; en esta mesa, no",
        "in a few houses it is played so; at this table it is not",
    ),
}
NOT_SURE = (
    "No está claro de qué se trata: puede ser otra idea, o un despiste.",
    "It is not clear what it is: it may be another idea, or a slip.",
)


def seems(law: Law, misconception: str, lang: str = "es") -> str:
    """What somebody seems to think, and whether it is a rule elsewhere; "" as the misconception: that nobody can say."""
    place = 0 if lang == "es" else 1
    if not misconception:
        return NOT_SURE[place]
    known = law.misconceptions[misconception]
    said = known.says[lang]
    thought = said[:1].lower() + said[1:]
    begun = ("parece que piensas que", "you seem to think that")[place]
    return " ".join(filter(None, [sentence(f"{begun} {thought}"), elsewhere(law, misconception, lang)]))


def elsewhere(law: Law, misconception: str, lang: str = "es") -> str:
    """That it is a rule in other houses; nothing where it is in none."""
    return sentence(ELSEWHERE.get(law.misconceptions[misconception].real, ("", ""))[0 if lang == "es" else 1])
