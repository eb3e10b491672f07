"""``tutor progress``: which rules somebody knows, what to do next; to take it all along, to bring it, to erase it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.cli.keeping import as_option
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import FAILED, OK
from tutor.faults import refuse

if TYPE_CHECKING:
    from datetime import date

    from tutor.learn.progress import Progress
    from tutor.store import Profile

SAYS = ("Dice qué reglas sabes y qué viene después.", "Tells which rules you know and what comes next.")
YES = ("sí", "si", "yes")
SIGNS = {"learning": "○", "known": "◐", "mastered": "●"}


def arguments(parser: Parser, words: list[str]) -> None:
    """A game, whose progress, and what is to be done with what is kept."""
    game, file = parser.pick("JUEGO", "GAME"), parser.pick("ARCHIVO", "FILE")
    parser.usage = f"tutor progress [{game}] [--as …] [--json] [--export {file}] [--import {file}] [--erase]"
    parser.epilog = (
        parser.pick("ejemplos:", "examples:")
        + "\n  tutor progress pocha\n  tutor progress --as Ana --export ana.json\n  tutor progress --import ana.json"
    )
    parser.place("game", game, ("un juego; sin él, todos", "a game; without one, all of them"))
    as_option(parser)
    parser.flag("--json", ("los datos, en un objeto", "the data, in one object"))
    parser.value("--export", file, ("guardarlo todo en un archivo", "write everything to a file"))
    parser.value("--import", file, ("añadir lo de un archivo así", "add what such a file holds"))
    parser.flag("--erase", ("borrarlo todo, sin vuelta atrás", "erase everything, with no way back"))


def run(given: dict[str, Any], screen: Screen) -> int:
    """Do what is asked with what is kept; else tell where somebody stands."""
    from tutor.ask import the_library
    from tutor.cli.learner import learner_of

    known = the_library().games()
    if given["game"] not in (None, *known):
        raise refuse("unknown_game", word=given["game"], known=", ".join(known))
    learner = learner_of(given, screen)
    profile, day = learner.profile, learner.now().date()
    if profile is None:
        return FAILED
    for asked, do in (("import", bring), ("export", take_along)):
        if given[asked]:
            screen.say(do(profile, Path(given[asked]), screen))
    if given["erase"]:
        return erase(profile, screen)
    if given["import"] or given["export"]:
        return OK
    games = [given["game"]] if given["game"] else known
    if given["json"]:
        told = {game: data_of(profile.progress(game), day) for game in games}
        screen.say(json.dumps({"nickname": profile.nickname, "games": told}, ensure_ascii=False, indent=2))
        return OK
    if profile.nickname:
        screen.say(screen.paint(profile.nickname, "bold"))
    for game in games:
        tell(profile, game, day, screen)
    return OK


def tell(profile: Profile, game: str, day: date, screen: Screen) -> None:
    """How somebody stands in a game."""
    from tutor.ask import the_library
    from tutor.ask.components import components_of
    from tutor.learn.lessons import the_shelf
    from tutor.learn.standing import due_text, ideas, next_text, slips_text, state_name, still_text, summary
    from tutor.learn.today import today, what_next

    found, home, lang = profile.progress(game), profile.home(game), screen.lang
    law = home.seat.law
    labels = {name: each.labels[lang] for name, each in components_of(the_library(), game).items()}
    lessons = {name: each.title[lang] for name, each in the_shelf().lessons(game).items()}
    screen.say(screen.paint(f"{law.labels[lang]} ({law.variants[home.variant].name(lang)})", "bold"))
    screen.say(summary(found, lang))
    if not found.entries:
        return
    left = sum(not slot.done for slot in today(found.entries, found.course, day))
    said = [due_text(found, labels, day, lang)]
    said.append(next_text(what_next(found.entries, found.course, day), left, labels, lessons, day, lang))
    said += [idea.text(law, lang) for idea in ideas(found)] + slips_text(found, lang)
    for line in filter(None, said):
        screen.say(line)
    for name, state in found.map.items():
        screen.say(f"  {SIGNS[state]} {labels[name]}: {state_name(state, lang)}")
        if still := still_text(found, name, law, lang):
            screen.say(f"    {still}")


def data_of(found: Progress, day: date) -> dict[str, Any]:
    """The same as data: the state of every component, what is due, and how likely each misconception is."""
    return {
        "answers": len(found.entries),
        "states": found.map,
        "still": {name: [*names] for name in found.map if (names := found.waiting_for(name))},
        "due": found.due(day),
        "beliefs": {name: round(found.beliefs.holds(name), 4) for name in found.beliefs.names},
        **found.slips,
    }


def bring(profile: Profile, path: Path, screen: Screen) -> str:
    """Add what a file holds."""
    try:
        text = path.read_text("utf-8")
    except (OSError, ValueError):
        raise refuse("progress_file", path=str(path)) from None
    count = profile.take_in(text, str(path))
    return screen.pick(f"Respuestas nuevas: {count}.", f"New answers: {count}.")


def take_along(profile: Profile, path: Path, screen: Screen) -> str:
    """Write everything to a file."""
    try:
        path.write_text(profile.export(), "utf-8")
    except OSError:
        raise refuse("progress_file", path=str(path)) from None
    return screen.pick(f"Queda en {path}.", f"It is in {path}.")


def erase(profile: Profile, screen: Screen) -> int:
    """Forget everything, once that is said again."""
    screen.say(screen.pick("Escribe «sí» para borrarlo todo:", "Type “yes” to erase everything:"))
    screen.flush()
    if sys.stdin.readline().strip().lower() not in YES:
        screen.say(screen.pick("No se ha borrado nada.", "Nothing has been erased."))
        return FAILED
    profile.erase()
    screen.say(screen.pick("Está todo borrado.", "Everything has been erased."))
    return OK
