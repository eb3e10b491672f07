"""The pages that there are: the files of `tutor.web.screens`, found by name. A new file there is a new page, with its door."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import streamlit as st

from tutor.web import screens
from tutor.web.texts import text


@cache
def screens_found() -> Mapping[str, ModuleType]:
    """The modules by name, in the order in which people meet them; the first is what the bare address opens."""
    names = [module.name for module in iter_modules(screens.__path__)]
    found = {name: import_module(f"{screens.__name__}.{name}") for name in names}
    return dict(sorted(found.items(), key=lambda pair: pair[1].ORDER))


def pages(lang: str) -> dict[str, st.Page]:
    """The pages as Streamlit has them, by name; without icons, for it would fetch that of the open one from elsewhere."""
    first, *_ = screens_found()
    return {
        name: st.Page(screen.show, title=text(name, lang), url_path=name, default=name == first)
        for name, screen in screens_found().items()
    }


def doors(lang: str) -> dict[str, st.Page]:
    """All but the first, which leads to them."""
    return dict([*pages(lang).items()][1:])
