"""What may be chosen in a hand, under which rules, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tutor.ask.because import parts_of
from tutor.ask.rulebook.course import asked, offered
from tutor.ask.rulebook.effects import effects, told
from tutor.ask.rulebook.page import Entry, Section
from tutor.ask.won import unit_noun
from tutor.kinds.facts.any_of import AnyOf, AnyOfCards
from tutor.kinds.trick.duty_state import DutyState
from tutor.law.conditions import Always
from tutor.law.model import Decision, Duty, Law, Register, Release, Requirement
from tutor.law.names import Declared
from tutor.law.protocol import Condition, Predicate
from tutor.law.voice import Voice, joined
from tutor.words import capital, listing, sentence

FOUND = {
    "es": (("una ", "si la tienes"), ("un ", "si lo tienes")),
    "en": (("a ", "if you have one"), ("an ", "if you have one")),
}


def decisions(law: Law, voice: Voice) -> list[Section]:
    """A section for each decision of the course, and after the one that plays to a trick, how the trick is won."""
    found = []
    for name, to_trick in sorted(dict.fromkeys(asked(law, law.course)), key=lambda one: one[0] in offered(law.course)):
        found.append(decision_section(law, law.decisions[name], voice, to_trick))
        if to_trick and law.tricks is not None:
            found.append(trick_won(law, voice))
    return found


def decision_section(law: Law, decision: Decision, voice: Voice, to_trick: bool) -> Section:
    """What may be chosen, and the rules in order."""
    title = voice.pick("Las bazas", "The tricks") if to_trick else voice.act(decision.id)
    if decision.never:
        title = voice.pick(f"No se puede {title}", f"You may not {title}")
        return Section(decision.id, title, refusals(decision, voice))
    alone = decision.id not in [rule.id for rule in decision.rules]  # one id for both would print its examples twice
    opening = Entry(choice_text(decision, voice, to_trick), decision.id if alone else "", source=decision.source)
    rules = (
        *(requirement(rule, voice) for rule in decision.require),
        *(duty(rule, decision, voice) for rule in decision.duties),
    )
    closing = [
        *remembered(law, decision, voice),
        *unforced(decision, voice),
        *effects(law, told(law, decision.then), voice, to_trick),
    ]
    return Section(decision.id, capital(title), (opening,), rules, tuple(closing), numbered=len(rules) > 1)


def refusals(decision: Decision, voice: Voice) -> tuple[Entry, ...]:
    """Of what this table never allows, only that, and where it stands."""
    found = (requirement(rule, voice) for rule in decision.require if rule.must == Always(False))
    return tuple(replace(entry, name="") for entry in found)


def choice_text(decision: Decision, voice: Voice, to_trick: bool) -> str:
    """ "Puedes echar una carta de tu mano", and how the rules that follow are read."""
    if decision.say:
        return sentence(decision.say[voice.lang])
    verb, what = voice.does(decision.id), decision.choose[decision.part].phrase(voice)
    may = voice.pick(f"puedes {verb} {what}", f"you may {verb} {what}")
    said = sentence(f"{supposing(unswitched(decision.when), voice)}{may}")
    for name, part in list(decision.choose.items())[1:]:
        label = decision.part_labels[name][voice.lang]
        said += " " + sentence(
            voice.pick(
                f"{label} pueden ser {part.phrase(voice)}, o ninguna", f"{label} may be {part.phrase(voice)}, or none"
            )
        )
    if not to_trick:
        return said
    if not decision.rules:
        return said + voice.pick(" Vale cualquiera.", " Any will do.")
    said += voice.pick(
        " En la primera baza sale quien es mano, y los demás siguen por turno.",
        " Eldest hand leads to the first trick, and the others follow in turn.",
    )
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
    if not parts:
        return ""
    said = [part.phrase(voice) for part in parts]
    if len(said) > 1 and isinstance(parts[-1], AnyOf):  # "…, y una cosa o la otra": the comma keeps them apart
        alternatives = f"{joined(said[:-1], voice)}, {voice.pick('y además', 'and besides')} {said[-1]}"
        return f"{voice.pick('si', 'if')} {alternatives}, "
    return f"{voice.pick('si', 'if')} {joined(said, voice)}, "


def unswitched(when: Condition) -> list[Condition]:
    """What opens a decision, but for what the course itself switches on and off: its place there says it."""
    return [part for part in parts_of(when) if getattr(getattr(part, "subject", None), "type", "") != "flag"]


def requirement(rule: Requirement, voice: Voice) -> Entry:
    """A hard condition."""
    said = rule.say.get(voice.lang, "{")  # a sentence of its own that needs no cards will do for the book too
    owed = rule.must.phrase(voice, "must") if "{" in said else said
    return entry(rule, f"{premise(rule.when, voice)}{owed}", voice)


def duty(rule: Duty, decision: Decision, voice: Voice) -> Entry:
    """A duty with its releases."""
    inner = tuple(release(one, rule, decision, voice) for one in rule.unless)
    return entry(rule, f"{premise(rule.when, voice)}{owed(rule, decision, voice)}", voice, inner)


def owed(rule: Duty, decision: Decision, voice: Voice) -> str:
    """ "debes echar un triunfo, si lo tienes"."""
    if isinstance(rule.must, Condition):
        possible = "" if rule.must.modest else voice.pick(", si es posible", ", if that is possible")
        return f"{rule.must.phrase(voice, 'must')}{possible}"
    assert isinstance(rule.must, Predicate)
    verb, cards = voice.does(decision.id), rule.must.noun(voice, "a")
    held = next((words for article, words in FOUND[voice.lang] if cards.startswith(article)), "")
    if isinstance(rule.must, AnyOfCards):
        held = voice.pick("si puedes", "if you can")
    said = voice.pick(f"debes {verb} {cards}", f"you must {verb} {cards}") + (f", {held}" if held else "")
    return said + (
        voice.pick("; esto se mira palo por palo", "; this is looked at suit by suit") if rule.within == "suit" else ""
    )


def release(rule: Release, lifted: Duty, decision: Decision, voice: Voice) -> Entry:
    """What frees from a duty, and so from those that ask whether it could be met."""
    after = decision.duties[decision.duties.index(lifted) + 1 :]
    later = [duty for duty in after if duty.when != Always(False)]
    hanging: list[Duty] = []
    for duty in later:
        if any(hangs_on(duty, other) for other in (lifted, *hanging)):
            hanging.append(duty)
    if hanging and len(hanging) == len(later):
        name = voice.label(lifted.id)
        free = voice.pick(
            f"no hace falta {name}, ni rige ninguna de las reglas que siguen",
            f"you need not {name}, and none of the rules that follow applies",
        )
    else:
        *names, last = [voice.label(duty.id) for duty in (lifted, *hanging)]
        free = voice.pick(
            "no hace falta " + " ni ".join([", ".join(names), last] if names else [last]),
            f"you need not {listing([*names, last], 'en', 'or')}",
        )
    return entry(rule, f"{premise(rule.when, voice)}{free}", voice)


def hangs_on(duty: Duty, other: Duty) -> bool:
    """Whether a duty is owed only if another one was met, or could not be."""
    return any(isinstance(part, DutyState) and part.duty == other.id for part in parts_of(duty.when))


def entry(rule: Requirement | Duty | Release, text: str, voice: Voice, inner: tuple[Entry, ...] = ()) -> Entry:
    """A rule as an entry."""
    return Entry(sentence(text), rule.id, named(rule.id, voice), rule.source, inner)


def named(rule: str, voice: Voice) -> str:
    """The name of a rule with a capital letter."""
    label = voice.label(rule)
    return capital(label)


def remembered(law: Law, decision: Decision, voice: Voice) -> Iterator[Entry]:
    """What the choice settles: the trump named, and who has bid most."""
    part = decision.part_labels[decision.part].get(voice.lang, "")
    for register in law.registers.values():
        if part and register.said_in == decision.id:
            yield Entry(sentence(voice.pick(f"{part} se apunta", f"{part} is noted")))
        if register.or_said_in == decision.id:
            what = register.phrase[voice.lang]
            yield Entry(sentence(voice.pick(f"{part} es {what}", f"{part} is {what}")))
        if register.most and law.registers[register.most].said_in == decision.id:
            yield Entry(most_of(register, law.declared[register.most], voice), register.name)


def unforced(decision: Decision, voice: Voice) -> Iterator[Entry]:
    """That nothing need be taken, where nothing may be, and no duty asks for more."""
    last = list(decision.choose)[-1]
    if len(decision.choose) > 1 and decision.choose[last].type == "cards" and not decision.duties:
        yield Entry(
            voice.pick(
                "Llevarse cartas no es obligatorio: aunque puedas, vale no llevarse ninguna.",
                "Nobody has to capture: even if you can, you may take nothing.",
            )
        )


def most_of(register: Register, said: Declared, voice: Voice) -> str:
    """ "Quien ganó la subasta es quien más alto habló"."""
    who = register.phrase[voice.lang]
    place = voice.pick("último", "last") if register.tie == "last" else voice.pick("primero", "first")
    what = unit_noun(said, voice) if said.one else voice.noun(said.phrase["es"], said.phrase["en"])
    return sentence(
        voice.pick(
            f"{who} es quien hizo {what.the} más {what.agree('alto')}; si empatan varios, el {place} en hablar",
            f"{who} is the one with the highest {what.bare}; of several level, the {place} to speak",
        )
    )


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
        e
        for effect in law.trick_effects
        if effect.keys[0] not in ("move", "add")
        for e in effects(law, [effect], voice, True)
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
