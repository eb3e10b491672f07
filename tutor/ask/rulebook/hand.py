"""The course of a hand, and what may be chosen in it under which rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from tutor.ask.because import parts_of
from tutor.ask.rulebook.page import Entry, Section
from tutor.kinds.facts.any_of import AnyOfCards
from tutor.law.model import Decision, Duty, Law, Register, Release, Requirement
from tutor.law.protocol import Condition, Effect, Predicate, Step
from tutor.law.voice import Voice, joined
from tutor.words import sentence

FOUND = {
    "es": (("una ", "si la tienes"), ("un ", "si lo tienes")),
    "en": (("a ", "if you have one"), ("an ", "if you have one")),
}


def course(law: Law, voice: Voice) -> Section:
    """A hand step by step."""
    said = [text for step in flat(law.course) if (text := step.phrase(voice))]
    return Section(
        "course",
        voice.pick("Cómo va una mano", "How a hand goes"),
        rules=tuple(Entry(sentence(text)) for text in said),
        numbered=True,
    )


def flat(steps: Iterable[Step]) -> Iterator[Step]:
    """Steps one after another; a list of steps gives its own."""
    for step in steps:
        inner = getattr(step, "steps", ())
        if inner and not hasattr(step, "until"):
            yield from flat(inner)
        else:
            yield step


def asked(steps: Iterable[Step]) -> Iterator[tuple[str, bool]]:
    """The decisions that a course asks, in order, and whether each is a card played to a trick."""
    for step in steps:
        name = getattr(step, "decision", "")
        if name:
            yield name, step.keys[0] == "trick"
        yield from asked(getattr(step, "steps", ()))


def decisions(law: Law, voice: Voice) -> list[Section]:
    """A section for each decision of the course, and after the one that plays to a trick, how the trick is won."""
    found = []
    for name, to_trick in dict.fromkeys(asked(law.course)):
        found.append(decision_section(law, law.decisions[name], voice, to_trick))
        if to_trick and law.tricks is not None:
            found.append(trick_won(law, voice))
    return found


def decision_section(law: Law, decision: Decision, voice: Voice, to_trick: bool) -> Section:
    """What may be chosen, and the rules in order."""
    title = voice.pick("Las bazas", "The tricks") if to_trick else voice.label(decision.id)
    opening = Entry(choice_text(decision, voice, to_trick), decision.id, source=decision.source)
    rules = (
        *(requirement(rule, voice) for rule in decision.require),
        *(duty(rule, decision, voice) for rule in decision.duties),
    )
    closing = [*remembered(law, decision, voice), *effects(decision.then, voice)]
    return Section(
        decision.id, title[:1].upper() + title[1:], (opening,), rules, tuple(closing), numbered=len(rules) > 1
    )


def choice_text(decision: Decision, voice: Voice, to_trick: bool) -> str:
    """ "Puedes echar una carta de tu mano", and how the rules that follow are read."""
    verb, what = voice.label(decision.id), decision.choose[decision.part].phrase(voice)
    may = voice.pick(f"puedes {verb} {what}", f"you may {verb} {what}")
    said = sentence(f"{supposing(unswitched(decision.when), voice)}{may}")
    if not to_trick:
        return said
    if not decision.rules:
        return said + voice.pick(" Vale cualquiera.", " Any will do.")
    return said + voice.pick(
        " Las reglas se miran por orden: cada una te deja solo las cartas que la cumplen, si tienes alguna; si no, no "
        "cuenta. De las que quedan al final puedes elegir la que quieras, y echar otra es un *renuncio*.",
        " The rules are looked at in order: each leaves you only the cards that meet it, if you have some; if not, it "
        "does not count. Of those left in the end any will do, and to play another is a *revoke*.",
    )


def premise(when: Condition, voice: Voice) -> str:
    """ "si …, " before what follows from it."""
    return supposing(parts_of(when), voice)


def supposing(parts: Sequence[Condition], voice: Voice) -> str:
    """The same of several conditions."""
    return voice.pick("si ", "if ") + f"{joined([part.phrase(voice) for part in parts], voice)}, " if parts else ""


def unswitched(when: Condition) -> list[Condition]:
    """What opens a decision, but for what the course itself switches on and off: its place there says it."""
    return [part for part in parts_of(when) if getattr(getattr(part, "subject", None), "type", "") != "flag"]


def requirement(rule: Requirement, voice: Voice) -> Entry:
    """A hard condition."""
    return entry(rule, f"{premise(rule.when, voice)}{rule.must.phrase(voice, 'must')}", voice)


def duty(rule: Duty, decision: Decision, voice: Voice) -> Entry:
    """A duty with its releases."""
    inner = tuple(release(one, rule, voice) for one in rule.unless)
    return entry(rule, f"{premise(rule.when, voice)}{owed(rule, decision, voice)}", voice, inner)


def owed(rule: Duty, decision: Decision, voice: Voice) -> str:
    """ "debes echar un triunfo, si lo tienes"."""
    if isinstance(rule.must, Condition):
        possible = "" if rule.must.modest else voice.pick(", si es posible", ", if that is possible")
        return f"{rule.must.phrase(voice, 'must')}{possible}"
    assert isinstance(rule.must, Predicate)
    verb, cards = voice.label(decision.id), rule.must.noun(voice, "a")
    held = next((words for article, words in FOUND[voice.lang] if cards.startswith(article)), "")
    if isinstance(rule.must, AnyOfCards):
        held = voice.pick("si puedes", "if you can")
    said = voice.pick(f"debes {verb} {cards}", f"you must {verb} {cards}") + (f", {held}" if held else "")
    return said + (
        voice.pick("; esto se mira palo por palo", "; this is looked at suit by suit") if rule.within == "suit" else ""
    )


def release(rule: Release, lifted: Duty, voice: Voice) -> Entry:
    """What frees from a duty."""
    name = voice.label(lifted.id)
    return entry(
        rule, f"{premise(rule.when, voice)}{voice.pick(f'no hace falta {name}', f'you need not {name}')}", voice
    )


def entry(rule: Requirement | Duty | Release, text: str, voice: Voice, inner: tuple[Entry, ...] = ()) -> Entry:
    """A rule as an entry."""
    return Entry(sentence(text), rule.id, named(rule.id, voice), rule.source, inner)


def named(rule: str, voice: Voice) -> str:
    """The name of a rule with a capital letter."""
    label = voice.label(rule)
    return label[:1].upper() + label[1:]


def remembered(law: Law, decision: Decision, voice: Voice) -> Iterator[Entry]:
    """What the choice settles: the trump named, and who has bid most."""
    part = decision.part_labels[decision.part].get(voice.lang, "")
    for register in law.registers.values():
        if part and register.said_in == decision.id:
            what = register.phrase[voice.lang]
            yield Entry(sentence(voice.pick(f"{part} se apunta como {what}", f"{part} is noted as {what}")))
        if register.or_said_in == decision.id:
            what = register.phrase[voice.lang]
            yield Entry(sentence(voice.pick(f"{part} es {what}", f"{part} is {what}")))
        if register.most and law.registers[register.most].said_in == decision.id:
            yield Entry(most_of(register, law.registers[register.most], voice), register.name)


def most_of(register: Register, said: Register, voice: Voice) -> str:
    """ "Quien ganó la subasta es quien más alto habló"."""
    who = register.phrase[voice.lang]
    place = voice.pick("último", "last") if register.tie == "last" else voice.pick("primero", "first")
    what = voice.noun(said.phrase["es"], said.phrase["en"])
    return sentence(
        voice.pick(
            f"{who} es quien hizo {what.the} más {what.agree('alto')}; si empatan varios, el {place} en hablar",
            f"{who} is the one with the highest {what.bare}; of several level, the {place} to speak",
        )
    )


def effects(found: Iterable[Effect], voice: Voice) -> Iterator[Entry]:
    """What happens next, but for the card's own way to the trick."""
    for effect in found:
        if effect.keys[0] != "move":
            yield Entry(sentence(effect.phrase(voice)))


def trick_won(law: Law, voice: Voice) -> Section:
    """Which card takes the trick, who leads next, and what else happens."""
    assert law.tricks is not None
    best = [highest(law, name, voice) for name in law.tricks.won_by]
    wins = voice.pick("; si no hay, ", "; if there is none, ").join(best)
    first = law.tricks.led == "first"
    text = voice.pick(
        f"gana la baza {wins}. El palo de salida es el de la {'primera' if first else 'última'} carta de la baza. "
        "Quien gana la baza se la lleva y sale en la siguiente",
        f"the trick is won by {wins}. The suit led is that of the {'first' if first else 'last'} card of the trick. "
        "The winner takes the trick and leads to the next",
    )
    more = tuple(
        e for effect in law.trick_effects if effect.keys[0] not in ("move", "add") for e in effects([effect], voice)
    )
    return Section(
        "tricks",
        voice.pick("Quién gana la baza", "Who wins the trick"),
        (Entry(sentence(text), "tricks", source=law.trick_source), *more),
    )


def highest(law: Law, name: str, voice: Voice) -> str:
    """ "el triunfo más alto", "la carta más alta del palo de salida"."""
    if name == "led":
        return voice.pick("la carta más alta del palo de salida", "the highest card of the suit led")
    noun = voice.noun(law.registers[name].phrase["es"], law.registers[name].phrase["en"])
    return voice.pick(f"{noun.the} más {noun.agree('alto')}", f"the highest {noun.bare}")
