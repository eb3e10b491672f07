"""The ruling on what has been entered: asked at once, told on the table, and shown whole beside it."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import streamlit as st

from tutor.ask import Answer, the_library
from tutor.ask.answer import VERDICT_WORDS
from tutor.ask.case import case_words
from tutor.ask.entries import Entered, Form, still_missing
from tutor.ask.forms import SAID
from tutor.draw.legend import heading
from tutor.faults import TutorError
from tutor.law.yamltext import Node
from tutor.tabletop import SaidData, said
from tutor.web.law import games, rules_for, told_together
from tutor.web.panel import fault_lines, notice_html, panel_html, reasons_html
from tutor.web.pasted import data_of
from tutor.web.session import lang
from tutor.web.texts import text
from tutor.words import Noun, listing

LOG = logging.getLogger(__name__)
TONES: dict[str, Any] = {"legal": "good", "illegal": "bad"}


@dataclass(frozen=True)
class Ruled:
    """What has come of a case: an answer, or what is still missing, or what is wrong; else it is a defect of ours."""

    case: Mapping[str, Any]
    answer: Answer | None = None
    missing: tuple[str, ...] = ()
    error: TutorError | None = None
    panel: str = ""
    reasons: str = ""
    message: SaidData = field(default_factory=lambda: said(""))


def rule_on(case: Mapping[str, Any] | Node, missing: Iterable[str] = ()) -> Ruled:
    """The ruling. ``missing``: what has to be entered before the question can be put. Whatever goes wrong, it is told in a
    sentence.
    """
    data, here = data_of(case) if isinstance(case, Node) else dict(case), lang()
    needed = tuple(missing)
    try:
        if needed:
            return still(data, needed)
        answer = rules_for(data).explain(case)
        return Ruled(
            data,
            answer,
            panel=panel_html(answer, rules_for(data).library.sources(), here, labels_in(data), unsaid_form(data, here)),
            reasons=reasons_html(answer, here) if answer.reasons else "",
            message=told(answer),
        )
    except TutorError as error:
        lacking = lacking_in(error, data)
        if lacking:
            return still(data, lacking)
        first = fault_lines(error, here, labels_in(data))[0]
        panel = problem_html("problem", error, labels_in(data))
        return Ruled(data, error=error, panel=panel, message=said(first, "bad"))
    except Exception:  # the edge of the process: a person is told, the log keeps the rest
        LOG.exception("no ruling on %s", data)
        panel = notice_html("defect", text("defect", here), [text("defect_says", here)], here)
        return Ruled(data, panel=panel, message=said(text("defect", here), "bad"))


def unsaid_form(data: Mapping[str, Any], here: str) -> str:
    """The name of the form that is asked first where a case names none; "" where it does."""
    form = rules_for(data).court().law.form
    return "" if "variant" in data else form.name(here)


def still(data: Mapping[str, Any], needed: Sequence[str]) -> Ruled:
    """What has to be entered first."""
    what, many = list(needed), len(needed) > 1 or Noun.read(needed[0], lang()).number == "p"
    words = text("still_several" if many else "still", lang(), what=listing(what, lang()))
    return Ruled(data, missing=tuple(needed), panel=notice_html("still", "", [words], lang()), message=said(words))


def told(answer: Answer) -> SaidData:
    """The verdict in one breath, for the table itself."""
    word = VERDICT_WORDS[answer.verdict][0 if lang() == "es" else 1]
    because = answer.because(lang()) or answer.text(lang())
    return said(
        ". ".join(part for part in (word, because) if part), TONES.get(answer.verdict, "info"), answer.name_rule(lang())
    )


def lacking_in(error: TutorError, data: Mapping[str, Any]) -> tuple[str, ...]:
    """What the answer turns out to depend on, where that is all that is wrong."""
    if any(fault.code != "missing_fact" for fault in error.faults):
        return ()
    phrases = phrases_in(data)
    facts = [str(fault.params["fact"]).partition(":")[0] for fault in error.faults]
    return tuple(dict.fromkeys(phrases.get(fact, fact) for fact in facts))


def phrases_in(data: Mapping[str, Any]) -> dict[str, str]:
    """What a game calls the keys of a case."""
    game = data.get("game") if data.get("game") in games() else games()[0]
    says = {**SAID, **case_words(the_library(), str(game)).says, **told_together(str(game))}
    return {name: texts[lang()] for name, texts in says.items()}


def labels_in(data: Mapping[str, Any]) -> dict[str, str]:
    """The same as it stands over a field."""
    return {
        name: heading({"es": said_, "en": said_})[0 if lang() == "es" else 1]
        for name, said_ in phrases_in(data).items()
    }


def missing_words(form: Form, entered: Entered) -> list[str]:
    """What is missing in a form, by name."""
    return [each.labels[lang()] for each in still_missing(form, entered)]


def show_ruling(ruled: Ruled) -> None:
    """All of it: verdict, because, alternatives, counterfactual, tables, source; and every rule, folded away."""
    st.html(ruled.panel)
    if ruled.reasons:
        with st.expander(text("reasons", lang()), icon=":material/checklist:", key="reasons"):
            st.html(ruled.reasons)


def problem_html(title: str, error: TutorError, labels: Mapping[str, str] | None = None) -> str:
    """What is wrong with what was entered."""
    return notice_html("problem", text(title, lang()), fault_lines(error, lang(), labels), lang())
