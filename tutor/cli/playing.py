"""A game at the terminal: what the others do is told, what may be done is asked, and a word asks for more."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from tutor.cli.keeping import keep
from tutor.cli.learner import Learner
from tutor.cli.lesson import Desk, Left
from tutor.faults import TutorError, refuse
from tutor.game import Session
from tutor.game.asked import answer_to
from tutor.game.others import hint_for
from tutor.game.review import chosen_by, cost_of, cost_words, dearest, revoke_words, revokes_in
from tutor.game.told import (
    accusation_words,
    choice_words,
    hand_begins,
    hand_counted,
    match_ended,
    totals_told,
    what_happened,
)
from tutor.game.typed import choice_typed, typed_as
from tutor.learn.items import Item, ask_text, mark
from tutor.learn.lessons import ladder
from tutor.learn.slips import Attempt, exercises_of, not_allowed
from tutor.play.position import PASS
from tutor.tabletop import TableData, table_of
from tutor.words import sentence

UNDO, SAVE = ("deshacer", "undo", "u"), ("guardar", "save")
ACCUSE, REVIEW = ("renuncio", "revoke"), ("repaso", "review")
MOST = 24  # choices that are listed


class Playing:
    """Plays at a desk; the game is kept in a file after every choice, where there is one."""

    def __init__(self, desk: Desk, keeper: Path | None, learner: Callable[[], Learner]) -> None:
        self.desk, self.keeper, self.lang = desk, keeper, desk.screen.lang
        self.pick, self.learner = desk.screen.pick, learner
        self.tried: list[Attempt] = []  # what was refused in this hand

    def work(self, session: Session, resumed: bool) -> None:
        """The game to its end. Raises Left where it is left before."""
        self.title(session)
        if resumed and session.position is not None:
            self.desk.say("deal", self.hand(session))
        while not session.over:
            self.kept(session)
            if session.position is None:
                session, self.tried = session.deal(), []
                self.desk.say("deal", self.hand(session))
            before = len(session.ended)
            session = self.watch(session)
            if session.position is not None:
                session = self.turn(session)
            if len(session.ended) > before:
                session = self.counted(self.watched(session))
        self.kept(session)
        self.desk.say("end", self.ending(session), totals=list(session.match.totals))

    def title(self, session: Session) -> None:
        """Which game, and who plays."""
        seats, law = session.seats, session.rules.court().law
        names = ", ".join(seats.names)
        variant = law.variants[law.variant].name(self.lang)
        how = self.pick(
            "«?» da una pista, «? 6c» el porqué de una carta; «deshacer», «guardar ARCHIVO», «q» para dejarlo.",
            "“?” gives a hint, “? 6c” the reason for a card; “undo”, “save FILE”, “q” to leave.",
        )
        if seats.assist == "real":
            how = self.pick(
                "«renuncio NOMBRE» acusa a alguien; «guardar ARCHIVO», «q» para dejarlo. Aquí nadie ayuda.",
                "“revoke NAME” accuses somebody; “save FILE”, “q” to leave. Nobody helps here.",
            )
        text = f"{law.labels[self.lang].capitalize()}, {variant}. {names}.\n{how}"
        self.desk.say("title", text, table=seats.to_data())

    def hand(self, session: Session) -> str:
        """What is told of a hand that begins, and of its kind what it is."""
        law = session.waiting().setting.law
        kind = law.kinds[law.kind].says[self.lang] if law.kind else ""
        self.gap()
        return f"{hand_begins(session, session.seats.names, self.lang)} {kind}".rstrip()

    def gap(self) -> None:
        """An empty line between what is read by people."""
        if not self.desk.data:
            self.desk.screen.say("")

    # ── a turn ────────────────────────────────────────────────────────────────────────────────────

    def watch(self, session: Session) -> Session:
        """What the others do, told as they do it."""
        session = self.watched(session)
        while session.position is not None and not session.mine:
            later = session.other()
            self.happened(session, later)
            session = self.watched(later)
        return session

    def watched(self, session: Session) -> Session:
        """The game after what the others have found out, which is told."""
        later = session.watched()
        for one in later.accused[len(session.accused) :]:
            self.desk.say("revoke", accusation_words(later, one, self.lang), by=one.by)
        return later

    def accused(self, session: Session, name: str) -> Session:
        """The game after the person has accused somebody, where that is proved."""
        names = [each.casefold() for each in session.seats.names]
        if session.seats.assist != "real" or name.casefold() not in names:
            raise refuse("game_accused_nobody", known=", ".join(session.seats.names))
        proof = session.proof_against(names.index(name.casefold()), self.lang)
        if proof is None:
            raise refuse("game_not_proved")
        later = session.accuse(session.seats.seat, proof.at)
        self.desk.say("revoke", accusation_words(later, later.accused[-1], self.lang), by=session.seats.seat)
        return later

    def happened(self, before: Session, after: Session) -> None:
        """One choice, told."""
        position, choice = before.waiting(), after.done[-1]
        then = after.position or after.ended[-1]
        for said in what_happened(position, choice, then, before.seats.names, self.lang):
            self.desk.say("move", said, seat=position.turn, choice=choice_words(position, choice, self.lang))

    def turn(self, session: Session) -> Session:
        """What one chooses, or the game before the last choice."""
        position, seat = session.waiting(), session.seats.seat
        told = {"legal": self.legal(session)} if session.seats.assist == "show" else {}
        data = table_of(
            position,
            seat,
            self.lang,
            "real",
            names=session.seats.names,
            totals=session.match.totals if session.ended else (),
        )
        self.gap()
        self.desk.say("table", table_text(data), view=position.view(seat))
        self.desk.say("ask", self.prompt(session), decision=position.decision, **told)
        hints = 0
        while True:
            typed = self.desk.line("> ")
            word, _, rest = typed.partition(" ")
            try:
                if word.lower() in UNDO:
                    return self.undone(session)
                if word.lower() in ACCUSE:
                    return self.accused(session, rest.strip())
                if word.lower() in SAVE:
                    self.save(session, rest.strip())
                elif typed.startswith("?") and session.seats.assist == "real":
                    raise refuse("game_no_help")
                elif typed == "?":
                    hints += 1
                    self.hint(session, hints)
                elif typed.startswith("?"):
                    self.desk.say("why", self.why(session, typed[1:].strip()))
                elif typed:
                    later = self.chosen(session, typed)
                    if later is not None:
                        return later
                else:
                    self.desk.say("how", self.prompt(session))
            except TutorError as error:
                self.desk.say("unread", "\n".join(sentence(fault.said(self.lang)) for fault in error.faults))

    def chosen(self, session: Session, typed: str) -> Session | None:
        """The game after a choice; None where it may not be, which is told with the reason."""
        position = session.waiting()
        made = choice_typed(position, typed, self.lang)
        if not made.legal and not session.lets_through():
            said = ". ".join(part for part in (made.said["rule"].capitalize(), made.said["text"]) if part)
            self.desk.say("illegal", said, rule=made.said["rule"])
            self.tried.append((position, made.choice))
            return None
        later = session.play(made.choice)
        self.happened(session, later)
        return later

    def prompt(self, session: Session) -> str:
        """What is to be done, and at a table that shows it, what may be chosen."""
        seats, position = session.seats, session.waiting()
        data = table_of(position, seats.seat, self.lang, seats.assist, names=seats.names)
        text = data["message"]["text"]
        if seats.assist == "show":
            shown = " · ".join(self.legal(session)[:MOST])
            text += self.pick(f" Vale: {shown}", f" Allowed: {shown}")
        elif position.optional:
            text += self.pick(" O «paso».", " Or “pass”.")
        return text

    def legal(self, session: Session) -> list[str]:
        """What may be chosen, as it is typed."""
        return [typed_as(session.waiting(), choice, self.lang) for choice in session.legal()]

    def why(self, session: Session, typed: str) -> str:
        """The whole answer about a choice."""
        position = session.waiting()
        choice = choice_typed(position, typed, self.lang).choice
        if choice == PASS:
            return self.pick("Puedes pasar: nada te obliga.", "You may pass: nothing obliges you.")
        return answer_to(session.rules, position, choice, session.seats.names).text(self.lang, full=True)

    def hint(self, session: Session, step: int) -> None:
        """The next step of a hint; the last again, once all have been given."""
        found = hint_for(session, step, self.lang)
        self.desk.say("hint", found.text, step=found.step, steps=found.steps)

    def undone(self, session: Session) -> Session:
        """The game before one's last choice."""
        if session.seats.assist == "real":
            raise refuse("game_card_laid")
        back = session.take_back()
        self.desk.say("undo", self.pick("Jugada deshecha.", "Move taken back."))
        return back

    # ── keeping ───────────────────────────────────────────────────────────────────────────────────

    def save(self, session: Session, name: str) -> None:
        """The game into a file, and from now on after every choice."""
        if name:
            self.keeper = Path(name)
        if self.keeper is None:
            raise refuse("game_file_missing")
        self.kept(session)
        self.desk.say("saved", self.pick(f"Guardada en {self.keeper}.", f"Kept in {self.keeper}."))

    def kept(self, session: Session) -> None:
        """Write the game down."""
        if self.keeper is not None:
            keep(session.to_data(), self.keeper, "game_file")

    def left(self) -> None:
        """What is said to somebody who leaves."""
        if self.keeper is None:
            self.desk.say("left", self.pick("Hasta otra.", "See you."))
        else:
            self.desk.say(
                "left",
                self.pick(
                    f"Queda guardada en {self.keeper}: sigue con «tutor play --resume {self.keeper}».",
                    f"Kept in {self.keeper}: go on with “tutor play --resume {self.keeper}”.",
                ),
            )

    # ── the end of a hand ─────────────────────────────────────────────────────────────────────────

    def counted(self, session: Session) -> Session:
        """The points of the hand that is over, where they come from, and the totals; a press goes on."""
        names, ended = session.seats.names, session.ended[-1]
        lines = hand_counted(ended, names, self.lang)
        points = list(ended.points or ())
        totals = totals_told(session, names, self.lang)
        self.gap()
        self.desk.say("count", "\n".join(lines), points=points)
        self.desk.say("totals", self.pick(f"Van: {totals}.", f"So far: {totals}."), totals=list(session.match.totals))
        self.kept(session)
        for one in revokes_in(session, self.lang):
            self.desk.say("review", revoke_words(session, one, self.lang), seat=one.seat)
        try:
            return self.between(session)
        except Left:
            if session.over:
                return session
            raise

    def between(self, session: Session) -> Session:
        """What is done after a hand: one goes on, looks back at it, or takes back."""
        prompt = self.pick("[Intro: seguir; repaso, deshacer] ", "[Enter: go on; review, undo] ")
        while True:
            typed = self.desk.line(prompt).lower()
            try:
                if typed in UNDO:
                    return self.undone(session)
                if not typed:
                    return session
                word, _, rest = typed.partition(" ")
                if word in SAVE:
                    self.save(session, rest.strip())
                elif word in REVIEW:
                    self.review(session)
                else:
                    self.desk.say("how", prompt.strip())
            except TutorError as error:
                self.desk.say("unread", "\n".join(sentence(fault.said(self.lang)) for fault in error.faults))

    def review(self, session: Session) -> None:
        """What cost most in the hand; and what went wrong in it, asked once more."""
        places = list(chosen_by(session))
        if not self.desk.data:
            count = len(places)
            self.desk.screen.say(self.pick(f"Repasando {count} decisiones…", f"Looking at {count} decisions…"))
            self.desk.screen.flush()
        costs = dearest([cost for at in places if (cost := cost_of(session, at, self.lang)) is not None])
        for cost in costs:
            self.desk.say("review", cost_words(cost, self.lang), points=round(cost.points, 2))
        if not costs:
            nothing = self.pick("Ninguna decisión costó nada que se note.", "No decision cost anything worth telling.")
            self.desk.say("review", nothing)
        with suppress(Left):
            for item in exercises_of(session, not_allowed(session, self.tried), costs):
                self.learn(item)

    def learn(self, item: Item) -> None:
        """A choice that went wrong, asked once more; the answer is kept with all that is learnt."""
        self.desk.say(
            "learn",
            self.pick("Aprende de tu fallo: tu turno, otra vez.", "Learn from your slip: your turn, once more."),
        )
        marked = mark(item, self.desk.answer(item, ask_text(item, self.lang)))
        self.learner().keep(item, marked, "review", self.desk.took)
        self.desk.tell(ladder(item, marked, self.lang), marked.right)

    def ending(self, session: Session) -> str:
        """Who has won, or that this was all."""
        won = match_ended(session, session.seats.names, self.lang)
        return won or self.pick("Fin.", "The end.")


def table_text(data: TableData) -> str:
    """A table in lines: suits that are settled, what lies where, one's own cards with their short names, numbers by name."""
    lines = [f"{suit['label']}: {suit['name']}" for suit in data["suits"]]
    for zone in data["zones"]:
        named = [
            f"{name} ({note})"
            if (note := card["id"].lstrip("?") if zone["where"] == "hand" else card.get("note"))
            else name
            for card in zone["cards"]
            if (name := card["label"][:1].lower() + card["label"][1:])
        ]
        if "count" in zone:
            named = [str(zone["count"])]
        lines.append(f"{zone['label']}: {', '.join(named) or data['words']['none'].lower()}")
    numbers: dict[str, list[str]] = {}
    for player in data["players"]:
        for fact in player["facts"]:
            if "held" not in fact:
                numbers.setdefault(fact["label"], []).append(f"{player['name']} {fact['number']}")
    return "\n".join([*lines, *(f"{label}: {' · '.join(each)}" for label, each in numbers.items())])
