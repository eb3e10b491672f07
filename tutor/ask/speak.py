"""Sentences beside the because: sources, alternatives, counterfactuals, and what happens where tables differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from tutor.ask.answer import Answer, Speak, outcome_words
from tutor.ask.phrases import voice_of
from tutor.cards import bits
from tutor.judge import Edit
from tutor.law.model import Citations, Law
from tutor.law.voice import Voice
from tutor.words import Noun, count, listing, sentence, supposed


@lru_cache(maxsize=4096)
def cited_here(law: Law, cited: Citations) -> Citations:
    """Of several sources that say the same, those of the variant; all of them where none is its own."""
    own = {source for source, _ in law.variants[law.variant].source} if law.variant in law.variants else set()
    return tuple(entry for entry in cited if entry[0] in own) or cited


@lru_cache(maxsize=4096)
def source_entries(*cited: Citations) -> tuple[dict[str, Any], ...]:
    """Citations as data: ``{id, sections}``, each source once."""
    found: dict[str, list[str]] = {}
    for citations in cited:
        for source, sections in citations:
            known = found.setdefault(source, [])
            known += [section for section in sections if section not in known]
    return tuple({"id": source, "sections": sections} for source, sections in found.items())


@lru_cache(maxsize=4096)
def speak_citations(cited: Citations, lang: str) -> str:
    """ "Fuente: pocha-a, «Modo de juego»"."""
    return speak_sources(source_entries(cited), lang)


def speak_sources(entries: Sequence[Mapping[str, Any]], lang: str) -> str:
    """The same for sources as data."""
    if not entries:
        return ""
    quote = ("«", "»") if lang == "es" else ("“", "”")
    cited = [
        f"{entry['id']}, {' / '.join(quote[0] + section + quote[1] for section in entry['sections'])}"
        for entry in entries
    ]
    label = (
        ("Fuente" if len(cited) == 1 else "Fuentes") if lang == "es" else ("Source" if len(cited) == 1 else "Sources")
    )
    return f"{label}: {'; '.join(cited)}."


def cited(entry: Mapping[str, Any], names: Mapping[str, str], lang: str) -> str:
    """ "Pocha, forma larga: «Modo de juego»". ``names`` are those of the sources."""
    opening, closing = ("«", "»") if lang == "es" else ("“", "”")
    title = names.get(entry["id"], entry["id"])
    return f"{title}: " + ", ".join(f"{opening}{section}{closing}" for section in entry["sections"])


def speak_depends(law: Law, answers: Mapping[str, Answer]) -> Speak:
    """Says what each table does, grouped by outcome; ``law`` names all forms of the game."""

    def speak(lang: str) -> str:
        said: dict[str, list[str]] = {}
        for variant, answer in answers.items():
            said.setdefault(
                outcome_words(answer.value if answer.verdict == "answered" else answer.verdict, lang), []
            ).append(law.variants[variant].name(lang))
        return sentence(
            "; ".join(
                f"{'en' if lang == 'es' else 'in'} {listing(names, lang)}, {words}" for words, names in said.items()
            )
        )

    return speak


@lru_cache(maxsize=1 << 14)
def speak_legal(law: Law, decision: str, mask: int, choice: int, part_type: str, lang: str) -> str:
    """What could have been chosen, and instead of a legal choice what else."""
    voice = voice_of(law, lang)
    others = mask & ~(1 << choice)
    if not others:
        return ""
    verb = voice.does(decision)
    if part_type == "card":
        named = voice.cards(others, "or")
        return sentence(
            voice.pick(
                f"también vale {named}" if mask >> choice & 1 else f"puedes {verb} {named}",
                f"{named} will do too" if mask >> choice & 1 else f"you may {verb} {named}",
            )
        )
    named = listing([voice.suit(v) if part_type == "suit" else str(v) for v in bits(others)], lang, "or")
    if part_type == "suit":
        also = bool(mask >> choice & 1)
        return sentence(
            voice.pick(
                f"{'también ' if also else ''}puedes {verb} {named}", f"you may {verb} {named}{' too' if also else ''}"
            )
        )
    return sentence(
        voice.pick(
            f"también vale {named}" if mask >> choice & 1 else f"vale {named}",
            f"{named} will do too" if mask >> choice & 1 else f"{named} will do",
        )
    )


@lru_cache(maxsize=1 << 14)
def edit_words(law: Law, edit: Edit, verdict: str, names: tuple[str, ...]) -> dict[str, str]:
    """A counterfactual in every language; ``names`` go by seat, whoever speaks first before the others."""
    return {lang: speak_edit(law, edit, verdict, names, lang) for lang in ("es", "en")}


def speak_edit(law: Law, edit: Edit, verdict: str, names: tuple[str, ...], lang: str) -> str:
    """ "Sería legal si no tuvieras el as de copas"."""
    voice = voice_of(law, lang)
    would = voice.pick(
        "sería legal" if verdict == "legal" else "sería ilegal",
        "it would be legal" if verdict == "legal" else "it would be illegal",
    )
    return sentence(f"{would} {voice.pick('si', 'if')} {changed(law, edit, names, voice)}")


def so_many(law: Law, name: str, number: int, voice: Voice, fewer: bool) -> str:
    """ "tuvieras una baza ganada"; ``fewer``: one has more than that."""
    declared = law.declared[name]
    what = declared.phrase[voice.lang]
    if voice.lang not in declared.one:
        return voice.pick(f"«{what}» fuera {number}", f"“{what}” were {number}")
    unit = Noun(declared.one[voice.lang], Noun.read(what, voice.lang).gender, "s", voice.lang)
    many = count(number, unit, voice.lang)
    only = voice.pick("solo ", "only ") if fewer and number else ""
    said = voice.pick(f"{only or ('' if number else 'no ')}tuvieras {many}", f"you had {only}{many}")
    return voice.having(declared, said)


def of_somebody(law: Law, name: str, edit: Edit, who: str, voice: Voice) -> str:
    """ "la oferta de B fuera de 3 y no de 2"."""
    register, declared = law.registers[name], law.declared[name]
    what = declared.phrase[voice.lang]
    if voice.lang not in declared.one:
        return voice.pick(
            f"«{what}» fuera {edit.new} y no {edit.old} para {who}",
            f"“{what}” were {edit.new}, not {edit.old}, for {who}",
        )
    one = Noun(declared.one[voice.lang], Noun.read(what, voice.lang).gender, "s", voice.lang)
    if not register.said_in:
        many = count(edit.new, one, voice.lang)
        return voice.pick(f"{who} tuviera {many} y no {edit.old}", f"{who} had {many}, not {edit.old}")
    return voice.pick(
        f"{one.the} de {who} fuera de {edit.new} y no de {edit.old}",
        f"{who}’s {one.bare} were {edit.new}, not {edit.old}",
    )


def changed(law: Law, edit: Edit, names: tuple[str, ...], voice: Voice) -> str:
    """The change of an edit, as the clause of a condition."""
    if edit.kind == "drop":
        cards = [voice.card(card) for card in bits(edit.old)]
        if len(cards) == 1:
            return voice.pick(f"no tuvieras {cards[0]}", f"you did not have {cards[0]}")
        return voice.pick(f"no tuvieras ni {' ni '.join(cards)}", f"you had neither {' nor '.join(cards)}")
    if edit.kind == "fewer":
        left = count(edit.new, voice.noun("la carta", "the card"), voice.lang)
        zone = Noun.read(law.declared[edit.where].phrase[voice.lang], voice.lang).in_
        return voice.pick(f"{zone} hubiera {left}", f"there {'was' if edit.new == 1 else 'were'} {left} {zone}")
    if edit.kind == "add":
        return voice.pick(f"tuvieras también {voice.cards(edit.new)}", f"you had {voice.cards(edit.new)} too")
    if edit.kind == "card":
        return voice.pick(
            f"en lugar {voice.card(edit.old, 'of')} se hubiera jugado {voice.card(edit.new)}",
            f"{voice.card(edit.new)} had been played instead of {voice.card(edit.old)}",
        )
    if edit.kind == "suit":
        return voice.pick(f"el triunfo fuera {voice.suit(edit.new)}", f"{voice.suit(edit.new)} were trumps")
    if edit.kind == "flag":
        return supposed(law.registers[edit.where].phrase[voice.lang], edit.new, voice.lang)
    if edit.kind == "suits":
        suit, there = voice.suit(bits(edit.old ^ edit.new)[0]), edit.new & ~edit.old
        among = law.registers[edit.where].phrase[voice.lang]
        return voice.pick(
            f"{suit} {'' if there else 'no '}estuviera entre {among}",
            f"{suit} were {'' if there else 'not '}among {among}",
        )
    if edit.where == "cards":
        return voice.pick(
            f"la mano fuera de {edit.new} {'carta' if edit.new == 1 else 'cartas'}",
            f"the hand had {edit.new} {'card' if edit.new == 1 else 'cards'}",
        )
    name = edit.where.removesuffix(":all")
    if edit.kind == "number" and edit.place < 0 and name in law.registers:
        return so_many(law, name, edit.new, voice, edit.new < edit.old)
    if edit.kind == "number" and not is_a_bid(law, name):
        return of_somebody(law, name, edit, names[edit.place], voice)
    if edit.kind == "number":
        return voice.pick(
            f"{names[edit.place]} hubiera pedido {edit.new} en vez de {edit.old}",
            f"{names[edit.place]} had bid {edit.new} instead of {edit.old}",
        )
    option = law.options[edit.where]
    label = option.labels[voice.lang]
    if option.type == "flag":
        return voice.pick(
            f"en la mesa {'se jugara' if edit.new else 'no se jugara'} «{label}»",
            f"the table {'played' if edit.new else 'did not play'} “{label}”",
        )
    value = option.value_labels.get(str(edit.new), {}).get(voice.lang) or str(edit.new)
    return voice.pick(f"en la mesa «{label}» fuera «{value}»", f"“{label}” were “{value}” at the table")


def is_a_bid(law: Law, register: str) -> bool:
    """Whether a register holds what is bid in earnest: it is said, and not only to find out who may say something else."""
    return bool(law.registers[register].said_in) and not any(other.most == register for other in law.registers.values())
