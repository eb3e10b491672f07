"""A game at the terminal: what the others do is told, what may be done is asked, and a word asks for more."""

from __future__ import annotations

from tutor.cli.hand_over import ACCUSE, SAVE, UNDO, HandOver
from tutor.faults import TutorError, refuse
from tutor.game import Session
from tutor.game.asked import answer_to
from tutor.game.others import hint_for
from tutor.game.seen import answer_about
from tutor.game.told import (
    FAIR,
    accusation_words,
    choice_words,
    hand_begins,
    match_ended,
    what_happened,
)
from tutor.game.typed import choice_typed, played_at, typed_as
from tutor.play.position import PASS
from tutor.tabletop import TableData, table_of

MOST = 24  # choices that are listed


class Playing(HandOver):
    """Plays at a desk; the game is kept in a file after every choice, where there is one."""

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
                session = self.counted(self.settled(self.watched(session)))
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
        other = self.pick(
            f"Estas son las cartas de «--seed {seats.seed}»; con otro número salen otras.",
            f"These are the cards of “--seed {seats.seed}”; another number gives others.",
        )
        text = f"{law.labels[self.lang].capitalize()}, {variant}. {names}.\n{how}\n{other}"
        self.desk.say("title", text, table=seats.to_data())

    def hand(self, session: Session) -> str:
        """What is told of a hand that begins, and of its kind what it is."""
        law = session.waiting().setting.law
        kind = law.kinds[law.kind].says[self.lang] if law.kind else ""
        self.gap()
        return f"{hand_begins(session, session.seats.names, self.lang)} {kind}".rstrip()

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
                self.unread(error)

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
            legal = self.legal(session)
            shown = " · ".join([*legal[:MOST], *(["…"] if len(legal) > MOST else [])])
            text += self.pick(f" Vale: {shown}", f" Allowed: {shown}")
        elif position.optional:
            text += self.pick(" O «paso».", " Or “pass”.")
        return text

    def legal(self, session: Session) -> list[str]:
        """What may be chosen, as it is typed."""
        return [typed_as(session.waiting(), choice, self.lang) for choice in session.legal()]

    def why(self, session: Session, typed: str) -> str:
        """The whole answer about a choice, or about a card that has been played in this hand."""
        position = session.waiting()
        try:
            choice = choice_typed(position, typed, self.lang).choice
        except TutorError:
            at = played_at(session.past, typed)
            if at < 0:
                raise
            answer = answer_about(session.rules, session.past, at, session.seats.names)
            fair = FAIR[self.lang] if answer.verdict == "undecided" else ""
            return f"{answer.text(self.lang, full=True)}\n{fair}".rstrip()
        if choice == PASS:
            return self.pick("Puedes pasar: nada te obliga.", "You may pass: nothing obliges you.")
        return answer_to(session.rules, position, choice, session.seats.names).text(self.lang, full=True)

    def hint(self, session: Session, step: int) -> None:
        """The next step of a hint; the last again, once all have been given."""
        found = hint_for(session, step, self.lang)
        self.desk.say("hint", found.text, step=found.step, steps=found.steps)

    # ── the end of a hand ─────────────────────────────────────────────────────────────────────────

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
