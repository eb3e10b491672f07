"""The fifteen that was overlooked."""

import pytest

from tests.referee_escoba.answers import answer_of
from tests.referee_escoba.claims import claim_allowed, claim_is_escoba, claims
from tests.referee_escoba.house import house_law
from tests.referee_escoba.law import law_of

QUINCE = law_of("quince")


@pytest.mark.parametrize("table", ["7o 2c 5e", "7o 2c 5e 10b"])
def test_what_the_card_left_could_have_taken_may_be_claimed(table: str) -> None:
    """Whether the card left is named among the cards on the table or not."""
    assert claims("10b", table.split(), QUINCE) == [["7o"], ["2c", "5e"]]


@pytest.mark.parametrize(
    ("claimed", "allowed"),
    [
        ("7o", True),
        ("10b 7o", True),
        ("5e 10b 2c", True),
        ("5e", False),
        ("10b", False),
        ("", False),
        ("7o 2c", False),
        ("12o 5e", False),  # fifteen, but not with the card just left
    ],
)
def test_a_claim_must_make_fifteen_with_the_card_left(claimed: str, allowed: bool) -> None:
    table = ["7o", "2c", "5e", "12o", "10b"]
    assert claim_allowed(claimed.split(), "10b", table, QUINCE) is allowed
    answer = answer_of({"claim": claimed.split(), "left": "10b", "table": table}, QUINCE)
    assert answer["verdict"] == ("legal" if allowed else "illegal")
    assert answer.get("rule") == (None if allowed else "reclamar")


def test_a_claim_of_the_whole_table_is_an_escoba() -> None:
    for table in (["2c", "5e"], ["10b", "2c", "5e"]):
        assert claim_is_escoba(["5e", "2c"], "10b", table)
        assert claim_is_escoba(["5e", "10b", "2c"], "10b", table)
        assert not claim_is_escoba(["7o"], "10b", [*table, "7o"])
        assert answer_of({"claim": ["2c", "5e"], "left": "10b", "table": table}, QUINCE)["escoba"] is True


def test_nobody_claims_where_the_table_does_not_play_so() -> None:
    """Off in quince-wiki, and in quince by agreement; on by agreement where it was off."""
    for law in (law_of("quince-wiki"), law_of("quince", reclamar=False), law_of("limpia")):
        assert claim_allowed(["7o"], "10b", ["7o"], law) is None
    assert claim_allowed(["7o"], "10b", ["7o"], law_of("mas", reclamar=True))
    assert claim_allowed(["7o"], "7b", ["7o"], law_of("limpia", reclamar=True))


def test_cards_that_do_not_lie_there_cannot_be_claimed() -> None:
    for claimed in (["7c"], ["7o", "7o"]):
        with pytest.raises(ValueError, match="does not lie"):
            claim_allowed(claimed, "10b", ["7o"], QUINCE)


def test_an_ace_that_might_have_taken_all_leaves_only_sums_to_claim() -> None:
    assert claims("1b", ["7o", "7c", "2e"], house_law(4, QUINCE)) == [["7o", "7c"]]
    assert claims("1b", ["7o", "7c"], house_law(4, QUINCE)) == [["7o", "7c"]]
