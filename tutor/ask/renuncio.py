"""Was it a renuncio? A record of tricks, and hands that nobody has seen."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from tutor.ask.answer import Answer
from tutor.ask.because import because
from tutor.ask.case import Case
from tutor.ask.choices import source_of
from tutor.ask.phrases import voice_of
from tutor.ask.speak import cited_here, source_entries, speak_sources
from tutor.cards import CARDS, SUIT_MASK, bits, parse_card
from tutor.faults import Place, out_of_range, refuse
from tutor.judge import judge
from tutor.judge.hidden import Hidden, World, judge_hidden
from tutor.law.compile import CompiledDecision
from tutor.law.model import Decision, Law
from tutor.law.reader import LANGUAGES
from tutor.play.course import compile_course, fixed_deal
from tutor.play.court import Court
from tutor.play.deal import plan_deal, spread, stock_of, stock_sizes
from tutor.play.facts import Facts, Unseen, complete
from tutor.play.memory import draws, exchanges, things_in
from tutor.words import of_another, sentence

Play = tuple[str, int]
LONGEST = 170  # with the verdict before it, the first layer stays under 200


def answer_renuncio(court: Court, case: Case, situation: dict[str, Any]) -> Answer:
    """``illegal``: it was one; ``legal``: it certainly was not; else ``undecided``."""
    record = Record(court, case, situation)
    hidden = judge_hidden(record.worlds, record.broken, record.rules())
    if hidden.illegal_with is None:
        shown = record.ruling(hidden.legal_with if hidden.legal_with is not None else record.known)
    else:
        shown = record.ruling(hidden.illegal_with)
    cited = cited_here(court.law, source_of(shown.decision.decision, shown))
    law = court.law

    def speak(lang: str) -> str:
        voice = voice_of(law, lang)
        if hidden.verdict == "undecided":
            extra = hidden.illegal_with & ~record.known if hidden.illegal_with is not None else 0
            owed = of_another(because(law, shown, lang), record.player, lang)
            unproved = sentence(voice.pick("no está probado", "it is not proved"))
            return f"{unproved} {undecided_words(voice, extra, owed, record)}"
        if hidden.verdict == "illegal" and hidden.rule is None:
            return sentence(
                voice.pick(
                    "con cualquier mano posible habría sido renuncio, aunque no se sabe contra qué regla",
                    "with any possible hand it would have been a revoke, though not known against which rule",
                )
            )
        proved = hidden.verdict == "illegal" and record.broken(record.known)
        judged = record.ruling(record.known) if proved else shown
        owed_to = {each: of_another(because(law, judged, each), record.player, each) for each in LANGUAGES}
        said = {each: past_words(voice_of(law, each), owed_to[each], record, hidden) for each in LANGUAGES}
        short = all(len(" ".join(parts)) <= LONGEST for parts in said.values())
        return " ".join(said[lang]) if short or hidden.verdict != "illegal" else said[lang][0]

    entries = source_entries(cited)
    return Answer(
        law.game,
        case.question,
        hidden.verdict,
        rule=hidden.rule,
        source=entries,
        speak=speak,
        name_rule=lambda lang: voice_of(law, lang).label(hidden.rule) if hidden.rule else "",
        speak_source=lambda lang: speak_sources(entries, lang),
        show=(court, situation, shown),
    )


def undecided_words(voice: Any, extra: int, owed: str, record: Record) -> str:
    """What would prove it: a card that is enough by itself, or else all those of a hand that would."""
    if not extra:
        return owed
    one = next((1 << card for card in bits(extra) if record.broken(record.known | 1 << card)), 0)
    named = voice.few(one or extra)
    return sentence(
        voice.pick(
            f"sería renuncio si hubiera tenido, por ejemplo, {named}",
            f"it would be a revoke if, say, {named} had been held",
        )
    )


def past_words(voice: Any, owed: str, record: Record, hidden: Hidden) -> list[str]:
    """The ruling of that moment, and how it is known."""
    if hidden.verdict != "illegal":
        return [sentence(voice.pick("no fue renuncio", "it was no revoke")), owed]
    shown = record.known & ~(1 << record.card)
    if not shown:
        return [owed]
    were = "was" if shown.bit_count() == 1 else "were"
    proof = voice.pick(
        f"después se vio que tenía {voice.few(shown)}", f"later plays show that {voice.few(shown)} {were} held"
    )
    return [owed, sentence(proof)]


class Record:
    """Tricks as played, and what they tell of one player's hand when that player played."""

    def __init__(self, court: Court, case: Case, situation: Mapping[str, Any]) -> None:
        self.court, self.case, self.situation = court, case, situation
        self.tricks = self.read_tricks()
        asked = case.facts["renuncio"]
        if not isinstance(asked, Mapping) or set(asked) != {"player", "trick"}:
            raise refuse("renuncio_question", case.place("renuncio"))
        self.player = str(asked["player"])
        number = asked["trick"]
        if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= len(self.tricks):
            raise out_of_range(case.place("renuncio"), "renuncio.trick", 1, len(self.tricks), number)
        self.number = number
        trick = self.tricks[number - 1]
        if self.player not in dict(trick):
            raise refuse(
                "player_not_in_trick",
                case.place("renuncio"),
                player=self.player,
                known=", ".join(who for who, _ in trick),
            )
        self.card = dict(trick)[self.player]
        self.before = tuple(card for _, card in trick[: [who for who, _ in trick].index(self.player)])
        self.known = sum(1 << card for later in self.tricks[number - 1 :] for who, card in later if who == self.player)
        self.players = int(situation.get("players") or len(self.tricks[0]))
        """How many play: as the case says, else as the first trick of several shows, which was played to its end."""
        self.dealer = self.tricks[0][-1][0] if len(self.tricks[0]) == self.players else ""
        self.worlds = self.what_may_be_held()
        if not self.worlds:
            raise refuse("record_cannot_be", case.place("tricks"))
        if len(self.worlds) == 1:
            self.known = self.worlds[0].known

    def read_tricks(self) -> list[list[Play]]:
        """The record, each card once, everybody once a trick."""
        given, place = self.case.facts.get("tricks"), self.case.place("tricks")
        if not isinstance(given, list) or not given:
            raise refuse("tricks_expected", place)
        read: list[list[Play]] = []
        seen: dict[int, str] = {}
        for n, trick in enumerate(given):
            plays: list[Play] = []
            for entry in trick if isinstance(trick, list) else [trick]:
                if not isinstance(entry, Mapping):
                    raise refuse("tricks_expected", Place(place.file, place.line, place.column, f"tricks[{n}]"))
                for who, text in entry.items():
                    where = Place(place.file, place.line, place.column, f"tricks[{n}].{who}")
                    card = int(parse_card(text, deck=self.court.deck, place=where))
                    if card in seen:
                        raise refuse("card_in_two_places", where, card=str(CARDS[card]), other=seen[card])
                    if str(who) in dict(plays):
                        raise refuse("player_twice_in_trick", where, player=who)
                    seen[card] = where.path
                    plays.append((str(who), card))
            if len(plays) > max(self.court.law.players):
                raise refuse(
                    "trick_too_long",
                    place,
                    found=len(plays),
                    players=max(self.court.law.players),
                    most=max(self.court.law.players),
                )
            read.append(plays)
        return read

    def what_may_be_held(self) -> tuple[World, ...]:
        """What the player may have held: one world for every number of cards that the hand may have had."""
        law, players = self.court.law, self.players
        seen = sum(1 << card for trick in self.tricks for _, card in trick)
        if players not in law.players and len(self.tricks) > 1:  # the first of several was played to its end
            raise refuse(
                "players_out_of_range",
                self.case.place("tricks"),
                players=players,
                known=spread(law.players),
                variant=law.form,
            )
        if players in law.players:
            plan = plan_deal(law, players)
            pack, most, undealt = plan.pack, plan.most, plan.undealt
        else:
            pack, most, undealt = self.court.deck, self.court.deck.bit_count() // max(players, 1), 0
        cards = self.situation.get("cards")
        if cards is not None and cards < len(self.tricks):
            raise refuse("more_tricks_than_cards", self.case.place("tricks"), found=len(self.tricks), cards=cards)
        if draws(law):
            return self.drawn(pack, most)
        least = most if fixed_deal(law) is not None else len(self.tricks)
        worlds = []
        for length in range(least, most + 1) if cards is None else (cards,):
            held, unseen = self.turned_card(seen, all_dealt=length == most and not undealt)
            for known in self.known_with(held):
                hidden = length - (self.number - 1) - known.bit_count()
                if unseen is not None and hidden >= 0:
                    worlds.append(World(known, pack & ~seen & ~known & unseen, hidden))
        return tuple(worlds)

    def drawn(self, pack: int, most: int) -> tuple[World, ...]:
        """What may have been held where players draw: a card played later may have been drawn since. Once nothing is left
        to draw, whatever was played later was held."""
        sizes = stock_sizes(self.court.law, self.players)
        assert sizes is not None
        rounds = len(sizes) - 1
        left = sizes[min(self.number - 1, rounds)]
        self.situation = {**self.situation, stock_of(self.court.law): Unseen(left, stock_of(self.court.law))}
        size = min(most, most + rounds - (self.number - 1))
        gone = sum(1 << card for trick in self.tricks[: self.number] for _, card in trick)
        others = sum(1 << card for trick in self.tricks for who, card in trick if who != self.player)
        if not left:
            unseen = pack & ~gone & ~others & ~self.known
            hidden = size - self.known.bit_count()
            return (World(self.known, unseen, hidden),) if 0 <= hidden <= unseen.bit_count() else ()
        later, self.known = self.known & ~(1 << self.card), 1 << self.card
        unseen, drawn = pack & ~gone & ~others, min(later.bit_count(), rounds + 1 - self.number)
        least, turned = later.bit_count() - drawn, self.turned_drawn(rounds)
        if not turned:
            worlds = [World(self.known, unseen, size - 1, later, least)]
        else:  # it has been played since, or it is among the cards that nobody has played
            worlds = [World(self.known, unseen, size - 1, later, least, turned & later)] if turned & later else []
            kept = turned & unseen & ~later
            worlds += [World(self.known, unseen, size - 1, later, least + 1, kept)] if kept else []
        return tuple(world for world in worlds if world.least <= world.hidden <= world.unseen.bit_count())

    def turned_drawn(self, rounds: int) -> int:
        """What the turned card can have been, if this player drew it, and the record goes on after that: a trump. It is the
        last to be drawn, by whoever sits before the winner of the last trick with a stock."""
        law, suits = self.court.law, [name for name, register in self.court.law.registers.items() if register.suit_of]
        trump = self.situation.get(suits[0]) if suits else None
        if trump is None or len(self.tricks) <= rounds:
            return 0
        assert law.tricks is not None
        players, cards = zip(*self.tricks[rounds - 1], strict=True)
        named = [self.situation.get(name, -1) for name in law.tricks.won_by if name != "led"]
        if players[cards.index(law.tricks.read(cards, named).best) - 1] != self.player:
            return 0
        before = sum(1 << card for trick in self.tricks[:rounds] for _, card in trick)
        return int(SUIT_MASK[trump] & self.court.deck & ~before)

    def known_with(self, held: int) -> tuple[int, ...]:
        """The cards that were certainly held: those played then and later, and in the first trick, where the turned card
        was taken by an exchange that may have come after the play, the card that was given for it."""
        found = [self.known | held]
        if self.number == 1 and self.player != self.dealer:
            for taken, given in reversed(self.exchanged()):
                if taken == self.card:
                    break
                if found[-1] >> taken & 1:
                    found.append(found[-1] & ~(1 << taken) | 1 << given)
        return tuple(found)

    def exchanged(self) -> list[tuple[int, int]]:
        """The exchanges that the record shows, as (card taken, card given): a turned card that is played was taken."""
        shown = [name for name, zone in self.court.law.zones.items() if zone.size == 1 and name in self.situation]
        played = {card for trick in self.tricks for _, card in trick}
        found: list[tuple[int, int]] = []
        lying = int(self.situation[shown[0]]) if shown else -1
        while lying in played:
            ways = [given for given, taken in exchanges(self.court.law) if lying % 12 + 1 in taken]
            if not ways:
                break
            given = lying // 12 * 12 + ways[0] - 1
            found.append((lying, given))
            lying = given
        return found

    def turned_card(self, seen: int, all_dealt: bool) -> tuple[int, int | None]:
        """What a card shown for trumps tells: that the player held it, and which cards may be held unseen (None: it
        cannot have been played). When all are dealt it lies in a hand: in the dealer's, if it is the last one dealt."""
        shown = [name for name, zone in self.court.law.zones.items() if zone.size == 1 and name in self.situation]
        turned = 1 << self.situation[shown[0]] if shown else 0
        if not all_dealt:
            if turned & seen and self.exchanged():
                turned = 1 << self.exchanged()[-1][1]
            return 0, None if turned & seen else ~turned
        if turned & seen or shown_unseen(self.court.law):
            return 0, -1
        return (turned, -1) if self.player == self.dealer else (0, ~turned)

    @cached_property
    def played(self) -> tuple[CompiledDecision, str, Facts]:
        """The decision that is asked about, the zone of the hand, and everything that was known when the card was played."""
        law = self.court.law
        assert law.tricks is not None
        name = next(iter(law.decisions))
        decision = law.decisions[name]
        zone = decision.choose[decision.part].zone.name  # type: ignore[attr-defined]
        facts = complete(law, {**self.situation, law.tricks.zone: self.before, zone: 1 << self.card}, name)
        for register in self.noted(decision):
            facts.pop(register, None)
        return self.court.decision(name), zone, facts

    def noted(self, decision: Decision) -> set[str]:
        """The registers that earlier cards may have changed, and of which the case says nothing: they are not as they start."""
        if self.number == 1 and not self.before:
            return set()
        things = things_in((*decision.then, *self.court.law.trick_effects))
        changed = {str(getattr(thing, name)) for thing in things for name in ("register", "to") if hasattr(thing, name)}
        commons = {
            name for name, register in self.court.law.registers.items() if not register.of and not register.said_in
        }
        return {name for name in changed & commons if name not in self.situation}

    def ruling(self, hand: int) -> Any:
        """The ruling on the card with a hand."""
        decision, zone, facts = self.played
        return judge(decision, Facts({**facts, zone: hand}), self.card)

    def rules(self) -> list[str]:
        """The rules of playing a card, in order."""
        return [rule.id for rule in next(iter(self.court.law.decisions.values())).rules]

    def broken(self, hand: int) -> str | None:
        """The rule that the card breaks with a hand."""
        decision, zone, facts = self.played
        if decision.flat(Facts({**facts, zone: hand})) >> self.card & 1:
            return None
        ruling = self.ruling(hand)
        return ruling.rule if ruling.refused else None


def shown_unseen(law: Law) -> bool:
    """Whether the card shown for trumps when all are dealt may be anybody's, not the last one dealt."""
    return any(step.op == "turn" and step.flag for step in compile_course(law).code)
