"""The end of a hand at the terminal: the last word on who has revoked, its points, and what may be learnt from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from tutor.cli.keeping import keep
from tutor.cli.learner import Learner
from tutor.cli.lesson import Desk, Left
from tutor.faults import TutorError, refuse
from tutor.game import Session
from tutor.game.review import Costly, chosen_by, cost_of, cost_words, dearest, nothing_lost, revoke_words, revokes_in
from tutor.game.told import accusation_words, hand_counted, totals_told
from tutor.learn.items import Item, ask_text, mark
from tutor.learn.lessons import ladder
from tutor.learn.slips import Attempt, exercises_of, not_allowed
from tutor.words import OneOf, sentence

UNDO, SAVE = ("deshacer", "undo", "u"), ("guardar", "save")
ACCUSE, REVIEW = ("renuncio", "revoke"), ("repaso", "review")


class HandOver:
    """What is done between hands, and what may be done both then and at one's turn."""

    def __init__(self, desk: Desk, keeper: Path | None, learner: Callable[[], Learner]) -> None:
        self.desk, self.keeper, self.lang = desk, keeper, desk.screen.lang
        self.pick, self.learner = desk.screen.pick, learner
        self.tried: list[Attempt] = []  # what was refused in this hand

    def gap(self) -> None:
        """An empty line between what is read by people."""
        if not self.desk.data:
            self.desk.screen.say("")

    def unread(self, error: TutorError) -> None:
        """What is wrong with what was typed."""
        self.desk.say("unread", "\n".join(sentence(fault.said(self.lang)) for fault in error.faults))

    # ── revokes, and the way back ─────────────────────────────────────────────────────────────────────

    def accused(self, session: Session, name: str) -> Session:
        """The game after the person has accused somebody, where that is proved."""
        if session.seats.assist != "real":
            raise refuse("game_accusing_nobody")
        others = {each.casefold(): seat for seat, each in enumerate(session.seats.names) if seat != session.seats.seat}
        if name.casefold() not in others:
            raise refuse("game_accused_nobody", known=OneOf.of(session.seats.names[seat] for seat in others.values()))
        proof = session.proof_against(others[name.casefold()], self.lang)
        if proof is None:
            raise refuse("game_not_proved")
        later = session.accuse(session.seats.seat, proof.at)
        self.desk.say("revoke", accusation_words(later, later.accused[-1], self.lang), by=session.seats.seat)
        return later

    def undone(self, session: Session) -> Session:
        """The game before one's last choice."""
        if session.seats.assist == "real":
            raise refuse("game_card_laid")
        back = session.take_back()
        self.desk.say("undo", self.pick("Jugada deshecha.", "Move taken back."))
        return back

    # ── keeping ───────────────────────────────────────────────────────────────────────────────────────

    def save(self, session: Session, name: str) -> None:
        """The game into a file, and from now on after every choice. What is there already is left alone."""
        keeper = Path(name) if name else self.keeper
        if keeper is None:
            raise refuse("game_file_missing")
        if keeper != self.keeper and keeper.exists():
            raise refuse("game_file_taken", path=str(keeper))
        keep(session.to_data(), keeper, "game_file")
        self.keeper = keeper
        self.desk.say("saved", self.pick(f"Guardada en {self.keeper}.", f"Kept in {self.keeper}."))

    def kept(self, session: Session) -> None:
        """Write the game down; where that cannot be, it is told, and the game goes on."""
        try:
            if self.keeper is not None:
                keep(session.to_data(), self.keeper, "game_file")
        except TutorError as error:
            self.unread(error)

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

    # ── the end of a hand ─────────────────────────────────────────────────────────────────────────────

    def settled(self, session: Session) -> Session:
        """The game once nobody is accused any more: at a real table one may be until the hand is counted."""
        self.kept(session)
        prompt = self.pick("[Intro: contar la mano; renuncio NOMBRE] ", "[Enter: count the hand; revoke NAME] ")
        while session.seats.assist == "real":
            typed = self.desk.line(prompt)
            word, _, rest = typed.partition(" ")
            try:
                if word.lower() in ACCUSE:
                    session = self.accused(session, rest.strip())
                elif word.lower() in SAVE:
                    self.save(session, rest.strip())
                elif typed:
                    self.desk.say("how", prompt.strip())
                else:
                    break
            except TutorError as error:
                self.unread(error)
        return session

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
        if session.seats.assist == "real":
            prompt = self.pick("[Intro: seguir; repaso] ", "[Enter: go on; review] ")
        while True:
            word, _, rest = self.desk.line(prompt).partition(" ")  # a file is called as it is typed
            try:
                if word.lower() in UNDO:
                    return self.undone(session)
                if not word:
                    return session
                if word.lower() in SAVE:
                    self.save(session, rest.strip())
                elif word.lower() in REVIEW:
                    self.review(session)
                else:
                    self.desk.say("how", prompt.strip())
            except TutorError as error:
                self.unread(error)

    def review(self, session: Session) -> None:
        """What cost most in the hand; and what went wrong in it, asked once more."""
        try:
            costs = dearest(list(self.looked_at(session)))
        except KeyboardInterrupt:
            self.desk.say("review", self.pick("\nRepaso interrumpido.", "\nThe review was stopped."))
            return
        for cost in costs:
            self.desk.say("review", cost_words(cost, self.lang), points=round(cost.points, 2))
        if not costs:
            self.desk.say("review", nothing_lost(session, self.lang))
        with suppress(Left):
            for item in exercises_of(session, not_allowed(session, self.tried), costs):
                self.learn(item)

    def looked_at(self, session: Session) -> Iterator[Costly]:
        """What each decision of the hand cost, one after another; a terminal shows how it goes on."""
        places = list(chosen_by(session))
        screen, count = self.desk.screen, len(places)
        if not self.desk.data:
            screen.say(
                self.pick(
                    f"Repasando {count} decisiones (Ctrl-C lo deja)…",
                    f"Looking at {count} decisions (Ctrl-C stops it)…",
                )
                if count != 1
                else self.pick("Repasando una decisión…", "Looking at one decision…")
            )
        for number, at in enumerate(places, 1):
            if screen.out.isatty() and not self.desk.data:
                screen.out.write(f"\r{number}/{count}" + ("\n" if number == count else ""))
            screen.flush()
            cost = cost_of(session, at, self.lang)
            if cost is not None:
                yield cost

    def learn(self, item: Item) -> None:
        """A choice that went wrong, asked once more; the answer is kept with all that is learnt."""
        self.desk.say(
            "learn",
            self.pick("Aprende de tu fallo: tu turno, otra vez.", "Learn from your slip: your turn, once more."),
        )
        marked = mark(item, self.desk.answer(item, ask_text(item, self.lang)))
        self.learner().keep(item, marked, "review", self.desk.took)
        self.desk.tell(ladder(item, marked, self.lang), marked.right)
