"""Numbers in letters."""

from __future__ import annotations

SMALL = {
    "es": "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete "
    "dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete "
    "veintiocho veintinueve",
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen",
}
TENS = {
    "es": "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
}
JOINER = {"es": " y ", "en": "-"}


def spelled(number: int, lang: str) -> str:
    """A number from 0 to 99 in letters, others in figures.

    >>> [spelled(number, "es") for number in (15, 22, 31, 100)]
    ['quince', 'veintidós', 'treinta y uno', '100']
    >>> [spelled(number, "en") for number in (15, 20, 31)]
    ['fifteen', 'twenty', 'thirty-one']
    """
    small, tens = SMALL[lang].split(), TENS[lang].split()
    if 0 <= number < len(small):
        return small[number]
    if not 0 <= number < 100:
        return str(number)
    ten, one = divmod(number, 10)
    above = tens[ten - len(small) // 10]
    return f"{above}{JOINER[lang]}{small[one]}" if one else above
