"""The JSON Schema of the rule language (draft 2020-12), for editors: made of the same shapes and words as the reader.

It sees what stands where, not what a name stands for: what it lets pass may still be a fault; what it refuses is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tutor.law.names import SUITS
from tutor.law.protocol import Word
from tutor.law.scalars import MAX_LENGTH
from tutor.law.shapes import MAY_LABEL, SHAPES, Choice, Shape, parse_slot
from tutor.law.vocabulary import Vocabulary

Schema = dict[str, Any]
SLUG = r"^[A-Za-z](?:[_-]?[A-Za-z0-9])*$"
ADDRESS = r"^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$"
BESIDE: Mapping[str, Shape] = {
    "step": SHAPES["step_label"],
    "counter": SHAPES["counter_label"],
    "generator": MAY_LABEL,
    "line": SHAPES["line"],
}
ALSO: Mapping[str, tuple[str, ...]] = {"effect": ("shared",)}
TERMS = ("number", "card", "cards", "suit", "suits", "named", "addend")


def schema(words: Vocabulary, others: Mapping[str, Shape] | None = None) -> Schema:
    """The schema of every file of the language: a game or a part of one, an overlay (``extends``), the sources.

    ``others``: the shapes of a file that is no law, the first of them the whole; its second key says what it is.
    """
    defs: Schema = {**_values(), **_terms(words), **_language(words), **_parts()}
    defs |= {f"chosen.{name}": _or_option(_ref(name)) for name in defs}
    defs |= {name: _plainly(shape) for name, shape in (others or {}).items()}
    whole: Schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sin Renuncio: the law of a card game, or house rules that extend one",
        "type": "object",
        "if": {"required": ["extends"]},
        "then": {"$ref": "#/$defs/house", "required": ["format", "extends"]},
        "else": {
            "if": {"required": ["sources"]},
            "then": {"$ref": "#/$defs/sources"},
            "else": _object(SHAPES["game"], ("format",)),
        },
    }
    if others:
        first, shape = next(iter(others.items()))
        whole["else"]["else"] = {
            "if": {"required": [[*shape][1]]},
            "then": {"$ref": f"#/$defs/{first}"},
            "else": whole["else"]["else"],
        }
    whole["$defs"] = _reached(whole, defs)
    return whole


def _reached(schema: Schema, defs: Schema) -> Schema:
    """The definitions that something refers to, directly or through another."""
    found: Schema = {}
    stack: list[Any] = [schema]
    while stack:
        part = stack.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).rpartition("/")[2]
            if name and name not in found:
                found[name] = defs[name]
                stack.append(defs[name])
            stack += part.values()
        elif isinstance(part, list):
            stack += part
    return dict(sorted(found.items()))


# ── what stands in a slot ─────────────────────────────────────────────────────────────────────────


def slot(text: str) -> Schema:
    """The schema of a slot. Wherever the law is read an option may choose what stands there."""
    return any_of(_choice(choice) for choice in parse_slot(text).choices)


def any_of(schemas: Iterable[Schema]) -> Schema:
    """One of several, flat."""
    found: list[Schema] = []
    for schema in schemas:
        found += [one for one in (schema["anyOf"] if set(schema) == {"anyOf"} else [schema]) if one not in found]
    return found[0] if len(found) == 1 else {"anyOf": found}


def _choice(choice: Choice) -> Schema:
    one = {"const": {"true": True}.get(choice.word, choice.word)} if choice.word else _ref(choice.kind)
    if choice.many == "*":
        return any_of([one, {"type": "array", "items": _chosen(one)}])
    if choice.many:
        return {"type": "object", "propertyNames": {"pattern": SLUG}, "additionalProperties": _chosen(one)}
    return one


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _chosen(schema: Schema) -> Schema:
    """The value itself, or an option that chooses it; what is defined has a definition with the option too."""
    name = schema["$ref"].rpartition("/")[2] if "$ref" in schema else ""
    return _ref(f"chosen.{name}") if name else _or_option(schema)


def _or_option(schema: Schema) -> Schema:
    option = {
        "type": "object",
        "required": ["option"],
        "properties": {"option": _ref("slug"), "is": {"type": ["boolean", "integer", "string", "array"]}},
        "additionalProperties": schema,
    }
    return any_of([schema, option])


def _plainly(shape: Shape) -> Schema:
    """A mapping of a shape in which no option may choose."""
    made: Schema = {
        "type": "object",
        "properties": {key: _as_written(slot(text)) for key, text in shape.items()},
        "additionalProperties": False,
    }
    own = [key for key, text in shape.items() if parse_slot(text).needed]
    return {**made, "required": own} if own else made


def _as_written(part: Any) -> Any:
    """A schema without the options that might choose a value."""
    if isinstance(part, dict):
        if str(part.get("$ref", "")).startswith("#/$defs/chosen."):
            return _ref(str(part["$ref"]).removeprefix("#/$defs/chosen."))
        return {key: _as_written(inner) for key, inner in part.items()}
    return [_as_written(inner) for inner in part] if isinstance(part, list) else part


def _object(shape: Shape, required: Iterable[str] | None = None, just_one: Iterable[str] = ()) -> Schema:
    """A mapping of a shape."""
    own = [key for key, text in shape.items() if parse_slot(text).needed] if required is None else list(required)
    made: Schema = {
        "type": "object",
        "properties": {key: _chosen(slot(text)) for key, text in shape.items()},
        "additionalProperties": False,
    }
    if own:
        made["required"] = own
    if just_one:
        made["oneOf"] = [{"required": [key]} for key in just_one]
    return made


# ── the definitions ───────────────────────────────────────────────────────────────────────────────


def _values() -> Schema:
    """What is written out."""
    setting = {"type": ["boolean", "integer", "string"]}
    return {
        "text": {"type": "string", "minLength": 1, "maxLength": MAX_LENGTH},
        "slug": {"type": "string", "pattern": SLUG, "maxLength": 48},
        "whole": {"type": "integer"},
        "flag": {"type": "boolean"},
        "any": {},
        "position": {"type": "object"},
        "suit_word": {"enum": sorted(SUITS)},
        "source": {"type": "object", "additionalProperties": slot("text*")},
        "settings": {"type": "object", "propertyNames": {"pattern": SLUG}, "additionalProperties": setting},
        "says": {"type": "object", "additionalProperties": any_of([setting, {"type": "array", "items": setting}])},
        "changes": {
            "type": "object",
            "propertyNames": {"pattern": ADDRESS},
            "patternProperties": {
                r"\.when$": _chosen(_ref("condition")),
                r"\.must$": _chosen(slot("predicate|condition")),
            },
        },
    }


def _terms(words: Vocabulary) -> Schema:
    """What can be named: the words of the language, and whatever a game declares."""

    def named(kind: str) -> list[str]:
        return sorted(key for key, word in words.terms.items() if kind in ("named", "addend", word.type))

    def pointing(key: str) -> Schema:
        return {"type": "object", "properties": {key: _ref("slug")}, "required": [key], "additionalProperties": False}

    everybody, latest = pointing("of_all"), pointing("last")
    found: Schema = {}
    for kind in TERMS:
        terms = [{"enum": named(kind)}] if named(kind) else []
        found[kind] = any_of([*terms, _ref("slug"), everybody, *([latest] if kind in ("suit", "named") else [])])
        if kind in ("number", "named", "addend"):
            found[kind] = any_of([found[kind], {"type": "integer"}, _ref("sum")])
    found["named"] = any_of([found["named"], {"type": "boolean"}])
    found["sum"] = _object({"total": "addend*", "by": "slug?"})
    return found


def _language(words: Vocabulary) -> Schema:
    """Conditions, predicates, effects and whatever else is recognised by a word."""
    found: Schema = {}
    for kind, table in (
        ("condition", words.conditions),
        ("effect", words.effects),
        ("step", words.steps),
        ("generator", words.generators),
        ("line", words.awards),
        ("counter", words.counters),
    ):
        found |= _words(kind, table)
    cards = {key: _chosen(slot(word.shape[key])) for key, word in words.predicates.items()}
    found["cards_that"] = {"type": "object", "properties": cards, "additionalProperties": False, "minProperties": 1}
    found["predicate"] = any_of(
        [
            _ref("cards_that"),
            {"type": "boolean"},
            {"type": "array", "items": _chosen(_ref("predicate"))},
            _ref("condition"),
        ]
    )
    found["condition"] = any_of(
        [
            {"type": "boolean"},
            {"type": "array", "items": _chosen(_ref("condition"))},
            found["condition"],
            _ref("cards_that"),
        ]
    )
    return found


def _words(kind: str, table: Mapping[str, type[Word]]) -> Schema:
    """Each word by a definition of its own, and the kind as one of them."""
    beside = BESIDE.get(kind, {})
    found: Schema = {
        f"{kind}.{key}": _object({**beside, **word.shape}, just_one=word.just_one) for key, word in table.items()
    }
    return {**found, kind: any_of(map(_ref, (*found, *ALSO.get(kind, ()))))}


def _parts() -> Schema:
    """The sections of a game, and what stands in them."""
    apart = ("game", "line", "step_label", "counter_label")
    found: Schema = {name: _object(shape) for name, shape in SHAPES.items() if name not in apart}
    rules = [name for name, shape in SHAPES.items() if shape.get("id") == "slug"]
    return {**found, "rule": any_of(map(_ref, (*rules, "step", "effect", "plan")))}
