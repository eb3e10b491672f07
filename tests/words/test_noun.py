"""Articles, contractions, agreement, and phrases read from files."""

from __future__ import annotations

import pytest

from tutor.faults import Place, TutorError
from tutor.words import Noun
from tutor.words.noun import Gender, Number

AS, SOTA = Noun("as"), Noun("sota", "f")
CARTAS, PUNTOS = Noun("cartas", "f", "p"), Noun("puntos", "m", "p")


@pytest.mark.parametrize(
    ("noun", "spoken"),
    [
        (AS, "as, el as, del as, al as, un as, ningún as, con el as, en el as"),
        (SOTA, "sota, la sota, de la sota, a la sota, una sota, ninguna sota, con la sota, en la sota"),
        (
            CARTAS,
            "cartas, las cartas, de las cartas, a las cartas, unas cartas, ningunas cartas, "
            "con las cartas, en las cartas",
        ),
        (
            PUNTOS,
            "puntos, los puntos, de los puntos, a los puntos, unos puntos, ningunos puntos, "
            "con los puntos, en los puntos",
        ),
        (
            Noun("ace", lang="en"),
            "ace, the ace, of the ace, to the ace, an ace, no ace, with the ace, in the ace",
        ),
        (
            Noun("cards", number="p", lang="en"),
            "cards, the cards, of the cards, to the cards, some cards, no cards, with the cards, in the cards",
        ),
    ],
)
def test_every_form_agrees(noun: Noun, spoken: str) -> None:
    forms = [noun.bare, noun.the, noun.of, noun.to, noun.a, noun.no, noun.with_, noun.in_]
    assert ", ".join(forms) == spoken


def test_a_proper_name_takes_no_article() -> None:
    oros = Noun("oros", "m", "p", article="none")
    assert [oros.the, oros.of, oros.to, oros.a, oros.with_] == ["oros", "de oros", "a oros", "oros", "con oros"]


def test_lo_is_not_contracted() -> None:
    asked = Noun.read("lo pedido", "es")
    assert [asked.the, asked.of, asked.to, asked.a] == ["lo pedido", "de lo pedido", "a lo pedido", "lo pedido"]


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("ace", "an ace"),
        ("eight", "an eight"),
        ("king", "a king"),
        ("one", "a one"),
        ("hour", "an hour"),
        ("hand", "a hand"),
        ("unit", "a unit"),
        ("upcard", "an upcard"),
    ],
)
def test_an_stands_before_the_sound_of_a_vowel(text: str, spoken: str) -> None:
    assert Noun(text, lang="en").a == spoken


@pytest.mark.parametrize(
    ("adjective", "forms"),
    [
        ("otro", "otro otra otros otras"),
        ("mejor", "mejor mejor mejores mejores"),
        ("grande", "grande grande grandes grandes"),
        ("capaz", "capaz capaz capaces capaces"),
    ],
)
def test_an_adjective_agrees(adjective: str, forms: str) -> None:
    kinds: list[tuple[Gender, Number]] = [("m", "s"), ("f", "s"), ("m", "p"), ("f", "p")]
    assert " ".join(Noun("x", gender, number).agree(adjective) for gender, number in kinds) == forms


@pytest.mark.parametrize(
    ("phrase", "gender", "number"),
    [("el mazo", "m", "s"), ("la mano", "f", "s"), ("los bastos", "m", "p"), ("las cartas de la mesa", "f", "p")],
)
def test_a_spanish_phrase_tells_gender_and_number_by_its_article(phrase: str, gender: str, number: str) -> None:
    noun = Noun.read(phrase, "es")
    assert (noun.the, noun.gender, noun.number) == (phrase, gender, number)
    assert noun.bare == phrase.split(" ", 1)[1]


@pytest.mark.parametrize(
    ("phrase", "number"),
    [
        ("the hand", "s"),
        ("the cards", "p"),
        ("the seven of coins", "s"),
        ("the tricks in the pile", "p"),
        ("the bonus", "s"),
        ("the pass", "s"),
    ],
)
def test_an_english_phrase_tells_number_by_its_ending(phrase: str, number: str) -> None:
    noun = Noun.read(phrase, "en")
    assert (noun.the, noun.number) == (phrase, number)


@pytest.mark.parametrize(("suit", "gender"), [("oros", "m"), ("copas", "f"), ("espadas", "f"), ("bastos", "m")])
def test_a_suit_in_a_file_is_a_proper_name_in_the_plural(suit: str, gender: str) -> None:
    noun = Noun.read(suit, "es")
    assert (noun.the, noun.gender, noun.number) == (suit, gender, "p")


def test_spaces_and_capitals_of_a_phrase_do_not_matter() -> None:
    assert Noun.read("  La   mano ", "es") == Noun("mano", "f")


@pytest.mark.parametrize(
    ("phrase", "lang", "code"),
    [
        ("una baza", "es", "noun-article"),
        ("del mazo", "es", "noun-article"),
        ("a trick", "en", "noun-article"),
        ("An ace", "en", "noun-article"),
        ("", "es", "noun-phrase"),
        ("   ", "en", "noun-phrase"),
        (None, "es", "noun-phrase"),
        (7, "en", "noun-phrase"),
        ("la " + "mano" * 100, "es", "noun-phrase"),
    ],
)
def test_what_would_not_fit_a_sentence_is_refused(phrase: object, lang: str, code: str) -> None:
    with pytest.raises(TutorError) as caught:
        Noun.read(phrase, lang, Place("game.yaml", 4, 9))
    (fault,) = caught.value.faults
    assert fault.code == code
    assert fault.text(lang).startswith("game.yaml:4:9: ")
