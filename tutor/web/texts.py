"""Every word of the pages, in Spanish and English. What the law says comes from the law, never from here."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    # ── frame ─────────────────────────────────────────────────────────────────────────────────────
    "motto": ("Las reglas, con su porqué", "The rules, and why"),
    "look": ("Aspecto", "Look"),
    "scale": ("Tamaño", "Size"),
    "scale_usual": ("Normal", "Usual"),
    "scale_large": ("Grande", "Large"),
    "scale_huge": ("Muy grande", "Very large"),
    "scale_wall": ("Proyector", "Projector"),
    "theme": ("Fondo", "Background"),
    "theme_usual": ("El del aparato", "As the device"),
    "theme_light": ("Claro", "Light"),
    "theme_dark": ("Oscuro", "Dark"),
    "language": ("Idioma / Language", "Idioma / Language"),
    "arbitro": ("Árbitro", "Referee"),
    "intro": (
        "Pon una posición de Pocha y lee el fallo: qué regla decide, con qué cartas y de dónde sale.",
        "Enter a position of Pocha and read the ruling: which rule decides, by which cards, and where it comes from.",
    ),
    # ── what is asked ─────────────────────────────────────────────────────────────────────────────
    "variant": ("¿Cómo jugáis?", "Which form do you play?"),
    "all": ("Todas", "All"),
    "all_says": (
        "Se pregunta a todas las formas del juego y se comparan.",
        "Every form of the game is asked, and the answers are compared.",
    ),
    "question": ("¿Qué queréis saber?", "What do you want to know?"),
    "q_play": ("¿Se puede echar esta carta?", "May this card be played?"),
    "q_bid": ("¿Se puede pedir esto?", "May this bid be made?"),
    "q_winner": ("¿Quién gana la baza?", "Who wins the trick?"),
    "q_score": ("¿Cuánto se apunta cada uno?", "What does the hand score?"),
    "q_namer": ("¿Quién dice el triunfo?", "Who names trumps?"),
    "q_deal": ("¿Cómo se reparte?", "How is it dealt?"),
    "q_match": ("¿Quién gana la partida?", "Who has won the match?"),
    "q_renuncio": ("¿Hubo renuncio?", "Was it a revoke?"),
    "q_yaml": ("Pegar un caso (YAML)", "Paste a case (YAML)"),
    "example": ("Ver un ejemplo", "Show an example"),
    "clear": ("Vaciar", "Clear"),
    # ── facts ─────────────────────────────────────────────────────────────────────────────────────
    "trump": ("Triunfo", "Trumps"),
    "trick": ("La baza", "The trick"),
    "hand": ("Tu mano", "Your hand"),
    "play": ("La carta que se juega", "The card played"),
    "winner": ("La baza", "The trick"),
    "turned": ("Carta que pinta", "Turned card"),
    "cards": ("Cartas por jugador en esta mano", "Cards each in this hand"),
    "players": ("Jugadores", "Players"),
    "deck": ("Cartas de la baraja", "Cards in the deck"),
    "kind": ("Clase de mano", "Kind of hand"),
    "plain": ("Normal", "Plain"),
    "auction": ("Es la primera vuelta, la de la subasta", "This is the first round, the auction"),
    "auction_bids": ("Ofertas de la subasta, en orden", "Auction bids, in order"),
    "bids_before": ("Lo pedido antes, en orden", "The bids before, in order"),
    "bid": ("Lo que se pide", "The bid"),
    "bids": ("Bazas pedidas, en orden", "Tricks bid, in order"),
    "tricks": ("Bazas ganadas, en orden", "Tricks won, in order"),
    "numbers_help": (
        "Números separados por espacios, empezando por el mano: 2 1 0",
        "Numbers with spaces between, mano first: 2 1 0",
    ),
    "offender": ("¿Alguien renunció?", "Did anybody revoke?"),
    "nobody": ("Nadie", "Nobody"),
    "match": ("Puntos de cada uno, uno por línea", "Everybody’s points, one a line"),
    "match_help": ("Por ejemplo: Ana 120", "For example: Ana 120"),
    "nth_trick": ("Baza {number}", "Trick {number}"),
    "more": ("Otra baza", "One more trick"),
    "leader": ("Sale en la baza {number}", "Leads trick {number}"),
    "who": ("¿Quién pudo renunciar?", "Who may have revoked?"),
    "nth": ("¿En qué baza?", "In which trick?"),
    "record": ("Las bazas", "The tricks"),
    "yaml": ("El caso", "The case"),
    "yaml_help": (
        "Una posición y una pregunta, como las que lee la línea de órdenes.",
        "A position and a question, as the command line reads them.",
    ),
    # ── cards ─────────────────────────────────────────────────────────────────────────────────────
    "place": ("Toca las cartas de… (otro toque las quita)", "Tap the cards of… (another tap takes them away)"),
    "tap": ("Toca las cartas en orden; otro toque las quita.", "Tap the cards in order; another tap takes them away."),
    "typed": ("O escríbelas: {place}", "Or type them: {place}"),
    "typed_help": (
        "Por ejemplo: as y seis de copas y tres de espadas",
        "For example: ace and six of cups and three of swords",
    ),
    "long_deck": ("Baraja de 48, con ochos y nueves", "48-card deck, with eights and nines"),
    # ── house rules ───────────────────────────────────────────────────────────────────────────────
    "house": ("Reglas de la casa", "House rules"),
    "house_changed": ("Reglas de la casa ({count} cambiadas)", "House rules ({count} changed)"),
    "as_usual": ("Lo usual", "As usual"),
    "usual": ("{value} (lo usual)", "{value} (as usual)"),
    "yes": ("sí", "yes"),
    "no": ("no", "no"),
    "most": ("todas las que se pueda", "as many as can be dealt"),
    "house_reset": ("Quitar los cambios", "Undo the changes"),
    # ── ruling ────────────────────────────────────────────────────────────────────────────────────
    "ruling": ("El fallo", "The ruling"),
    "still": ("Para el fallo falta: {what}.", "For a ruling there is still missing: {what}."),
    "answered": ("Respuesta", "Answer"),
    "unless": ("Sería otra cosa si…", "It would be otherwise if…"),
    "tables": ("Según la mesa", "By table"),
    "cannot_be": ("aquí no puede darse", "cannot occur here"),
    "source": ("De dónde sale", "Where it comes from"),
    "reasons": ("Todas las reglas, una a una", "Every rule, one by one"),
    "rule": ("Regla", "Rule"),
    "state": ("Qué pasa con ella", "What becomes of it"),
    "by_cards": ("Por estas cartas", "By these cards"),
    "binding": ("obliga", "binds"),
    "void": ("no se puede cumplir", "cannot be met"),
    "released": ("no obliga: {by}", "does not bind: {by}"),
    "inactive": ("no viene al caso", "does not apply"),
    "met": ("se cumple", "is met"),
    "failed": ("se incumple", "is broken"),
    "value_winner": ("la carta {value}.ª", "card {value}"),
    "value_namer": ("el jugador {value}", "player {value}"),
    # ── what is still missing ─────────────────────────────────────────────────────────────────────
    "need_hand": ("tu mano", "your hand"),
    "need_play": ("la carta que se juega", "the card played"),
    "need_cards": ("cuántas cartas tiene cada uno", "how many cards each"),
    "need_bid": ("lo que se pide", "the bid"),
    "need_trick": ("las cartas de la baza", "the cards of the trick"),
    "need_bids": ("lo que pidió cada uno", "what everybody bid"),
    "need_tricks": ("lo que ganó cada uno", "what everybody won"),
    "need_auction_bids": ("las ofertas", "the auction bids"),
    "need_players": ("cuántos juegan", "how many play"),
    "need_match": ("los puntos", "the points"),
    "need_record": ("las bazas", "the tricks"),
    "need_who": ("quién", "who"),
    "need_nth": ("en qué baza", "in which trick"),
    "need_yaml": ("el caso", "the case"),
    # ── trouble ───────────────────────────────────────────────────────────────────────────────────
    "unreadable": ("Esto no se puede leer", "This cannot be read"),
    "problem": ("Así no se puede fallar", "This cannot be ruled on"),
    "bad_link": ("El enlace no se puede abrir", "The link cannot be opened"),
    "defect": ("Fallo nuestro", "A defect of ours"),
    "defect_says": (
        "Algo se ha roto aquí, y no por lo que has puesto. La posición sigue en la dirección de la página: mándanosla.",
        "Something broke here, not through what you entered. The position is in the address of the page: send it on.",
    ),
    # ── to pass on ────────────────────────────────────────────────────────────────────────────────
    "share": ("Pasar esta posición", "Pass this position on"),
    "link": ("Enlace", "Link"),
    "qr": ("Código QR de este enlace", "QR code of this link"),
    "here_only": (
        "Este enlace solo se abre en este aparato. Para los demás móviles de la sala: make app ADDRESS=0.0.0.0.",
        "This link opens on this device alone. For the other phones in the room: make app ADDRESS=0.0.0.0.",
    ),
    "as_case": ("Como caso", "As a case"),
}


def text(key: str, lang: str, **values: object) -> str:
    """A text of the page, its placeholders filled; a key that is not here is a defect.

    >>> text("nth_trick", "es", number=2), text("nth_trick", "en", number=2)
    ('Baza 2', 'Trick 2')
    """
    said = TEXTS[key][0 if lang == "es" else 1]
    for name, value in values.items():
        said = said.replace(f"{{{name}}}", str(value))
    return said
