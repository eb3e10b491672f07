"""``tutor play``: whole games at the terminal, against others that the machine plays."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tutor.cli.keeping import as_option, keep, read_kept, seed_of
from tutor.cli.parser import Parser
from tutor.cli.screen import Screen
from tutor.cli.status import FAILED, OK
from tutor.cli.table import add_table, options_given
from tutor.faults import refuse

if TYPE_CHECKING:
    from tutor.game import Session

SAYS = ("Juega partidas enteras contra la máquina.", "Plays whole games against the machine.")
LEVELS = ("aficionada", "novata", "veterana", "maestra")
ASSISTS = ("show", "warn", "real")
EXAMPLES = """
  tutor play pocha
  tutor play escoba --variant mas --seats 3 --level veterana --seed 7
  tutor play tute --variant habanero --assist real --resume tute.json
"""


def arguments(parser: Parser, words: list[str]) -> None:
    """A game and its table, how well the others play, how much one is helped, where the game is kept."""
    game, file = parser.pick("JUEGO", "GAME"), parser.pick("ARCHIVO", "FILE")
    parser.usage = f"tutor play [{game}] [--variant …] [--seats N] [--level …] [--assist …] [--seed N] [--resume {file}] [--as …] [--json]"
    parser.epilog = parser.pick("ejemplos:", "examples:") + EXAMPLES
    parser.place("game", game, ("un juego", "a game"))
    add_table(parser, ("la forma del juego; sin ella, la primera", "the form of the game; the first without it"))
    parser.value("--seats", "N", ("cuántos jugáis, contando contigo", "how many play, yourself included"))
    parser.value("--name", parser.pick("NOMBRE", "NAME"), ("cómo te llamas", "what you are called"))
    parser.choice("--level", LEVELS, ("lo bien que juegan los demás", "how well the others play"))
    parser.choice(
        "--assist",
        ASSISTS,
        (
            "show: se ve qué se puede echar; warn: se avisa al intentarlo; real: como en una mesa de verdad",
            "show: what may be played is shown; warn: you are told when you try; real: as at a real table",
        ),
    )
    parser.value("--seed", "N", ("otras cartas", "other cards"))
    parser.value("--hand", "N", ("solo esa mano de la partida", "that hand of the match alone"))
    parser.value(
        "--cards",
        parser.pick("CARTAS", "CARDS"),
        (
            'las cartas de cada uno, en orden: "1o 3c | | 7e"; las que no digas salen al azar',
            'the cards of each, in order: "1o 3c | | 7e"; the others are dealt by chance',
        ),
    )
    parser.value(
        "--table",
        parser.pick("CARTAS", "CARDS"),
        ("las que se vuelven o se ponen en la mesa", "those turned up, or laid on the table"),
    )
    parser.value(
        "--resume",
        file,
        (
            "donde se guarda la partida; si ya hay una, se sigue con ella",
            "where the game is kept; one that is there already is gone on with",
        ),
    )
    as_option(parser)
    parser.flag("--json", ("los datos: un objeto en cada línea", "the data: an object a line"))


def run(given: dict[str, Any], screen: Screen) -> int:
    """Play to the end; 1 where the game is left before."""
    from tutor.cli.learner import learner_of
    from tutor.cli.lesson import Desk, Left
    from tutor.cli.playing import Playing

    learner = cache(partial(learner_of, given, screen))
    if given["as"]:
        learner()

    keeper = Path(given["resume"]) if given["resume"] else None
    resumed = keeper is not None and keeper.exists()
    session = resumed_from(keeper, given) if keeper is not None and resumed else begun(given, screen)
    if keeper is not None and not resumed:
        keep(session.to_data(), keeper, "game_file")
    playing = Playing(Desk(screen, given["json"]), keeper, learner)
    try:
        playing.work(session, resumed)
    except Left:
        playing.left()
        return FAILED
    except KeyboardInterrupt:  # the line that was being typed ends here
        screen.say("")
        playing.left()
        raise
    return OK


def resumed_from(keeper: Path, given: dict[str, Any]) -> Session:
    """The game that is kept in a file. TutorError where the line asks for another game, or another form of it."""
    from tutor.ask.tables import is_path
    from tutor.game import session_of

    session = session_of(read_kept(keeper, "game_file"))
    for found, asked in ((session.seats.game, given["game"]), (session.seats.variant, given["variant"])):
        if asked not in (None, found) and not is_path(asked):
            raise refuse("game_file_of_another", path=str(keeper), known=found, found=asked)
    return session


def begun(given: dict[str, Any], screen: Screen) -> Session:
    """A game as the line describes it."""
    from tutor.ask import load, the_library
    from tutor.ask.tables import is_path, read_own
    from tutor.game import begin
    from tutor.game.entered import with_cards
    from tutor.game.seats import usual_seats
    from tutor.law.yamltext import plain

    games = the_library().games()
    game, house = given["game"], list(given["house"])
    if game is None and not house:
        raise refuse("game-missing", known=", ".join(games))
    if game is None or (game not in games and is_path(game)):
        house, game = [*([game] if game else []), *house], None
    files = [read_own(path, the_library()) for path in house]
    game = game or files[0][0]
    preferred = next((variant for _, variant, _ in files if variant), "")
    variant = given["variant"] or preferred or load(game).variants[0]
    options = options_given(given["option"])
    rules = load(game, variant, options, house)
    overlays = tuple(
        {key: value for key, value in plain(node).items() if key not in ("format", "extends", "variant")}  # type: ignore[attr-defined]
        for _, _, node in files
    )
    law = rules.court().law
    players = number_of(given["seats"], "--seats") or next((n for n in law.players if n == 4), min(law.players))
    name = " ".join((given["name"] or screen.pick("Invitado", "Guest")).split()) or screen.pick("Invitado", "Guest")
    hand = number_of(given["hand"], "--hand")
    only = {"first": hand, "hands": 1} if hand else {}
    seats = usual_seats(
        game,
        variant,
        players,
        name,
        given["level"],
        seed_of(given["seed"]),
        given["assist"],
        options=options,
        house=overlays,
        **only,
    )
    told = given["cards"].split("|") if given["cards"] else []
    return begin(with_cards(seats, told, given["table"] or ""), rules)


def number_of(text: str | None, name: str) -> int:
    """A small whole number from 1, 0 where none is given."""
    if text is None:
        return 0
    if not text.isdigit() or not 1 <= int(text) <= 99:
        raise refuse("number_out_of_range", key=name, low=1, high=99, found=text)
    return int(text)
