"""Cards and suits (`tutor.cards`)."""

from __future__ import annotations

CARDS: dict[str, tuple[str, str]] = {
    "card-type": (
        "esto no es texto y no puede ser una carta: «{value}»; escribe «as de oros» o «1o»",
        "this is not text and cannot be a card: “{value}”; write “ace of coins” or “1o”",
    ),
    "card-empty": (
        "aquí falta una carta; escribe «as de oros» o «1o»",
        "a card is missing here; write “ace of coins” or “1o”",
    ),
    "card-unknown": (
        "«{text}» no es una carta; escribe el número o la figura y el palo: «as de oros» o «1o»",
        "“{text}” is no card; write its rank and its suit: “ace of coins” or “1o”",
    ),
    "card-unknown-near": (
        "«{text}» no es una carta; ¿querías decir «{near}»? Se escribe «as de oros» o «1o»",
        "“{text}” is no card; did you mean “{near}”? Cards are written “ace of coins” or “1o”",
    ),
    "card-without-suit": (
        "a «{text}» le falta el palo (oros, copas, espadas o bastos); escribe «as de oros» o «1o»",
        "“{text}” lacks its suit (coins, cups, swords or clubs); write “ace of coins” or “1o”",
    ),
    "card-as": (
        "«{text}» puede ser el as de espadas o un as sin palo; escribe «1e», «A♠» o «as de espadas»",
        "“{text}” may be the ace of spades or an “as” without its suit; write “1e”, “A♠” or “ace of swords”",
    ),
    "card-ambiguous": (
        "«{text}» puede ser «{one}» o, en la baraja francesa, «{other}»; escribe una de las dos formas",
        "“{text}” may be “{one}” or, in a French deck, “{other}”; write one of these two",
    ),
    "card-french": (
        "«{text}» es de la baraja francesa y aquí se juega con la española; escribe «{card}»",
        "“{text}” belongs to the French deck and a Spanish one is used here; write “{card}”",
    ),
    "card-french-missing": (
        "«{text}» no está en la baraja de este juego: de la francesa se usan A, 2–7, J, Q y K",
        "“{text}” is not in the deck of this game: of a French one A, 2–7, J, Q and K are used",
    ),
    "card-not-in-deck": (
        "«{text}» no está en la baraja de este juego, que tiene {size} cartas (números {ranks})",
        "“{text}” is not in the deck of this game, which has {size} cards (ranks {ranks})",
    ),
    "card-left-over": (
        "después de la carta «{card}» sobra «{rest}»; bórralo",
        "after the card “{card}” there is “{rest}” too much; delete it",
    ),
    "card-too-long": (
        "una carta no pasa de {limit} caracteres; escribe «as de oros» o «1o», no «{text}»",
        "a card takes no more than {limit} characters; write “ace of coins” or “1o”, not “{text}”",
    ),
    "card-repeated": (
        "la carta «{card}» está repetida; quita una de las dos",
        "the card “{card}” stands here twice; take one of them out",
    ),
    "card-twice": (
        "la carta «{card}» está repetida: ya está en {first}; quita una de las dos",
        "the card “{card}” stands here twice: it is in {first} already; take one of them out",
    ),
    "cards-type": (
        "esto no son cartas: «{value}»; escribe una lista o un texto como «1c 6c 3e»",
        "these are no cards: “{value}”; write a list or a text such as “1c 6c 3e”",
    ),
    "cards-too-many": (
        "hay {count} cartas en la lista y caben {limit} como mucho; divídela",
        "the list holds {count} cards and {limit} is the most; split it",
    ),
    "cards-too-long": (
        "una lista de cartas no pasa de {limit} caracteres y esta sí: «{text}»",
        "a list of cards takes no more than {limit} characters and this one does: “{text}”",
    ),
    "suit-type": (
        "esto no es texto y no puede ser un palo: «{value}»; escribe oros, copas, espadas o bastos",
        "this is not text and cannot be a suit: “{value}”; write oros, copas, espadas or bastos",
    ),
    "suit-empty": (
        "aquí falta un palo; escribe oros, copas, espadas o bastos",
        "a suit is missing here; write oros, copas, espadas or bastos",
    ),
    "suit-unknown": (
        "«{text}» no es un palo; escribe oros, copas, espadas o bastos",
        "“{text}” is no suit; write oros, copas, espadas or bastos",
    ),
    "suit-unknown-near": (
        "«{text}» no es un palo; ¿querías decir «{near}»? Los palos son oros, copas, espadas y bastos",
        "“{text}” is no suit; did you mean “{near}”? The suits are oros, copas, espadas and bastos",
    ),
    "no-suit-no-card": (
        "«{text}» no es un palo ni una carta; escribe oros, copas, espadas o bastos, o la carta entera: «as de oros» o «1o»",
        "“{text}” is neither a suit nor a card; write oros, copas, espadas or bastos, or the whole card: “as de oros” or “1o”",
    ),
    "suit-ambiguous": (
        "«{text}» puede ser {one} o el palo {other} de la baraja francesa; escribe «{one}» o «{other}»",
        "“{text}” may be {one} or the French suit {other}; write “{one}” or “{other}”",
    ),
    "suit-french": (
        "«{text}» es de la baraja francesa y aquí se juega con la española; escribe «{suit}»",
        "“{text}” belongs to the French deck and a Spanish one is used here; write “{suit}”",
    ),
    "deck-size": (
        "no hay baraja de {size} cartas; puede tener 40 o 48",
        "there is no deck of {size} cards; it may have 40 or 48",
    ),
}
