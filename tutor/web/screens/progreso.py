"""Where somebody stands: what comes next, the map of rules, day by day, what they seem to think; and what is kept of them."""

from __future__ import annotations

from html import escape

import streamlit as st

from tutor.learn.home import nearest_text, somebodys_rule
from tutor.learn.progress import Progress
from tutor.learn.standing import due_text, next_text, still_text, summary
from tutor.learn.today import today, what_next
from tutor.web.charts import show_days, show_heat, show_ideas, show_slips, show_title
from tutor.web.learner import the_learner
from tutor.web.learning import choose_game, chosen_game, home_name, labels_of, lessons_of, page_link
from tutor.web.map import map_html
from tutor.web.map_chart import show_map, signs_html
from tutor.web.my_house import ACT, CHOSEN, take_house
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.web.who import show_data, show_trouble, show_who

ICON, ORDER, LEARNS = ":material/insights:", 80, True


def show() -> None:
    """The page."""
    game, learner, here = chosen_game(), the_learner(), lang()
    st.title(text("progreso", here), anchor=False)
    with st.container(horizontal=True, vertical_alignment="center", key="learning"):
        choose_game(game)
        show_who()
    found, labels = learner.progress(game), labels_of(game)
    show_trouble()
    if not found.course.components:
        st.markdown(text("progress_no_rules", here))
        show_data()
        return
    _show_next(found, labels)
    st.header(text("progress_map", here), anchor=False)
    st.caption(text("progress_mastered", here))
    due = found.due(learner.now().date())
    graph, steps = st.columns(2, gap="large")
    with graph:
        st.html(signs_html(here))
        with st.container(key="graph_wish"):  # where the two stand below each other, the steps alone are there at first
            wished = st.toggle(text("progress_graph", here), key="graph_wished")
        with st.container(key="graph" if wished else "graph_beside"):
            st.caption(text("progress_map_says", here))
            show_map(found, labels, due)
    with steps:
        law = learner.home(game).seat.law
        still = {name: still_text(found, name, law, here) for name in found.course.components}
        st.html(map_html(found, labels, lessons_of(game), due, still, here))
    if found.entries:
        left, right = st.columns(2, gap="large")
        with left:
            show_heat(found, labels)
            _show_ideas(found)
        with right:
            show_days(found, learner.now().date())
            show_slips(found)
    show_data()


def _show_next(found: Progress, labels: dict[str, str]) -> None:
    """How much is known, and what to do now."""
    learner, here, game = the_learner(), lang(), found.course.game
    day = learner.now().date()
    home = learner.home(game)
    said = [text("progress_none", here)] if not found.entries else [summary(found, here)]
    if found.entries:
        coming = what_next(found.entries, found.course, day)
        left = sum(not slot.done for slot in today(found.entries, found.course, day))
        said += [due_text(found, labels, day, here), next_text(coming, left, labels, lessons_of(game), day, here)]
    said.append(text("progress_home_now", here, form=home_name(home)))
    lines = "".join(f"<p>{escape(line)}</p>" for line in said if line)
    st.html(f'<section class="sr-standing" lang="{here}">{lines}</section>')
    with st.container(horizontal=True, key="onwards"):
        for name in ("hoy", "aprender", "practicar"):
            page_link(name, game=game)


def _show_ideas(found: Progress) -> None:
    """What somebody seems to think or does no more; what is a rule in some house can be made that of theirs."""
    here, told = lang(), the_learner().ideas(found.course.game)
    belief, home = st.session_state.get(CHOSEN, ("", None))
    if home is not None and home.game == found.course.game:
        st.html(f'<p class="sr-idea" role="status">{escape(nearest_text(home, here))}</p>')
    if not told:
        return
    law = the_learner().home(found.course.game).seat.law
    show_title("ideas")
    for idea in told:
        st.html(f'<p class="sr-idea">{escape(idea.text(law, here))}</p>')
        if idea.now and idea.id != belief and somebodys_rule(law, idea.id):
            asked = (found.course.game, idea.id)
            st.button(
                text("at_my_house", here),
                icon=":material/home:",
                key=f"at_home_{idea.id}",
                on_click=_at_home,
                args=asked,
            )
    show_ideas(told, [law.misconceptions[idea.id].says[here] for idea in told])


def _at_home(game: str, misconception: str) -> None:
    take_house(game, ACT + misconception)
