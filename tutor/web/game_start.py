"""Beginning a game: which one and by which rules, how many play and how well, how much one is helped, which cards."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import streamlit as st

from tutor.bots import LEVELS
from tutor.faults import TutorError
from tutor.game.entered import with_cards
from tutor.game.seats import ASSISTS, LARGEST, usual_seats
from tutor.law.model import Law
from tutor.learn.home import Home
from tutor.web.game import begun, keep, offer_remembered
from tutor.web.house import Switches
from tutor.web.law import games, law_of, variants
from tutor.web.learner import the_learner
from tutor.web.learning import last_game
from tutor.web.parted import form_name
from tutor.web.ruling import problem_html
from tutor.web.session import lang, widget
from tutor.web.texts import text
from tutor.words import capital, sentence


def begin_form() -> None:
    """The form, and what is wrong with it where it was sent and cannot be."""
    here = lang()
    offer_remembered()
    game = str(choose("play_game", games(), lambda name: law_of(name).labels[here], "game", usual_game()))
    home = the_learner().home(game)
    variant = str(choose(f"play_variant_{game}", variants(game), form_name(game), "variant", home.variant))
    options = chosen_options(game, variant, home)
    law = law_of(game, variant, options)
    st.caption(law.variants[variant].says[here])
    house = own_rules(home, variant)
    usual = 4 if 4 in law.players else law.players[0]
    players = int(choose(f"play_players_{law.players}", law.players, str, "play_players", usual))
    level = str(choose("play_level", list(LEVELS), partial(level_name, here), "play_level", list(LEVELS)[1]))
    st.caption(level_says(here, level))
    assist: Any = choose("play_assist", list(ASSISTS), lambda name: text(f"play_{name}", here), "play_assist")
    st.caption(text(f"play_{assist}_says", here))
    name = st.text_input(
        text("play_name", here), placeholder=text("guest", here), max_chars=20, key=widget("play_name")
    )
    begins = st.container()
    with st.expander(text("house", here), icon=":material/home:", key="play_house"):
        Switches(options, law_of(game, variant).settings, f"play_{variant}").show(law_of(game, variant))
    with st.expander(text("play_cards", here), icon=":material/style:", key="play_cards"):
        seed, hand = which_cards(law)
        told, table, places = entered_cards(players)
    if begins.button(text("play_begin", here), type="primary", icon=":material/play_arrow:"):
        called = " ".join((name or "").split()) or text("guest", here)
        more = {"first": hand, "hands": 1} if hand else {}
        chosen = {"options": dict(options), "house": house}
        try:
            seats = usual_seats(game, variant, players, called, level, seed, assist, **chosen, **more)
            keep(begun(with_cards(seats, told, table, places)))
        except TutorError as error:
            st.html(problem_html("begin_bad", error))
        else:
            st.rerun()


def choose(key: str, known: Any, said: Any, label: str, usual: Any = None) -> Any:
    """One of a few, the first where none is usual."""
    return st.segmented_control(
        text(label, lang()),
        known,
        default=known[0] if usual is None else usual,
        required=True,
        wrap=True,
        key=widget(key),
        format_func=said,
    )


def usual_game() -> str:
    """The game that somebody is learning; the first where none is."""
    found = last_game()
    return found if found in games() else games()[0]


def level_name(here: str, level: str) -> str:
    """A level, as a heading: what comes before its explanation."""
    name = LEVELS[level][here].partition(":")[0]
    return capital(name)


def level_says(here: str, level: str) -> str:
    """How a level plays, as a sentence."""
    return sentence(LEVELS[level][here].partition(": ")[2])


def chosen_options(game: str, variant: str, home: Home) -> dict[str, Any]:
    """The house rules chosen so far for this form, at first those of one's own house; what cannot be together is dropped."""
    kept: dict[str, dict[str, Any]] = st.session_state.setdefault("play_options", {})
    found = kept.setdefault(f"{game} {variant}", dict(home.options) if variant == home.variant else {})
    try:
        law_of(game, variant, found)
    except TutorError as error:
        st.html(problem_html("begin_bad", error))
        found.clear()
    return found


def own_rules(home: Home, variant: str) -> tuple[str, ...]:
    """What is the rule in one's own house beside the form of the game, as long as it is not switched off."""
    here, law = lang(), home.seat.law
    names = home.house if variant == home.variant else ()
    if names:
        st.caption(text("play_at_home", here))
    return tuple(
        name
        for name in names
        if st.toggle(
            law.misconceptions[name].says[here].rstrip("."),
            value=True,
            key=widget(f"play_home_{home.game}_{name}"),
        )
    )


def which_cards(law: Law) -> tuple[int, int]:
    """The number that the cards follow from, and the only hand to be played, 0 for all."""
    here = lang()
    seed = st.number_input(
        text("play_seed", here),
        min_value=0,
        max_value=LARGEST,
        value=None,
        step=1,
        placeholder=text("play_seed_any", here),
        help=text("play_seed_help", here),
        key=widget("play_seed"),
    )
    hand = None
    if law.schedule:
        hand = st.number_input(
            text("play_hand", here),
            min_value=1,
            max_value=60,
            value=None,
            step=1,
            placeholder=text("play_hand_all", here),
            key=widget("play_hand"),
        )
    return (secrets.randbelow(LARGEST) if seed is None else int(seed)), int(hand or 0)


def entered_cards(players: int) -> tuple[list[str], str, list[str]]:
    """The cards of each and those for all, as they are typed, "" where any will do; and what all these fields are called."""
    here = lang()
    st.caption(text("play_enter", here))
    helped = text("typed_help", here)
    others = [text("play_enter_seat", here, number=seat + 1) for seat in range(1, players)]
    places = [text("play_enter_own", here), *others, text("play_enter_table", here)]
    keys = [*(f"play_cards_{seat}" for seat in range(players)), "play_cards_for_all"]
    *told, table = (
        st.text_input(place, placeholder=helped, key=widget(key)) or "" for place, key in zip(places, keys, strict=True)
    )
    return told, table, places
