"""Exercises at a terminal: one line asks, one line answers, and Enter goes on. Nothing is told by colour or place alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any

from tutor.cli.screen import Screen, clean
from tutor.cli.typing import read_typed
from tutor.faults import TutorError
from tutor.learn.items import Item
from tutor.learn.items.kinds.base import open_sets
from tutor.learn.lessons import Rung

MORE, LEAVE = ("p", "m", "?"), ("q", "salir", "quit")


class Left(Exception):
    """Somebody leaves, or nothing more comes in."""


class Desk:
    """Asks at a terminal, or of whatever stands in for one; ``data``: an object of JSON a line in place of texts."""

    def __init__(self, screen: Screen, data: bool = False) -> None:
        self.screen, self.data = screen, data
        self.took = 0  # milliseconds, for the last answer

    def say(self, event: str, text: str, **more: Any) -> None:
        """Something that is shown."""
        if not text:
            return
        if self.data:
            self.screen.say(json.dumps({"event": event, "text": text, **more}, ensure_ascii=False))
        else:
            self.screen.say(clean(text))

    def line(self, prompt: str) -> str:
        """What is typed. Raises Left at the end of the input, and for the word that leaves."""
        if not self.data:
            self.screen.out.write(prompt)
        self.screen.flush()
        typed = sys.stdin.readline()
        if not typed or typed.strip().lower() in LEAVE:
            raise Left
        return typed.strip()

    def show(self, text: str) -> None:
        """A text; Enter goes on."""
        self.say("show", text)
        self.line(self.screen.pick("[Intro: seguir] ", "[Enter: go on] "))

    def answer(self, item: Item, asked: str) -> Any:
        """What is answered; what cannot be read is asked again."""
        self.say("ask", asked, item=item.to_data())
        begun = monotonic()
        while True:
            typed = self.line(self.screen.pick("Tu respuesta: ", "Your answer: "))
            try:
                if typed:
                    given = read_typed(item, typed)
                    self.took = round(1000 * (monotonic() - begun))
                    return given
            except TutorError as error:
                self.say("unread", error.text(self.screen.lang))
            self.say("how", self.how(item))

    def how(self, item: Item) -> str:
        """How an answer is typed."""
        nothing = self.screen.pick("nada, -", "nothing: -")
        if item.kind in ("legal_or_not", "say_value", "who"):
            return self.screen.pick(
                "Se escribe así: sí, no, un número, un nombre, nombre y número (A 1), nadie, o cartas: 1o 7c.",
                "Type: yes, no, a number, a name, name and number (A 1), nobody, or cards: 1o 7c.",
            )
        if open_sets(item):
            return self.screen.pick(
                f"Se escribe así: lo que tomas, 7o 2c; 5e. Si se preguntan varias cartas, 10e: 7o; 6c: 7o 2c. Si no hay {nothing}.",
                f"Type what you take: 7o 2c; 5e. Where several cards are asked about: 10e: 7o; 6c: 7o 2c. For {nothing}.",
            )
        return self.screen.pick(
            f"Se escribe así: 1c 6c, o 3. Si no hay {nothing}.", f"Type: 1c 6c, or 3. For {nothing}."
        )

    def tell(self, rungs: Iterator[Rung] | list[Rung], right: bool) -> int:
        """The first rung at once, the others at a press each; how many were told."""
        told = 0
        for rung in rungs:
            if told:
                prompt = self.screen.pick("[p: otra pista; Intro: seguir] ", "[m: one more hint; Enter: go on] ")
                if self.line(prompt).lower() not in MORE:
                    return told
            self.say(rung.id, rung.text, right=right, cards=list(rung.cards), rule=rung.rule)
            told += 1
        if not right:
            self.line(self.screen.pick("[Intro: seguir] ", "[Enter: go on] "))
        return told
