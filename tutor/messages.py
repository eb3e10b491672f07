"""Every sentence about bad input, in Spanish and English, by the code of its fault (`tutor.faults`).

A sentence says what is wrong, what was expected, and what to do. ``{name}`` stands for a parameter.
"""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # Phrases and templates (tutor/words)
    "noun-phrase": (
        "falta una expresión con su artículo, como «la mano»: «{text}» no lo es",
        "a phrase with its article is wanted, such as “the hand”: “{text}” is none",
    ),
    "noun-article": (
        "«{text}» empieza por «{article}»; usa el artículo determinado (el, la, los, las, lo) o ninguno",
        "“{text}” begins with “{article}”; use “the” or no article",
    ),
    "template-type": (
        "una frase tiene que ser texto, y esto no lo es: «{value}»",
        "a sentence must be text, and this is not: “{value}”",
    ),
    "template-brace": (
        "hay una llave «{brace}» sin su pareja; las llaves van de dos en dos, como en «{example}»",
        "there is a brace “{brace}” without its fellow; braces come in pairs, as in “{example}”",
    ),
    "template-placeholder": (
        "esto no puede ir entre llaves: «{text}»; solo caben un nombre y su forma: {forms}",
        "this cannot stand in braces: “{text}”; only a name and its form may: {forms}",
    ),
    "template-name": (
        "aquí no se conoce «{name}»; se puede usar: {known}",
        "“{name}” is not known here; what may be used: {known}",
    ),
    "template-name-near": (
        "aquí no se conoce «{name}»; ¿querías decir «{near}»?",
        "“{name}” is not known here; did you mean “{near}”?",
    ),
    "template-article": (
        "«{name}» es un texto o un número y no admite «{form}:»; quítalo de la llave",
        "“{name}” is a text or a number and cannot take “{form}:”; take it out of the braces",
    ),
    # Cards and suits (tutor/cards)
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
    # Folders of the project (tutor/places.py)
    "folder-missing": (
        "falta la carpeta «{name}»: tenía que estar en {inside} o en {beside}; reinstala el paquete, o usa una copia "
        "entera del proyecto",
        "the folder “{name}” is missing: it should lie in {inside} or in {beside}; install the package again, or use a "
        "whole copy of the project",
    ),
    # Files and strict YAML (tutor/law/yamltext.py)
    "file-not-found": (
        "este archivo no existe: comprueba el nombre y la carpeta",
        "there is no such file: check the name and the folder",
    ),
    "file-is-folder": (
        "esto es una carpeta y hace falta un archivo: da el nombre de un archivo que esté dentro",
        "this is a folder and a file is needed: give the name of a file inside it",
    ),
    "file-unreadable": (
        "no se puede leer este archivo: comprueba el nombre y los permisos",
        "this file cannot be read: check its name and its permissions",
    ),
    "file-too-large": (
        "el archivo pasa de {limit} KiB: repártelo en varios",
        "the file is larger than {limit} KiB: split it into several",
    ),
    "yaml-not-utf8": (
        "aquí hay bytes que no son UTF-8: guarda el archivo como texto UTF-8",
        "there are bytes here that are not UTF-8: save the file as UTF-8 text",
    ),
    "yaml-control-character": (
        "aquí hay un carácter invisible ({character}) que un texto no puede llevar: bórralo",
        "there is an invisible character here ({character}) that text may not hold: delete it",
    ),
    "yaml-tab": (
        "aquí hay un tabulador: usa espacios (dos por nivel), y entre comillas dobles escribe \\t",
        "there is a tab here: use spaces (two for each level), and between double quotes write \\t",
    ),
    "yaml-empty": (
        "aquí no hay nada escrito: falta el contenido, o sobra un «---»",
        "nothing is written here: the content is missing, or there is a “---” too many",
    ),
    "yaml-several-documents": (
        "aquí empieza un segundo documento y solo puede haber uno: quita el «---» o repártelo en archivos",
        "a second document begins here and there may be only one: take out the “---” or split the file",
    ),
    "yaml-too-deep": (
        "hay más de {limit} niveles, unos dentro de otros: simplifica",
        "there are more than {limit} levels, one inside another: simplify",
    ),
    "yaml-too-many-nodes": (
        "hay más de {limit} valores: reparte el archivo en varios",
        "there are more than {limit} values: split the file into several",
    ),
    "yaml-long-text": (
        "este texto tiene {length} caracteres y el máximo es {limit}: acórtalo",
        "this text has {length} characters and {limit} is the most: shorten it",
    ),
    "yaml-long-number": (
        "este número tiene más de {limit} cifras: escribe uno menor, o ponlo entre comillas si es un texto",
        "this number has more than {limit} digits: write a smaller one, or put it in quotes if it is a text",
    ),
    "yaml-number-lookalike": (
        "«{text}» parece un número y no es un entero decimal: escribe un entero como 10 o -3, sin ceros delante, "
        "o ponlo entre comillas si es un texto",
        "“{text}” looks like a number and is no decimal whole number: write one such as 10 or -3, without leading "
        "zeros, or put it in quotes if it is a text",
    ),
    "yaml-key": (
        "esto no puede ser una clave: usa una palabra o un número entero (null, true y false, entre comillas)",
        "this cannot be a key: use a word or a whole number (null, true and false in quotes)",
    ),
    "yaml-duplicate-key": (
        "esta clave ya está en la línea {line}: «{key}»; deja solo una de las dos",
        "this key already stands in line {line}: “{key}”; keep only one of them",
    ),
    "yaml-merge": (
        "aquí no se usa «<<» para copiar claves: escríbelas",
        "“<<” is not used here to copy keys: write them out",
    ),
    "yaml-alias": (
        "aquí no se usan los alias «&» y «*»: repite el contenido, o ponlo entre comillas si es un texto",
        "aliases (“&” and “*”) are not used here: write the content out, or put it in quotes if it is a text",
    ),
    "yaml-tag": (
        "aquí no se usan las etiquetas que empiezan por «!»: quítala, o pon el texto entre comillas",
        "tags (what begins with “!”) are not used here: take it out, or put the text in quotes",
    ),
    "yaml-directive": (
        "aquí no se usan las directivas que empiezan por «%»: borra la línea",
        "directives (lines that begin with “%”) are not used here: delete the line",
    ),
    "yaml-escape": (
        "entre comillas dobles «\\» inicia un código, y este no existe: escribe «\\\\», o usa comillas simples",
        "between double quotes “\\” begins a code, and this is none: write “\\\\”, or use single quotes",
    ),
    "yaml-open-quote": (
        "estas comillas se abren y no se cierran: {text}",
        "these quotes are opened and not closed: {text}",
    ),
    "yaml-open-bracket": (
        "aquí falta una coma, o falta «{close}» para cerrar el «{open}» de la línea {line}",
        "a comma is missing here, or the “{close}” that closes the “{open}” of line {line}",
    ),
    "yaml-missing-colon": (
        "falta «:» y un espacio tras esta clave: «{text}»",
        "“:” and a space are missing after this key: “{text}”",
    ),
    "yaml-stray-colon": (
        "estos dos puntos no pueden ir aquí: alinea la línea con las de su nivel, mira si falta «:» en la anterior, "
        "o pon el texto entre comillas",
        "this colon cannot stand here: align the line with those of its level, see whether the line before lacks "
        "its “:”, or put the text in quotes",
    ),
    "yaml-stray-dash": (
        "este guion no puede ir aquí: empieza la lista en otra línea, o pon el texto entre comillas",
        "this dash cannot stand here: begin the list in a line of its own, or put the text in quotes",
    ),
    "yaml-first-character": (
        "un valor no puede empezar así: «{text}»; ponlo entre comillas",
        "a value cannot begin like this: “{text}”; put it in quotes",
    ),
    "yaml-missing-value": (
        "aquí falta un valor, o sobra este signo: «{text}»",
        "a value is missing here, or this sign is one too many: “{text}”",
    ),
    "yaml-block-text": (
        "tras «|» o «>» el texto va debajo, con más sangría: «{text}»; si es un valor, ponlo entre comillas",
        "after “|” or “>” the text goes below, indented further: “{text}”; if it is a value, put it in quotes",
    ),
    "yaml-misplaced": (
        "esto no encaja con lo anterior: «{text}»; alinea la línea con las de su nivel y mira qué sigue a unas "
        "comillas o a un corchete ya cerrados",
        "this does not fit what stands before it: “{text}”; align the line with those of its level, and look at what "
        "follows a closed quote or bracket",
    ),
    "yaml-ends-early": (
        "el texto acaba aquí y queda algo sin terminar: mira qué corchete, llave o comillas siguen abiertos",
        "the text ends here and something is unfinished: see which bracket, brace or quote is still open",
    ),
    "yaml-syntax": (
        "esto no se entiende: «{text}»; revisa la sangría, los dos puntos y las comillas",
        "this cannot be understood: “{text}”; check the indentation, the colons and the quotes",
    ),
}
