"""Exercises at a terminal: one line asks, one line answers, and Enter goes on. Nothing is told by colour or place alone."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from time import monotonic
from typing import Any

from tutor.cli.screen import Screen, clean
from tutor.faults import TutorError
from tutor.learn.items import Item, kind_of
from tutor.learn.lessons import Rung
from tutor.learn.tapped.sums import added_text
from tutor.learn.typed import How, read_typed
from tutor.words import sentence

KEEP = ("[Intro: eso respondo; n: otra cosa] ", "[Enter: that is my answer; n: another] ")
AGAIN = ("n", "no")
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

    def answer(self, item: Item, asked: str, summed: bool = False) -> Any:
        """What is answered; what cannot be read is asked again. ``summed``: told what it adds up to, one may think again."""
        self.say("ask", asked, item=item.to_data())
        begun = monotonic()
        while True:
            typed = self.line(self.screen.pick("Tu respuesta: ", "Your answer: "))
            if not typed:
                self.say("how", sentence(How(kind_of(item).way(item)).said(self.screen.lang)))
                continue
            try:
                given = read_typed(item, typed)
            except TutorError as error:
                self.say("unread", "\n".join(sentence(fault.text(self.screen.lang)) for fault in error.faults))
                continue
            if added := added_text(item, given, self.screen.lang) if summed else "":
                self.say("sum", added)
            if added and not self.data and self.line(self.screen.pick(*KEEP)).lower() in AGAIN:
                continue
            self.took = round(1000 * (monotonic() - begun))
            return given

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
