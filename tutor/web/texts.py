"""Every word of the pages, in Spanish and English. What the law says comes from the law, never from here."""

from __future__ import annotations

from tutor.web.texts_of_learning import LEARNING

TEXTS: dict[str, tuple[str, str]] = {
    # ── frame ─────────────────────────────────────────────────────────────────────────────────────
    "inicio": ("Inicio", "Home"),
    "what_it_is": (
        "Enseña los juegos de baraja española y zanja las dudas de la mesa: qué se puede hacer, qué regla lo decide y por qué.",
        "It teaches the games of the Spanish deck and settles arguments at the table: what may be done, by which rule, and why.",
    ),
    "arbitro_door": (
        "Zanjar una duda: pon la mesa y lee qué regla decide.",
        "Settle a dispute: lay out the table and read which rule decides.",
    ),
    "anotador_door": (
        "Llevar la cuenta de una partida, con el porqué de cada punto.",
        "Keep the score of a match, with the reason for every point.",
    ),
    "reglas_door": (
        "Leer, buscar, comparar e imprimir el reglamento, también el de tu casa.",
        "Read, search, compare and print the rulebook, that of your house too.",
    ),
    "astray": ("Esta página no existe", "There is no such page"),
    "astray_says": (
        "La dirección «/{asked}» no es de ninguna página: puede que esté mal copiada. Estas sí las hay.",
        "No page has the address “/{asked}”: it may have been miscopied. These there are.",
    ),
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
        "Pon una posición y lee el fallo: qué regla decide, con qué cartas y de dónde sale.",
        "Enter a position and read the ruling: which rule decides, by which cards, and where it comes from.",
    ),
    # ── what is asked ─────────────────────────────────────────────────────────────────────────────
    "game": ("¿A qué jugáis?", "Which game do you play?"),
    "variant": ("¿Cómo jugáis?", "Which form do you play?"),
    "all": ("Todas", "All"),
    "all_says": (
        "Se pregunta a todas las formas del juego y se comparan.",
        "Every form of the game is asked, and the answers are compared.",
    ),
    "question": ("¿Qué queréis saber?", "What do you want to know?"),
    "paste": ("Pegar un caso (YAML)", "Paste a case (YAML)"),
    "example": ("Ver un ejemplo", "Show an example"),
    "clear": ("Vaciar", "Clear"),
    # ── what is entered ───────────────────────────────────────────────────────────────────────────
    "numbers_help": (
        "Números separados por espacios, empezando por el mano: 2 1 0",
        "Numbers with spaces between, mano first: 2 1 0",
    ),
    "counted_help": ("Un número por jugador, en orden: 22 18", "A number for every player, in order: 22 18"),
    "piles_help": (
        "Lo que suma cada uno, en orden: 47 73; o sus cartas: 1o 3c | 7o",
        "What each comes to, in order: 47 73; or the cards: 1o 3c | 7o",
    ),
    "totals_help": ("Uno por línea, por ejemplo: Ana 120", "One a line, for example: Ana 120"),
    "nth_trick": ("Baza {number}", "Trick {number}"),
    "leader": ("Sale en la baza {number}", "Leads trick {number}"),
    "taking_all": ("¿cuáles se puede?", "which may I?"),
    "taking_some": ("las señaladas", "those marked"),
    "taking_none": ("ninguna", "none"),
    "nobody": ("Nadie", "Nobody"),
    "box": ("El caso", "The case"),
    "box_help": (
        "Una posición y una pregunta, como las que lee la línea de órdenes.",
        "A position and a question, as the command line reads them.",
    ),
    "beside": ("Además se dice", "It is also said that"),
    "beside_drop": ("Quitarlo", "Take it out"),
    "typed": ("O escríbelas: {place}", "Or type them: {place}"),
    "typed_help": (
        "Por ejemplo: as y seis de copas y tres de espadas",
        "For example: ace and six of cups and three of swords",
    ),
    "french_deck": ("Con baraja francesa", "With a French deck"),
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
    "still": ("Para el fallo falta {what}.", "For a ruling {what} is still missing."),
    "still_several": ("Para el fallo faltan {what}.", "For a ruling {what} are still missing."),
    "answered": ("Respuesta", "Answer"),
    "unless": ("Sería otra cosa si…", "It would be otherwise if…"),
    "tables": ("Según la mesa", "By table"),
    "left_cannot_be": ("aquí no puede darse", "cannot occur here"),
    "left_other_deck": ("aquí se juega con la baraja española", "the Spanish deck is used here"),
    "other_deck_card": ("«{found}» sería {card}.", "“{found}” would be {card}."),
    "left_untold": ("falta algún dato", "a fact is missing"),
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
    "value_seat": ("el jugador {value}", "player {value}"),
    # ── the score sheet ───────────────────────────────────────────────────────────────────────────
    "anotador": ("Anotador", "Score sheet"),
    "sheet_intro": (
        "Para una mesa de verdad: apunta cada mano y se cuenta sola, con su porqué. La hoja va en la dirección de la página.",
        "For a real table: enter each hand and it is counted, with the reason. The sheet lives in the address of the page.",
    ),
    "sheet_names": ("Quiénes juegan, en orden alrededor de la mesa", "Who plays, in order round the table"),
    "sheet_sides": ("Las dos parejas", "The two sides"),
    "sheet_names_help": ("Un nombre en cada línea", "One name a line"),
    "sheet_dealer": ("Quién reparte primero", "Who deals first"),
    "sheet_begin": ("Empezar", "Begin"),
    "sheet_hand": ("Mano {number}", "Hand {number}"),
    "sheet_deals": ("Reparte {name}.", "{name} deals."),
    "sheet_cards": ("{cards} cartas para cada uno.", "{cards} cards each."),
    "sheet_cards_one": ("Una carta para cada uno.", "One card each."),
    "sheet_tie_break": ("Es una mano de desempate.", "It is a tie-break hand."),
    "sheet_barred": ("{name} no puede decir {numbers}.", "{name} may not say {numbers}."),
    "sheet_missing": ("Falta por apuntar: {what}.", "Still to be entered: {what}."),
    "sheet_enter": ("Apuntar la mano", "Enter the hand"),
    "sheet_undo": ("Borrar la última mano", "Take the last hand out"),
    "sheet_new": ("Hoja nueva", "New sheet"),
    "sheet_caption": (
        "Los puntos de cada mano y, al lado, el total",
        "The points of each hand and, beside them, the total",
    ),
    "sheet_number": ("Mano", "Hand"),
    "sheet_total": ("Total", "In all"),
    "sheet_lines": ("Cada mano, línea a línea", "Each hand, line by line"),
    "sheet_race": ("Ver la carrera", "Show the race"),
    "sheet_over": ("Se acabó la partida", "The match is over"),
    "sheet_share": ("Pasar la hoja", "Pass the sheet on"),
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
    "image_png": ("Descargar la imagen (PNG)", "Download the picture (PNG)"),
    "image_svg": ("Dibujo (SVG)", "Drawing (SVG)"),
    "image_pass": ("Enviar la imagen", "Send the picture"),
    "image_alt": ("El fallo, dibujado. {said}", "The ruling, drawn. {said}"),
    "image_name": ("fallo-sin-renuncio", "ruling-sin-renuncio"),
    "link": ("Enlace", "Link"),
    "qr": ("Código QR de este enlace", "QR code of this link"),
    "here_only": (
        "Este enlace solo se abre en este aparato. Para los demás móviles de la sala: make app ADDRESS=0.0.0.0.",
        "This link opens on this device alone. For the other phones in the room: make app ADDRESS=0.0.0.0.",
    ),
    "as_case": ("Como caso", "As a case"),
    # ── the book ──────────────────────────────────────────────────────────────────────────────────
    "reglas": ("Reglas", "Rules"),
    "book_intro": (
        "El reglamento de cada juego, con lo que se puede y lo que no, puesto en la mesa.",
        "The rulebook of each game, with what may be done and what may not, laid on the table.",
    ),
    "which_game": ("El juego", "The game"),
    "which_form": ("La forma", "The form"),
    "view": ("Qué quieres ver", "What to look at"),
    "view_book": ("Leer", "Read"),
    "view_compare": ("Comparar", "Compare"),
    "view_house": ("En casa", "At home"),
    "find": ("Buscar en el reglamento", "Search the rulebook"),
    "find_help": ("Por ejemplo: triunfo, última carta, renuncio", "For example: trumps, last card, revoke"),
    "found": ("Aparece en {count} sitios.", "Found in {count} places."),
    "found_one": ("Aparece en un sitio.", "Found in one place."),
    "found_none": (
        "Aquí no aparece. Prueba con otra palabra, o con otra forma del juego.",
        "Not found here. Try another word, or another form of the game.",
    ),
    "contents": ("Índice", "Contents"),
    "link_to": ("Enlace a «{name}»", "Link to “{name}”"),
    "rules_share": ("Pasar esta página, o una regla", "Pass this page on, or a rule"),
    "which_rule": ("Qué se abre", "What it opens at"),
    "whole_book": ("El reglamento, desde el principio", "The rulebook, from its beginning"),
    "positions": ("{count} posiciones", "{count} positions"),
    "position_one": ("Una posición", "One position"),
    "smallest": ("La posición más pequeña en que decide", "The smallest position in which it decides"),
    "bites": ("La más pequeña en que se nota", "The smallest in which it shows"),
    "otherwise_in": ("De otra manera en", "Otherwise in"),
    "not_in": ("No se juega en", "Not played in"),
    "against": ("Comparada con", "Compared with"),
    "one_form": ("De este juego solo hay una forma.", "There is only one form of this game."),
    "differences": ("{count} diferencias entre {one} y {other}.", "{count} differences between {one} and {other}."),
    "difference_one": ("Una diferencia entre {one} y {other}.", "One difference between {one} and {other}."),
    "no_differences": ("{one} y {other} dicen lo mismo.", "{one} and {other} say the same."),
    "not_here": ("No dice nada.", "Says nothing."),
    "shows": ("Aquí se nota", "Here it shows"),
    "no_question": (
        "Ninguna pregunta de las que se saben hacer lo muestra.",
        "No question that can be put shows it.",
    ),
    "house_says": (
        "Pon cómo jugáis en casa. El reglamento marcará lo que cambia, y el archivo se abre también desde la línea de órdenes.",
        "Set how you play at home. The rulebook will mark what changes, and the command line opens the file too.",
    ),
    "option_idle": ("Por sí sola no cambia nada en esta forma.", "By itself it changes nothing in this form."),
    "house_more": (
        "Además de estas opciones, tus reglas cambian la ley con: {keys}. Se conservan.",
        "Beside these options your rules change the law by: {keys}. That is kept.",
    ),
    "house_load": ("Abrir un archivo de reglas de casa (YAML)", "Open a file of house rules (YAML)"),
    "choose_file": ("Elegir el archivo", "Choose the file"),
    "house_save": ("Guardar como archivo", "Save as a file"),
    "house_none": ("Aún no cambia nada.", "Nothing changes yet."),
    "house_now": ("Lo que cambia", "What changes"),
    "house_look": ("Mira lo que cambia.", "See what changes."),
    "house_here": ("en casa", "at home"),
    "house_long": (
        "Estas reglas no caben en la dirección de la página: pasa el archivo.",
        "These rules do not fit into the address of the page: pass the file on.",
    ),
    "house_in_force": (
        "Se juega con reglas de casa: lo que cambian va marcado.",
        "House rules are in force: what they change is marked.",
    ),
    "house_bad": ("Estas reglas de casa no se pueden usar", "These house rules cannot be used"),
    **LEARNING,
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
