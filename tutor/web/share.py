"""To pass a position on: its address, and the case as YAML."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

import streamlit as st

from tutor.web.pasted import yaml_of
from tutor.web.session import lang
from tutor.web.texts import text


def show_share(case: Mapping[str, Any] | None) -> None:
    """Folded away until there is something to pass on."""
    if case is None:
        return
    with st.expander(text("share", lang()), icon=":material/share:", key="share"):
        st.caption(text("link", lang()))
        st.code(f"{st.context.url or ''}?{urlencode(dict(st.query_params))}", language=None, wrap_lines=True)
        st.caption(text("as_case", lang()))
        st.code(yaml_of(case), language=None, wrap_lines=True)
