"""Reading the file of a lesson: every fault with its place, all of them at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from tutor.ask.components import components_of
from tutor.faults import TutorError
from tutor.law.layers import FORMAT, Table
from tutor.law.load import Library
from tutor.law.model import Law
from tutor.law.reader import LANGUAGES, Reader
from tutor.law.shapes import words_of
from tutor.law.yamltext import Node, plain
from tutor.learn.items import KINDS, Band, Item
from tutor.learn.lessons.model import FOR_EACH, Hand, Leave, Lesson, Making, Step
from tutor.learn.lessons.shapes import LESSON_SHAPES
from tutor.learn.lessons.texts import filled

MOST = 40  # exercises of one request
SHOWS = ("position", "make", "hand", "diagnose")


class LessonReader:
    """Reads one lesson of a game. Its number and file say where it stands on the shelf."""

    def __init__(self, library: Library, game: str, number: int) -> None:
        self.library, self.game, self.number = library, game, number
        self.reader = Reader(library.words)
        self.pieces = list(components_of(library, game))
        self.laws: dict[str, Law] = {}

    def lesson(self, node: Node) -> Lesson:
        """The lesson. Raises TutorError with every fault."""
        found = self.reader.attempt(lambda: self._lesson(node))
        self.reader.done()
        assert found is not None
        return found

    def _lesson(self, node: Node) -> Lesson:
        reader = self.reader
        entries = reader.fields(node, LESSON_SHAPES["lesson"])
        if entries["format"].value != FORMAT:
            reader.fault("unknown_format", entries["format"], found=entries["format"].value, known=FORMAT)
        variant = reader.choice(entries["variant"], self.library.variants(self.game))
        options = self.options(entries)
        law = self.law(variant, options, entries.get("options", node))
        teaches = self.components(entries["teaches"])
        after = entries.get("after")
        steps: dict[str, Step] = {}
        for one in reader.items(entries["steps"]):
            step = reader.attempt(lambda one=one: self.step(one, law, variant, options, teaches, steps))  # type: ignore[misc]
            if step is not None:
                steps[step.id] = step
        return Lesson(
            reader.slug(entries["lesson"]),
            self.game,
            self.number,
            node.place,
            self.texts(node, entries, law),
            self.labels(entries["aim"], law),
            self.labels(entries["leaves_out"], law),
            reader.distinct(after, reader.slug) if after is not None and after.value != () else (),
            teaches,
            variant,
            options,
            tuple(steps.values()),
            self.leave(entries["leave"]),
            {key: inner.place for key, inner in entries.items()},
        )

    # ── tables and texts ──────────────────────────────────────────────────────────────────────────

    def law(self, variant: str, options: Mapping[str, Any], node: Node) -> Law:
        """The law of the table at which it is played."""
        key = f"{variant} {sorted(options.items())}"
        if key not in self.laws:
            try:
                self.laws[key] = self.library.law(Table(self.game, variant, options=options))
            except TutorError as error:
                fault = error.faults[0]
                raise self.reader.fault(fault.code, node, **fault.params) from None
        return self.laws[key]

    def options(self, entries: Mapping[str, Node]) -> dict[str, Any]:
        """The options that are set."""
        if "options" not in entries:
            return {}
        found = plain(entries["options"])
        if not isinstance(found, dict) or not all(isinstance(value, bool | int | str) for value in found.values()):
            raise self.reader.fault("expected_entries", entries["options"], found=found)
        return found

    def texts(self, node: Node, entries: Mapping[str, Node], law: Law, need: bool = True) -> dict[str, str]:
        """A text in both languages, every placeholder tried."""
        found = self.reader.labels(node, entries, need=need)
        for lang, text in found.items():
            try:
                filled(text, law, self.library, lang)
            except TutorError as error:
                self.reader.fault(error.faults[0].code, entries[lang], **error.faults[0].params)
        return found

    def labels(self, node: Node, law: Law) -> dict[str, str]:
        """A mapping with a text in both languages."""
        return self.texts(node, self.reader.mapping(node, LANGUAGES), law)

    def components(self, node: Node) -> tuple[str, ...]:
        """Components of the game."""
        return self.reader.distinct(node, lambda one: self.reader.choice(one, self.pieces))

    # ── steps ─────────────────────────────────────────────────────────────────────────────────────

    def step(
        self,
        node: Node,
        law: Law,
        variant: str,
        options: Mapping[str, Any],
        teaches: tuple[str, ...],
        earlier: Mapping[str, Step],
    ) -> Step:
        """One step."""
        reader = self.reader
        entries = reader.fields(node, LESSON_SHAPES["lesson_step"])
        name = reader.slug(entries["id"])
        if name in earlier:
            raise reader.fault("id_twice", entries["id"], word=name, first=str(earlier[name].place))
        shows = [key for key in SHOWS if key in entries]
        if len(shows) > 1 or ("do" in entries) != bool({"position", "make"} & set(shows)):
            raise reader.fault("lesson_step_task", node, word=name)
        if "variant" in entries or "options" in entries:
            variant = (
                reader.choice(entries["variant"], self.library.variants(self.game)) if "variant" in entries else variant
            )
            options = self.options(entries) if "options" in entries else {}
            law = self.law(variant, options, entries.get("options", node))
        text = self.texts(node, entries, law, need=not shows)
        kind = reader.choice(entries["do"], list(KINDS)) if "do" in entries else ""
        about = self.components(entries["about"]) if "about" in entries else ()
        foil = "foil" in entries and reader.flag(entries["foil"])
        making = self.making(entries["make"], about or teaches, law, options, foil) if "make" in entries else None
        step = Step(
            name,
            node.place,
            text,
            kind,
            self.item(entries, kind, variant, options) if "position" in entries else None,
            making,
            self.hand(entries["hand"], law) if "hand" in entries else None,
            "diagnose" in entries and reader.flag(entries["diagnose"]),
            about or (tuple(dict.fromkeys(making.about)) if making else teaches if shows else ()),
            foil,
            self.labels(entries["look"], law) if "look" in entries else {},
            "sum" in entries and reader.flag(entries["sum"]),
            plain(entries["expect"]) if "expect" in entries else None,
            self.earlier(entries["after_error_in"], earlier) if "after_error_in" in entries else "",
            {key: inner.place for key, inner in entries.items()},
        )
        if step.item is None:
            return step
        components = () if step.foil else step.about
        return replace(step, item=replace(step.item, components=components, target=components[:1]))

    def earlier(self, node: Node, earlier: Mapping[str, Step]) -> str:
        """The step whose error leads here: one that comes before, in which there is something to do."""
        name = self.reader.text(node)
        if name not in earlier or not earlier[name].tasks:
            raise self.reader.fault(
                "lesson_unreachable",
                node,
                word=name,
                known=", ".join(key for key, step in earlier.items() if step.tasks) or "–",
            )
        return name

    def item(self, entries: Mapping[str, Node], kind: str, variant: str, options: Mapping[str, Any]) -> Item:
        """An exercise whose position is given."""
        case, more = plain(entries["position"]), plain(entries["more"]) if "more" in entries else {}
        for key, value in (("position", case), ("more", more)):
            if not isinstance(value, dict):
                raise self.reader.fault("expected_entries", entries[key], found=value)
        asked = self.reader.text(entries["ask"]) if "ask" in entries else ""
        return Item(
            kind,
            self.game,
            variant,
            cast("dict[str, Any]", case),
            asked,
            options=options,
            more=cast("dict[str, Any]", more),
        )

    def making(self, node: Node, about: tuple[str, ...], law: Law, options: Mapping[str, Any], foil: bool) -> Making:
        """A request for exercises: of a foil against a misconception, what is taught decides none."""
        reader = self.reader
        entries = reader.fields(node, LESSON_SHAPES["making"])
        if "about" in entries:
            about = tuple(reader.several(entries["about"], lambda one: reader.choice(one, self.pieces)))
        together = "together" in entries and reader.flag(entries["together"])
        against: tuple[str, ...] = ()
        if "against" in entries:
            known = [*law.misconceptions]
            against = tuple(reader.several(entries["against"], lambda one: reader.choice(one, known)))
            about = () if foil and "about" not in entries else about
        if together and (len(about) != 2 or against):
            raise reader.fault("lesson_pair", node)
        band = entries.get("band")
        return Making(
            law.variant,
            options,
            about,
            together,
            against,
            cast("Band", reader.choice(band, words_of(LESSON_SHAPES["making"]["band"]))) if band is not None else None,
            reader.number(entries["count"], 1, MOST) if "count" in entries else FOR_EACH,
            reader.number(entries["seed"], 0) if "seed" in entries else 0,
        )

    def hand(self, node: Node, law: Law) -> Hand:
        """A hand to be played."""
        reader = self.reader
        entries = reader.fields(node, LESSON_SHAPES["hand"])
        players = reader.number(entries["players"], min(law.players), max(law.players))
        return Hand(
            players,
            reader.number(entries["seat"], 1, players) - 1,
            reader.number(entries["number"], 1, 99) if "number" in entries else 1,
            reader.number(entries["seed"], 0) if "seed" in entries else 0,
        )

    # ── the end ───────────────────────────────────────────────────────────────────────────────────

    def leave(self, node: Node) -> Leave:
        """When it is done."""
        reader = self.reader
        entries = reader.fields(node, LESSON_SHAPES["leave"])
        found: dict[str, Any] = {
            key: reader.number(entries[key], 1, MOST) for key in ("right", "of", "foils", "at_most") if key in entries
        }
        found |= {key: reader.number(entries[key], 1, 100) for key in ("recall", "posterior") if key in entries}
        if not {"right", "recall", "posterior"} & set(found):
            raise reader.fault("lesson_leave", node)
        return Leave(node.place, **found)
