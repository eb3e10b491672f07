"""The referee: a position of Pocha is entered, and the ruling on it is read."""

from __future__ import annotations

import streamlit as st

from tutor.faults import TutorError
from tutor.law.model import Law
from tutor.law.yamltext import Node
from tutor.web.draft import Draft, blank, case_of
from tutor.web.examples import EXAMPLES
from tutor.web.house import set_house_rules
from tutor.web.panel import fault_lines, notice_html
from tutor.web.pasted import data_of, read_pasted
from tutor.web.questions import FORMS
from tutor.web.ruling import rules, show_ruling
from tutor.web.session import bound, draft, enter, lang, open_address, write_address
from tutor.web.share import show_share
from tutor.web.texts import text

ICON, ORDER = ":material/gavel:", 1
