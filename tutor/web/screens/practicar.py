"""Exercises without end about whatever somebody chooses, at leisure or against the clock."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import streamlit as st

from tutor.faults import TutorError
from tutor.learn.against import called, ideas_at
from tutor.learn.home import Home
from tutor.learn.items import BANDS, Item, components_at, pairs_at
from tutor.learn.items.samples.drills import goal_of
from tutor.learn.log import Entry
from tutor.learn.practice import Wanted, able, bands_of, begin, doubts_of, everything, what_is_due
from tutor.learn.told import elsewhere
from tutor.web.learner import the_learner
from tutor.web.learning import choose_game, chosen_game, labels_of
from tutor.web.ruling import problem_html
from tutor.web.session import INDEX, bound, lang
from tutor.web.sitting import show_sitting, sit_down, the_sitting
from tutor.web.texts import text
from tutor.web.who import show_who
from tutor.words import capital, listing

ICON, ORDER, LEARNS = ":material/exercise:", 30, True

CALM, DUE, ALL, AGAINST, ANY, JOIN = "calm", "due", "all", "against", "any", ","
MODES: Mapping[str, tuple[str, ...]] = {
    CALM: (),
    "sums": ("lacking", "all_captures", "sweeps"),
    "verdicts": ("legal_or_not",),
}
"""The kinds of exercises of each mode; any where none is named."""
TIMES, ROUND, LONG_ROUND = (60, 120, 300, 0), 12, 200
"""Seconds; exercises of a round without a clock, and the most of one with it."""
MOST_SETS = 4
"""So many sets of cards are to be listed at most in a round."""
LAST = 40
"""So many of the last exercises do not come again."""
PARTS = ("mode", "about", "band", "time")


@dataclass(frozen=True)
class Wish:
    """What somebody wants to practise, as the address has it."""

    game: str
    mode: str = CALM
    about: str = DUE
    band: str = ANY
    time: int = TIMES[0]


def show() -> None:
    """The page."""
    game, learner, here = chosen_game(), the_learner(), lang()
    st.title(text("practicar", here), anchor=False)
    with st.container(horizontal=True, vertical_alignment="center", key="learning"):
        choose_game(game)
        show_who()
    home = learner.home(game)
    wish = wished(game, home)
    write_address(wish)
    with st.container(horizontal=True, vertical_alignment="bottom", key="practice_wish"):
        _choose(wish, home)
    if said := missed_words(wish, home):
        st.info(said)
    if wish.mode == CALM and wish.about in home.seat.beliefs:
        st.caption(" ".join([text("against_says", here), elsewhere(home.seat.law, wish.about, here)]))
    sitting = the_sitting()
    if sitting is None or sitting.wish != (wish, home):
        if wish.mode != CALM:
            st.markdown(text(f"practice_{wish.mode}_says", here))
            st.button(
                text("practice_start", here),
                type="primary",
                icon=":material/play_arrow:",
                on_click=_begin,
                args=(wish, home),
            )
            return
        _begin(wish, home)
    if fault := st.session_state.pop("practice_fault", None):
        st.html(problem_html("practice_bad", fault))
        return
    show_sitting(partial(_begin, wish, home))


def _begin(wish: Wish, home: Home) -> None:
    """The first exercise, none of those that came last."""
    learner = the_learner()
    entries = learner.entries(wish.game)
    wanted = wanted_of(wish, home)
    wanted = replace(wanted, doubts=doubts_of(learner.progress(wish.game), wanted.about))
    seen = frozenset(key for entry in entries[-LAST:] if (key := key_of(entry)))
    length, limit = (0, 0) if wish.mode == CALM else (LONG_ROUND if wish.time else ROUND, wish.time)
    try:
        sit_down((wish, home), begin(wanted, f"{learner.seed} {len(entries)}", length, seen), limit)
    except TutorError as error:
        st.session_state["practice_fault"] = error


def key_of(entry: Entry) -> str:
    """What an exercise that was answered once has in common with those like it; nothing where it is none any more."""
    try:
        return Item.from_data(entry.item).key
    except TutorError:
        return ""


# ── what is wished ────────────────────────────────────────────────────────────────────────────────


def wanted_of(wish: Wish, home: Home) -> Wanted:
    """The same for whoever makes exercises."""
    kinds, band = MODES[wish.mode], next((band for band in BANDS if band == wish.band), None)
    if kinds:
        return Wanted(home, able(home, everything(home), kinds), band, kinds, most=MOST_SETS)
    if wish.about == DUE:
        learner = the_learner()
        return Wanted(home, what_is_due(learner.progress(wish.game), learner.now().date()), band)
    if wish.about == ALL:
        return Wanted(home, everything(home), band)
    one, _, other = wish.about.partition(JOIN)
    return Wanted(home, ((one, other),) if other else (one,), band)


def wished(game: str, home: Home) -> Wish:
    """What the address wishes, as far as it can be; or what was chosen last."""
    address = {name: st.query_params[name] for name in PARTS if name in st.query_params}
    kept: dict[str, str] = st.session_state.setdefault("practice_wish", {})
    if address != st.session_state.get("practice_written"):
        kept.update(address)
        st.session_state["practice_asked"] = game, address.get("about", DUE)
    if kept.get("about") == AGAINST:
        kept["about"] = next(iter(ideas_at(home)), DUE)
    known = {"mode": modes_at(home), "time": [str(time) for time in TIMES]}
    found = {name: kept[name] for name, values in known.items() if kept.get(name) in values}
    if (about := kept.get("about", DUE)) in abouts_at(home) or (about in home.seat.beliefs and about in ideas_at(home)):
        found["about"] = about
    wish = Wish(game, **{**found, **({"time": int(found["time"])} if "time" in found else {})})  # type: ignore[arg-type]
    return replace(wish, band=kept["band"]) if kept.get("band") in bands_at(wish, home) else wish


def missed_words(wish: Wish, home: Home) -> str:
    """That what the address asks to practise does not come up at this table; "" where it does, or something was chosen since."""
    game, about = st.session_state.get("practice_asked") or ("", DUE)
    if wish.mode != CALM or wish.about != DUE or about in (DUE, AGAINST) or game != home.game:
        return ""
    here, pieces, law = lang(), labels_of(home.game), home.seat.law
    parts = [_big(pieces[part]) for part in about.split(JOIN) if part in pieces]
    if about in law.misconceptions:
        known = law.misconceptions[about].says[here].rstrip(".")
        return text("practice_house" if about in home.house else "practice_missed", here, what=known)
    return text("practice_missed" if parts else "practice_unknown", here, what=listing(parts, here), asked=about)


def write_address(wish: Wish) -> None:
    """Puts into the address what is not the usual."""
    usual, address = Wish(wish.game), {}
    for name in PARTS:
        value = getattr(wish, name)
        if value != getattr(usual, name):
            address[name] = st.query_params[name] = str(value)
        else:
            st.query_params.pop(name, None)
    st.session_state["practice_written"] = address


def modes_at(home: Home) -> list[str]:
    """The modes that there are at a table."""
    return [mode for mode, kinds in MODES.items() if not kinds or _goes(mode, home)]


def bands_at(wish: Wish, home: Home) -> list[str]:
    """How hard it can be: any, and where there is more than one what there is."""
    found = bands_of(wanted_of(replace(wish, band=ANY), home))
    return [ANY, *(found if len(found) > 1 else ())]


def _goes(mode: str, home: Home) -> bool:
    return bool(able(home, everything(home), MODES[mode])) and (mode != "sums" or goal_of(home.seat.law) is not None)


def abouts_at(home: Home) -> dict[str, str]:
    """All that can be chosen, with its name; which mistaken idea is another choice."""
    here, labels = lang(), labels_of(home.game)
    pairs = {
        JOIN.join(pair): text("about_pair", here, one=_big(labels[pair[0]]), other=labels[pair[1]])
        for pair in pairs_at(home.seat)
    }
    pieces = {name: _big(labels[name]) for name in components_at(home.seat)}
    mine = the_learner().progress(home.game).beliefs.likely()
    likely = {mine: text("about_likely", here, idea=called(home.seat, mine, here))} if mine in home.seat.beliefs else {}
    return {
        DUE: text("about_due", here),
        ALL: text("about_all", here),
        **likely,
        **pieces,
        **pairs,
        AGAINST: text("about_against", here),
    }


def _big(said: str) -> str:
    return capital(said)


def _choose(wish: Wish, home: Home) -> None:
    """The controls."""
    here, number, bands = lang(), goal_of(home.seat.law), bands_at(wish, home)
    names: dict[str, Any] = {"number": number[1] if number else ""}
    st.segmented_control(
        text("practice_mode", here),
        modes_at(home),
        format_func=lambda mode: text(f"mode_{mode}", here, **names),
        required=True,
        wrap=True,
        label_visibility="collapsed",
        **bound("practice_mode", wish.mode, partial(_keep, "mode")),
    )
    if wish.mode == CALM:
        abouts, ideas = abouts_at(home), ideas_at(home)
        about = wish.about if wish.about in abouts else AGAINST
        st.selectbox(
            text("practice_about", here),
            [*abouts],
            format_func=abouts.__getitem__,
            **bound(f"practice_about_{home.game}", about, partial(_keep, "about"), INDEX, [*abouts]),
        )
        if about == AGAINST:
            st.selectbox(
                text("practice_idea", here),
                ideas,
                format_func=lambda idea: capital(called(home.seat, idea, here)),
                **bound(f"practice_idea_{home.game}", wish.about, partial(_keep, "about"), INDEX, ideas),
            )
    else:
        st.selectbox(
            text("practice_time", here),
            TIMES,
            format_func=lambda time: text(f"time_{time}", here),
            **bound("practice_time", wish.time, partial(_keep, "time"), INDEX, TIMES),
        )
    if len(bands) > 1:
        st.selectbox(
            text("practice_band", here),
            bands,
            format_func=lambda band: text(f"band_{band}", here),
            **bound("practice_band", wish.band, partial(_keep, "band"), INDEX, bands),
        )


def _keep(name: str, value: object) -> None:
    st.session_state["practice_wish"][name] = str(value)
    st.session_state.pop("practice_asked", None)
