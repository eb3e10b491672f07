"""The referee: a position is laid out, and the ruling on it is read."""

from __future__ import annotations

from functools import partial

import streamlit as st

from tutor import faults
from tutor.ask.shown import view_of
from tutor.ask.typed import cards_typed
from tutor.cards import parse_card
from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.tabletop import table_of_view
from tutor.tabletop.laying import Laying
from tutor.tabletop.table import told_by
from tutor.web.asking import choose_game, choose_question, choose_variant, show_start
from tutor.web.draft import PASTE, Draft, may_be_french
from tutor.web.fields import choose_leaders, enter_fields
from tutor.web.house import set_house_rules
from tutor.web.laid import LONG, USUAL, laying_of, take_over
from tutor.web.law import law_of
from tutor.web.literal import literal
from tutor.web.pasted import read_pasted, yaml_of
from tutor.web.ruling import Ruled, labels_in, missing_words, problem_html, rule_on, show_ruling
from tutor.web.session import ADDRESS, VALUE, bound, draft, lang, open_address, showing, widget, write_address
from tutor.web.share import show_share
from tutor.web.table import show_laying, show_table
from tutor.web.texts import text
from tutor.words import name_card

ICON, ORDER = ":material/gavel:", 50
OPENS = ADDRESS
"""The query parameter that this page opens; a link to the bare address that has it goes on to this page."""
LONGEST = 20_000


def show() -> None:
    """The page."""
    fault = open_address(lambda case: rule_on(case).error)
    st.title(text("arbitro", lang()), anchor=False)
    with st.container(key="intro"):
        st.markdown(text("intro", lang()))
    if fault is not None:
        st.html(problem_html("bad_link", fault, labels_in({"game": draft().game})))
    referee()


@st.fragment
def referee() -> None:
    """What is asked, the table, and the ruling: they are drawn again together, and the page around them is not."""
    entry, ruling = st.columns([11, 10], gap="medium")
    with entry:
        choose_game()
        choose_question()
        ruled = paste() if draft().question == PASTE else enter(law_here())
    with ruling, st.container(key="ruling"):
        if ruled is not None:
            show_ruling(ruled)
        if draft().question != PASTE:
            choose_variant()
            set_house_rules(law_of(draft().game, draft().variant), bool(draft().variant))
        if ruled is not None:
            pass_on(ruled)


def law_here() -> Law:
    """The law of the table, for what a page shows of it: where house rules cannot be, without them."""
    found = draft()
    try:
        return law_of(found.game, found.variant, found.options)
    except (TutorError, TypeError):
        return law_of(found.game, found.variant)


def enter(law: Law) -> Ruled:
    """The form of the question: what lies on the table, and what is no card."""
    found = draft()
    form = found.form
    ruled = rule_on(found.case, missing_words(form, found.entered))
    laying = laying_of(form, found.entered, found.active, deck_here(law), lang())
    with st.container(key="form"):
        if laying.slots:
            told = told_by(ruled.answer, lang()) if ruled.answer else {}
            shown = {"lang": lang(), "told": told, "message": ruled.message, "french": found.plays_french}
            with st.container(key="laying"):
                show_laying(laying, "position", partial(take, found), **shown)
        choose_leaders(form, found.entered, found.active)
        enter_fields(law, form, found.entered)
        if laying.slots:
            type_cards(laying)
            if may_be_french(found.game, found.variant):
                st.toggle(
                    text("french_deck", lang()),
                    **bound("french_deck", found.french, partial(setattr, found, "french"), VALUE),
                )
        if 48 in law.deck.also:
            st.toggle(text("long_deck", lang()), key="long_deck", persist_state="page")
        show_beside(found)
    show_start()
    return ruled


def deck_here(law: Law) -> int:
    """The cards to lay from."""
    return LONG if LONG in law.deck.also and st.session_state.get("long_deck") else USUAL


def take(found: Draft, laying: Laying) -> None:
    """Enter what lies on the table now."""
    found.active = laying.active
    take_over(laying, found.form, found.entered, found.winner_of)
    st.session_state.pop("typed_fault", None)


def type_cards(laying: Laying) -> None:
    """The box to type the cards of the slot that is being filled."""
    slot = next((each for each in laying.slots if each.id == laying.filling), None)
    if slot is None:
        return
    where, typed, error = st.session_state.get("typed_fault", ("", "", None))
    refused = where == slot.id and error is not None
    french = draft().plays_french
    named = ", ".join(name_card(parse_card(card), lang(), french).bare for card in slot.lies)
    key = widget("typed")
    wanted = typed if refused else named
    st.text_input(
        text("typed", lang(), place=literal(slot.label[:1].lower() + slot.label[1:])),
        placeholder=text("typed_help", lang()),
        on_change=read_typed,
        args=(key, laying, slot.id),
        **showing(key, wanted, VALUE),
    )
    if refused:
        st.html(problem_html("unreadable", error, {slot.id.partition(".")[0]: slot.label}))


def read_typed(key: str, laying: Laying, slot: str) -> None:
    """Lay what has been typed; what cannot be read stays in the box."""
    typed, found = st.session_state[key], draft()
    try:
        cards = [str(card) for card in cards_typed(typed, faults.Place(path=slot), french=found.plays_french)]
    except TutorError as error:
        st.session_state["typed_fault"] = (slot, typed, error)
        return
    found.active = slot
    take(found, laying.laid_in(slot, cards))


def show_beside(found: Draft) -> None:
    """What a case says that no field shows."""
    if found.entered.more:
        st.caption(text("beside", lang()))
        st.code(yaml_of(found.entered.more), language=None, wrap_lines=True)
        st.button(text("beside_drop", lang()), icon=":material/close:", on_click=found.entered.more.clear)


def paste() -> Ruled | None:
    """A case that somebody has written down."""
    found = draft()
    ties = bound("box", found.yaml, partial(setattr, found, "yaml"), VALUE)
    st.text_area(text("box", lang()), help=text("box_help", lang()), height=240, max_chars=LONGEST, **ties)
    show_start()
    if not found.yaml.strip():
        return None
    try:
        node = read_pasted(found.yaml)
    except TutorError as error:
        return Ruled({}, error=error, panel=problem_html("problem", error))
    ruled = rule_on(node)
    if ruled.answer is not None and ruled.answer.show is not None:
        view = view_of(ruled.answer, lang()) or {}
        french = bool(view.get("french"))
        show_table(table_of_view(ruled.answer.show[0].law, view, lang(), ruled.answer, french=french), "pasted")
    return ruled


def pass_on(ruled: Ruled) -> None:
    """The position in the address, and the ways to pass it on."""
    about = ("game", "variant", "options")
    told = any(value not in ([], True) for name, value in ruled.case.items() if name not in about)
    write_address(ruled.case if told else None, draft().question)
    show_share(ruled if told else None)
