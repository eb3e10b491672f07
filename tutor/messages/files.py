"""Folders of the project, files, and strict YAML (`tutor.places`, `tutor.law.yamltext`)."""

from __future__ import annotations

FILES: dict[str, tuple[str, str]] = {
    "folder-missing": (
        "falta la carpeta «{name}»: tenía que estar en {inside} o en {beside}; reinstala el paquete, o usa una copia "
        "entera del proyecto",
        "the folder “{name}” is missing: it should lie in {inside} or in {beside}; install the package again, or use a "
        "whole copy of the project",
    ),
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
    "a_list_of_two": (
        "aquí van dos valores, y hay {found}: [uno, otro]",
        "two values stand here, and there are {found}: [one, other]",
    ),
}
