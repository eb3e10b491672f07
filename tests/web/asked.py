"""A position for each question of each game, as an address has it, with the verdict and words of what is said."""

from __future__ import annotations

from typing import Any

DISPUTED: dict[str, Any] = {
    "game": "pocha",
    "trump": "espadas",
    "trick": ["12c", "10c"],
    "hand": ["1c", "6c", "3e", "2b"],
    "play": "6c",
}
RENUNCIO: dict[str, Any] = {
    "game": "pocha",
    "trump": "oros",
    "tricks": [[{"A": "12c"}, {"B": "3e"}, {"C": "1c"}], [{"C": "2o"}, {"A": "4o"}, {"B": "2c"}]],
    "cards": 3,
    "renuncio": {"player": "B", "trick": 1},
}
SING = {"hand": ["12o", "10o", "1b", "4b"], "stock": 18, "tricks_won": 1, "sung": [], "sing": "oros"}
COUNTS = {
    "A": {"seven_of_oros": False, "cards": 18, "oros": 4, "sevens": 3, "best_four": 39},
    "B": {"seven_of_oros": True, "cards": 22, "oros": 6, "sevens": 1, "best_four": 37},
}
HAND = ["7c", "1e", "3e", "4o", "6o", "2b", "5b", "10b"]


def of(game: str, variant: str = "", **facts: Any) -> dict[str, Any]:
    """A case."""
    return {"game": game, **({"variant": variant} if variant else {}), **facts}


ASKED: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "play": (
        DISPUTED,
        "illegal",
        "Debes echar una carta que gane al rey de copas",
        "You must play a card that beats the king of cups",
    ),
    "bid": (
        of("pocha", players=4, cards=1, bids=[0, 0, 1], bid=0),
        "depends",
        "En completa, ilegal; en sencilla, legal",
        "In completa, illegal; in sencilla, legal",
    ),
    "name": (of("pocha", "completa", name="oros"), "legal", "Legal", "Legal"),
    "namer": (
        of("pocha", auction_bids=[1, 3, 3, 2], namer=True),
        "answered",
        "B y C empatan a 3",
        "B and C are level at 3",
    ),
    "winner": (
        of("pocha", trump="bastos", trick=["4o", "1o", "2b", "12o"], winner=True),
        "answered",
        "Gana el dos de bastos",
        "The two of clubs wins",
    ),
    "score": (
        of("pocha", trump="oros", tricks=[2, 3, 0, 0], bids=[2, 2, 0, 2], score=True),
        "depends",
        "60, −15, 30, −30",
        "60, −15, 30, −30",
    ),
    "deal": (of("pocha", players=6, deal=True), "answered", "6 cartas para cada uno", "6 cards each"),
    "match": (
        of("pocha", match={"Ana": 120, "Luis": 85, "Marta": 120}),
        "answered",
        "se sigue jugando",
        "play goes on",
    ),
    "renuncio": (RENUNCIO, "illegal", "tenía el dos de copas", "the two of cups was held"),
    "capture": (
        of("escoba", "quince", table=["7o", "4e", "6e", "3b"], hand=["5c", "10b"], play="5c", take=["4e", "6e"]),
        "legal",
        "5 + 6 + 4 = 15.",
        "5 + 6 + 4 = 15.",
    ),
    "claim": (
        of("escoba", "quince", table=["7o", "2c", "10b"], left="10b", claim=["7o"]),
        "legal",
        "8 + 7 = 15.",
        "8 + 7 = 15.",
    ),
    "opening": (of("escoba", "mas", opening=["11c", "12e", "6o", "5b"]), "answered", "dos escobas", "two escobas"),
    "leftover": (
        of("escoba", "quince-wiki", piles={"A": 90, "B": 121}, leftover=["11c"]),
        "answered",
        "B se llevó cartas que no sumaban 15.",
        "15",
    ),
    "count": (
        of("escoba", "quince", escobas={"A": 1, "B": 0}, counts=COUNTS, score=True),
        "answered",
        "más cartas (22 contra 18), 1",
        "22",
    ),
    "ladder": (
        of(
            "escoba",
            "mas",
            tallies={
                who: {"escobas": n, "oros": 20, "sevens_of_oros": 2, "sevens": 8, "cards": 110}
                for who, n in (("Ana", 5), ("Luis", 7))
            },
            match={"Ana": 22, "Luis": 22},
        ),
        "answered",
        "Luis",
        "Luis",
    ),
    "stock": (
        of("tute", "habanero", trump="copas", trick=["5o"], hand=["2o", "6o", "3c"], stock=0, play="2o"),
        "illegal",
        "No queda mazo: debes echar una carta que gane al cinco de oros",
        "must",
    ),
    "sing": (
        of("tute", "habanero", **SING),
        "illegal",
        "en tu mano no está el caballo de oros",
        "the knight of coins is not in your hand",
    ),
    "exchange": (
        of("tute", "habanero", upcard="11c", hand=HAND, stock=18, tricks_won=2, exchange="7c"),
        "legal",
        "siete de copas",
        "seven of cups",
    ),
    "lay": (
        of("tute", "habanero", hand=HAND, upcard="11c", stock=22, tricks_won=0, lay="7c"),
        "legal",
        "Legal",
        "Legal",
    ),
    "announce": (of("tute", "habanero", hand=HAND, stock=0, announce="capote"), "legal", "Legal", "Legal"),
    "reveal": (
        {
            **of("tute", "parejas", hand=["12o", "12c", "12e"], tricks_won=1, reveal="tute"),
            "options": {"tute_de_reyes": True},
        },
        "illegal",
        "Ilegal",
        "Illegal",
    ),
    "game": (
        of(
            "tute",
            "habanero",
            trump="espadas",
            piles={"A": 47, "B": 73},
            last_trick="B",
            cantes={"B": ["oros"]},
            capote={"by": "A", "lost": True},
            score=True,
        ),
        "answered",
        "B",
        "B",
    ),
}
"""By what is asked: the case, the verdict, and what is said of it in both languages."""
