"""Whatever an answer says of a cante, an exchange or an announcement is true: read back and confirmed by the referee."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.agreement.engine import rules_of
from tests.agreement.tute import declaring
from tests.claims.grammar import sentences_of
from tests.claims.names import LANGUAGES
from tests.claims.tute import Confirm
from tests.claims.tute_asked import Asked
from tests.claims.tute_words import FORMS, RULES
from tests.referee_tute.answers import check_position
from tests.referee_tute.cante import cante_rules
from tests.referee_tute.cards import SUITS, cantes_in, full_deck
from tests.referee_tute.law import VARIANTS, law_of

HANDS = 3  # of each table
OPTIONAL = ("dealt", "upcard", "tricks_won", "sung", "sung_this_trick", "first_round")
HEADS = {
    "es": {"legal": "Legal", "illegal": "Ilegal", "undecided": "No se puede decidir"},
    "en": {"legal": "Legal", "illegal": "Illegal", "undecided": "It cannot be decided"},
}


def forget(case: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """In a third of the cases something is not told. Who tells of this trick tells what was sung before."""
    gone = [name for name in OPTIONAL if rng.random() < rng.choice((0, 0, 0.4))]
    gone += ["sung_this_trick"] if "sung" in gone else []
    return {name: value for name, value in case.items() if name not in gone}


def declarations(variant: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Cases about cantes and exchanges at the moments of whole hands, with the options of the table."""
    rng = random.Random(f"declarations {variant}")
    for number in range(HANDS):
        options: dict[str, Any] = {"un_cante_por_baza": number % 4 != 3}
        options |= {} if variant == "habanero" else {"cantar_primera_baza": number % 3 != 2}
        for facts in declaring(law_of(variant, **options), rng):
            case, held = forget(facts, rng), cantes_in(facts["hand"])
            for suit in SUITS:
                if suit in held or rng.random() < 0.1:
                    yield {**case, "sing": suit}, options
            for card in case["hand"]:
                if rng.random() < (0.5 if card[:-1] in ("7", "2") else 0.02):
                    yield {**case, "exchange": card}, options


def seldom(variant: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What chance hardly brings about: a second cante on one trick, and a lone one that has been missed."""
    hand, dealt = (
        ["12o", "11o", "12c", "11c", "4e", "5b", "6b"],
        ["12o", "11o", "2c", "3c", "4e", "5b", "6b", "4b", "2e", "3b"],
    )
    sung = {"tricks_won": 2, "sung": ["copas"], "sung_this_trick": True}
    stock = {"stock": 16} if variant == "habanero" else {}
    yield {"hand": hand, "trump": "copas", **sung, **stock, "sing": "oros"}, {}
    yield {"hand": hand, "trump": "copas", **sung, **stock, "sing": "oros"}, {"un_cante_por_baza": False}
    if not stock:
        dealt += ["5e", "6e", "7b"] if variant == "arrastrado" else []
        case = {"hand": dealt[:7], "dealt": dealt, "trump": "bastos", "tricks_won": 2, "sung": [], "sing": "oros"}
        yield case, {}
        yield case, {"cantar_primera_baza": False}


def several_cantes(variant: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Cases about a cante of a hand that has one or more, some of them sung; only those that can be."""
    rng = random.Random(f"several cantes {variant}")
    for number in range(40):
        options: dict[str, Any] = {"un_cante_por_baza": number % 5 != 4}
        options |= {} if variant == "habanero" else {"cantar_primera_baza": number % 4 != 3}
        law, suits = law_of(variant, **options), rng.sample(SUITS, rng.choice((1, 2, 2, 3)))
        pairs = [rank + suit[0] for suit in suits for rank in ("12", "11")]
        others = [card for card in full_deck() if card[:-1] not in ("12", "11")]
        if number % 6 == 0:  # and nothing to sing after all
            del pairs[:1]
        dealt = [*pairs, *rng.sample(others, law.cards_each - len(pairs))]
        size = (
            law.cards_each - 1
            if law.has_stock
            else rng.randint(max(len(pairs), law.cards_each - 4), law.cards_each - 1)
        )
        won = rng.randint(1, law.cards_each - size)
        sung = rng.sample(suits, rng.randint(0, min(len(suits), won)))
        case: dict[str, Any] = {
            "hand": dealt[:size],
            "trump": rng.choice((suits[0], rng.choice(SUITS))),
            "tricks_won": won,
            "sung": rng.sample(suits[1:], rng.randint(0, min(len(suits) - 1, won))) if number % 6 == 0 else sung,
        }
        case["sing"] = rng.choice([suit for suit in suits if suit not in case["sung"]] * 3 + suits)
        case["sing"] = suits[0] if number % 6 == 0 else case["sing"]
        case |= {"stock": rng.randrange(0, 20, 2)} if law.has_stock else {}
        case |= {"dealt": dealt} if rng.random() < 0.5 and not law.has_stock else {}
        now = bool(case["sung"]) and (rng.random() < 0.5 or (options["un_cante_por_baza"] and len(case["sung"]) == won))
        case |= {"sung_this_trick": now} if rng.random() < 0.5 else {}
        try:
            check_position(case, law)
            cante_rules(case["sing"], case, law)
        except ValueError:
            continue
        yield case, options


def announcements(variant: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Cases about an exchange that is announced, a capote, and four kings."""
    rng, law = random.Random(f"announcements {variant}"), law_of(variant)
    for _ in range(15):
        cards = rng.sample(full_deck(), 9)
        upcard, hand = cards[0], cards[1:]
        stock = rng.choice((0, 0, rng.randrange(2, 26, 2)))
        if law.has_stock:
            left = {"stock": stock, "tricks_won": rng.choice((0, min(1, 12 - stock // 2)))}
            lay = next((card for card in hand if card[:-1] in ("7", "2")), hand[0])
            said = {"announced": rng.choice(hand)} if rng.random() < 0.2 else {}
            yield (
                {
                    "hand": hand,
                    "upcard": upcard,
                    "lay": lay,
                    **(left | {"stock": stock or 24, "tricks_won": 0 if not stock else left["tricks_won"]}),
                    **said,
                },
                {},
            )
            held = hand[: 8 if stock or rng.random() < 0.6 else rng.randint(1, 7)]
            capote = {"capote": {"by": "A"}} if rng.random() < 0.3 else {}
            yield {"hand": held, "stock": stock, "trump": rng.choice(SUITS), "announce": "capote", **capote}, {}
        kings = rng.sample(["12o", "12c", "12e", "12b"], rng.randint(0, 4) if rng.random() < 0.6 else 4)
        hand = [*kings, *[card for card in hand if card[:-1] != "12"]][: law.cards_each - 2]
        left = {"stock": rng.choice((0, 10, 16))} if law.has_stock else {}
        yield {"hand": hand, "tricks_won": rng.choice((0, 1, 2)), "reveal": "tute", **left}, {"tute_de_reyes": True}


def confirm_all(variant: str, case: dict[str, Any], options: dict[str, Any], met: Counter[str]) -> None:
    """Every sentence about one case, in both languages, which say the same things."""
    asked = Asked(case, law_of(variant, **options), bool(options.get("cantar_primera_baza", True)))
    answer = rules_of("tute", variant).explain({**case, "options": options})
    assert (answer.verdict, answer.rule) == (asked.verdict, asked.rule), case
    told: dict[str, list[str]] = {}
    for place, lang in enumerate(LANGUAGES):
        head, *lines = answer.text(lang, full=True).split("\n")
        first, *said = sentences_of(head)
        named = f" ({RULES[asked.rule][place]})" if asked.rule else ""
        assert first == (HEADS[lang][asked.verdict] + named)[0].lower() + (HEADS[lang][asked.verdict] + named)[1:]
        told[lang] = []
        for sentence in [*said, *(sentence for line in lines for sentence in sentences_of(line))]:
            confirm = Confirm(asked, sentence, lang)
            confirm.all_of_it()
            told[lang].append(confirm.form)
            met[confirm.form] += 1
        met.update(f"{asked.question} {asked.verdict}" for _ in (lang,))
    assert told["es"] == told["en"], case


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_sentence_about_what_is_said_is_true(variant: str) -> None:
    """Cantes, exchanges, announcements, capote and four kings, with facts that are not told; reasons and what would turn."""
    met: Counter[str] = Counter()
    for case, options in declarations(variant):
        confirm_all(variant, case, options, met)
    for case, options in seldom(variant):
        confirm_all(variant, case, options, met)
    for case, options in several_cantes(variant):
        confirm_all(variant, case, options, met)
    for case, options in announcements(variant):
        confirm_all(variant, case, options, met)
    elsewhere = {
        "habanero": {"lone", "never", "forty_first", "turns_in_first_trick", "refused_anyway", "untold_in"},
        "arrastrado": {"never", "turns_with_fewer_cards"},
    }
    of_four = {
        "forty_first",
        "trades",
        "may_exchange",
        "turns_in_first_trick",
        "refused_anyway",
        "turns_with_fewer_cards",
    }
    never = elsewhere.get(variant, of_four)
    assert set(met) >= set(FORMS) - never - {"differs_by_table"}, set(FORMS) - set(met)
