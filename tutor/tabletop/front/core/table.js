/** The table: keeps the page in step with the data, and sends what the player does. */

import { peek, peekable, say, showOptions } from "./bar.js";
import { Choice } from "./choice.js";
import { layDeck } from "./deck.js";
import { make, put, write } from "./dom.js";
import { buttonsOf, focusedIn, onKey, refocus, settleStops } from "./keys.js";
import { lookAt, move } from "./motion.js";
import { showFacts, showPlayers } from "./players.js";
import { showActs, unhurried } from "./told.js";
import { Walk } from "./walk.js";
import { showSuits, showZones } from "./zones.js";

/** After a move of the player nothing is taken for another one for so long (milliseconds): it was meant for the first. */
const QUIET = 320;
const PARTS = { side: "side", centre: "centre", seen: "seen", hand: "own" };

export class Table {
  /**
   * @param {Element} root an empty element
   * @param {Promise<string>} sprite the faces
   */
  constructor(root, sprite) {
    this.root = root;
    this.choice = new Choice();
    this.walk = new Walk();
    this.live = new Set();
    this.position = "";
    this.sent = false;
    this.quietUntil = 0;
    this.doAct = unhurried((act) => this.send({ kind: "act", act, v: this.data.v }));
    this.hush = false;
    this.build();
    sprite.then((text) => {
      layDeck(root, text);
      root.dataset.deck = "laid";
    });
  }

  build() {
    const node = (name, tag = "div") => (this[name] = make(tag, name));
    this.root.classList.add("sr-table");
    this.root.setAttribute("role", "region");
    node("said", "p").setAttribute("role", "status");
    node("sum", "output");
    node("options").dataset.row = "";
    node("acts").dataset.row = "";
    for (const row of [this.options, this.acts]) row.setAttribute("role", "group");
    node("finish", "button");
    node("pass", "button");
    this.finish.type = this.pass.type = "button";
    const bar = make("div", "bar", this.said, this.acts, this.sum, this.options, this.finish, this.pass);
    node("players", "ul");
    this.players.setAttribute("role", "list");
    const lying = make("div", "lying", node("suits"), node("side"), node("centre"), node("facts", "dl"));
    node("bubble").setAttribute("aria-hidden", "true");
    this.bubble.hidden = true;
    node("flying").setAttribute("aria-hidden", "true");
    this.felt = make("div", "felt", this.players, node("seen"), lying, bar, node("own"), this.flying, this.bubble);
    this.root.append(this.felt);
    this.felt.addEventListener("keydown", (event) => onKey(this.felt, event));
    for (const type of ["pointerdown", "keydown"]) this.felt.addEventListener(type, () => this.walk.hurry());
    for (const [type, shown] of Object.entries({ pointerover: true, focusin: true, pointerout: false, focusout: false }))
      this.felt.addEventListener(type, (event) => this.point(shown ? event : null));
  }

  /** Takes over what Python sends. `send` is given an action. */
  update(/** @type {import("./types.js").TableData} */ data, send) {
    const position = JSON.stringify([data.zones, data.players, data.ask]);
    const another = position !== this.position;
    const steps = this.data && another ? data.steps : [];
    if (another) {
      this.choice.clear();
      this.hush = this.sent;
    }
    Object.assign(this, { send, position, sent: false, next: data });
    if (another || !this.walk.going) this.arrive(steps, another);
  }

  /** Shows the steps, then the position that lies there at the end of them. */
  async arrive(steps, another) {
    const show = (step) => this.draw({ ...this.next, ...step, ask: null });
    this.said.classList.toggle("waiting", steps.length > 0); // what was said is over, what comes is not yet there
    if (!steps.length) this.walk.stop();
    else if (!(await this.walk.along(steps, show))) return;
    if (steps.length) this.hush = true;
    const { message } = this.next;
    const told = JSON.stringify(message);
    this.said.classList.remove("waiting");
    this.draw(this.next, another);
    if (another || told !== this.told) say(this.said, message);
    this.told = told;
  }

  /** Draws what lies there now, and shows what has moved. */
  draw(data, moves = true) {
    const before = this.data && moves ? lookAt(this.felt) : null;
    const focused = focusedIn(this.felt);
    this.data = data;
    this.show();
    if (this.hush) this.quietUntil = performance.now() + QUIET; // from when it can be seen, however long drawing took
    this.hush = false;
    refocus(focused, this.own);
    if (before) this.settle(move(this.felt, this.flying, before));
  }

  /** Tells when all is still: `aria-busy` is gone then, and a click counts. */
  settle(still) {
    this.root.setAttribute("aria-busy", "true");
    const round = (this.round = (this.round ?? 0) + 1);
    const wait = Math.max(0, this.quietUntil - performance.now());
    Promise.all([still, new Promise((done) => setTimeout(done, wait))]).then(() => {
      if (round === this.round && !this.walk.going) this.root.removeAttribute("aria-busy");
    });
  }

  /** Draws everything as it stands. */
  show() {
    const { data, felt } = this;
    put(felt, "lang", data.lang);
    put(this.root, "aria-label", data.label);
    put(this.root, "data-v", data.v);
    for (const zone of data.zones)
      if ((zone.where === "hand" && (data.ask || data.players.length)) || data.ask?.take.includes(zone.id)) this.live.add(zone.id);
    showPlayers(this.players, data.players, data.words);
    showSuits(this.suits, data.suits);
    showFacts(this.facts, data.facts);
    for (const [where, name] of Object.entries(PARTS))
      showZones(this[name], data.zones.filter((zone) => zone.where === where), this.live, this.view());
    for (const zone of felt.querySelectorAll("[data-zone]")) this.wire(zone);
    showOptions(this.options, data.ask?.options ?? [], this.view(), (option) => this.chooseOption(option));
    showActs(this.acts, data.acts ?? [], data.words.options, this.doAct);
    this.showMove();
    settleStops(felt);
  }

  view() {
    const { french, words } = this.data;
    const hand = this.data.zones.find((zone) => zone.id === this.data.ask?.hand)?.cards ?? [];
    return {
      french,
      words,
      refused: (card) => hand.includes(card) && this.tells(card.id, card.why || (this.choice.tried.has(card.id) && card.stay)),
      refusedOption: (option) => this.tells(`#${option.id}`, option.why),
    };
  }

  /** Whether a reason is to be seen: always, or once the card has been tried. */
  tells(id, why) {
    return Boolean(why) && (this.data.assist === "show" || this.choice.tried.has(id));
  }

  /** Gives the cards of a zone their clicks. */
  wire(zone) {
    const { ask } = this.data;
    const cards = zone.querySelector(".cards");
    if (!this.live.has(zone.dataset.zone)) return;
    cards.dataset.row = "";
    const own = zone.dataset.zone === ask?.hand;
    const open = own || ask?.take.includes(zone.dataset.zone);
    const known = new Map(this.data.zones.flatMap((each) => each.cards.map((card) => [card.id, card])));
    for (const button of buttonsOf(cards)) {
      const card = known.get(button.dataset.card);
      const held = ask?.held.includes(card.id);
      put(button, "aria-disabled", open && !held ? null : "true");
      const chosen = held || this.choice.card === card.id || this.choice.take.has(card.id);
      put(button, "aria-pressed", open && !(own && ask.kind === "play") ? chosen : null);
      peekable(button, own && button.classList.contains("refused") ? card.why || card.stay : "");
      button.onclick = () => open && !held && (own ? this.chooseCard(card) : this.chooseTake(card));
    }
  }

  /** The sum so far, and the buttons. */
  showMove() {
    const { ask, words, assist } = this.data;
    const sets = ask?.kind === "capture" || ask?.kind === "claim";
    const sum = sets ? this.choice.sum(this.data) : null;
    const chosen = sum ? sum.text : sets ? this.choice.names(this.data) : "";
    this.sum.hidden = !sets;
    write(this.sum, chosen || (ask?.kind === "claim" ? words.pick_some : words.pick));
    this.sum.classList.toggle("made", assist === "show" && Boolean(sum?.made));
    this.finish.hidden = !sets;
    const leaves = ask?.kind === "capture" && this.choice.take.size === 0;
    write(this.finish, leaves ? words.leave : words.capture);
    put(this.finish, "aria-disabled", sets && (ask.kind === "claim" ? this.choice.take.size : this.choice.card) ? null : "true");
    this.finish.onclick = () => this.finishMove();
    this.pass.hidden = !ask?.may_pass;
    write(this.pass, words.pass);
    this.pass.onclick = () => this.ready() && this.post({ kind: "pass" });
  }

  // ── what the player does ─────────────────────────────────────────────────────────────────────────

  /** Whether a click counts: no move is under way, and none has just been made. */
  ready() {
    return !this.sent && !this.walk.going && performance.now() >= this.quietUntil;
  }

  chooseCard(card) {
    if (!this.ready()) return;
    const { kind } = this.data.ask;
    if (kind === "play") {
      if (card.why) this.refuse(card.id, card.why, card.rule, { kind, card: card.id });
      else this.post({ kind, card: card.id });
      return;
    }
    if (card.why && this.data.assist === "show") return this.refuse(card.id, card.why, card.rule, { kind, card: card.id, take: [] });
    const more = this.choice.card !== null && this.choice.card !== card.id && this.data.ask.take.includes(this.data.ask.hand);
    if (more) this.choice.toggleTake(card.id);
    else this.choice.toggleCard(card.id);
    this.show();
  }

  chooseTake(card) {
    if (!this.ready()) return;
    this.choice.toggleTake(card.id);
    this.show();
  }

  chooseOption(option) {
    if (!this.ready()) return;
    const action = { kind: "choose", option: option.id };
    if (option.why) this.refuse(`#${option.id}`, option.why, option.rule, action);
    else this.post(action);
  }

  finishMove() {
    if (!this.ready() || this.finish.getAttribute("aria-disabled")) return;
    const { kind, hand } = this.data.ask;
    const take = [...this.choice.take];
    if (kind === "claim") return this.post({ kind, take });
    const card = this.data.zones.find((zone) => zone.id === hand).cards.find((each) => each.id === this.choice.card);
    const action = { kind, card: card.id, take };
    const why = card.why || (take.length === 0 && card.stay);
    if (why) this.refuse(card.id, why, card.rule ?? "", action);
    else this.post(action);
  }

  /** Explains at once what may not be done, and tells Python that it was tried. */
  refuse(id, why, rule, action) {
    this.choice.tried.add(id);
    this.show();
    say(this.said, { text: why, tone: "bad", rule });
    this.point(null);
    this.send({ ...action, v: this.data.v });
  }

  /** Sends a move; until it has been answered, nothing else is sent. */
  post(action) {
    this.sent = true;
    this.send({ ...action, v: this.data.v });
  }

  /** Shows the reason of what is pointed at or has the focus. */
  point(event) {
    peek(this.felt, this.bubble, event?.target.closest?.("[data-why]"), this.said.firstChild?.textContent);
  }
}
