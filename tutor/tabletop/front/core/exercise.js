/** An exercise on the table: the question, what is tapped, and once it is answered what is said of that. */

import { Answer } from "./answer.js";
import { say } from "./bar.js";
import { summed } from "./choice.js";
import { drawSuit, emblem, layDeck } from "./deck.js";
import { keep, make, part, put, write } from "./dom.js";
import { buttonsOf, focusedIn, focusOn, onKey, refocus, settleStops } from "./keys.js";
import { showPad } from "./pad.js";
import { showActs, showTold } from "./told.js";
import { showSuits, showZones } from "./zones.js";

/** So long after an answer nothing is taken for another one (milliseconds): it was meant for the first. */
const PAUSE = 320;
const BOXES = { side: "side", centre: "centre", seen: "seen", hand: "own", pack: "packed" };

export class Exercise {
  /**
   * @param {Element} root an empty element
   * @param {Promise<string>} sprite the faces
   */
  constructor(root, sprite) {
    this.root = root;
    this.answer = new Answer();
    this.sent = false;
    this.quietUntil = 0;
    this.build();
    sprite.then((text) => {
      layDeck(root, text);
      root.dataset.deck = "laid";
    });
  }

  build() {
    const node = (name, tag = "div") => (this[name] = make(tag, name));
    const row = (name) => {
      node(name).dataset.row = "";
      this[name].setAttribute("role", "group");
      return this[name];
    };
    this.root.classList.add("sr-table");
    this.root.setAttribute("role", "region");
    node("lead", "p");
    node("task", "p");
    this.task.tabIndex = -1;
    node("scene", "p");
    const lying = make("div", "lying", node("suits"), node("side"), node("centre"));
    node("said", "p").setAttribute("role", "status");
    node("told").setAttribute("role", "status");
    node("so", "output");
    this.so.className = "sum so";
    node("finish", "button").type = "button";
    node("add", "button").type = "button";
    node("none", "button").type = "button";
    this.add.className = this.none.className = "pass";
    const bar = make("div", "bar", this.said, row("noted"), this.so, row("pad"), row("options"), this.add, this.finish, this.none);
    const asked = make("div", "asked", this.lead, this.task, this.scene);
    const board = make("div", "board", lying, node("seen"), node("own"), node("packed"));
    this.felt = make("div", "felt exercise", asked, board, make("div", "reply", bar, this.told, row("acts")));
    this.root.append(this.felt);
    this.felt.addEventListener("keydown", (event) => this.typed(event) || onKey(this.felt, event));
  }

  /** Takes over what Python sends. `send` is given what is done. */
  update(/** @type {import("./types.js").TableData} */ data, send) {
    const { id, answered } = data.exercise;
    const another = id !== this.id;
    const told = answered && !this.answered;
    const inside = focusedIn(this.felt);
    const begun = this.data !== undefined;
    if (another) this.answer.clear();
    if (begun && (another || told)) this.rest();
    Object.assign(this, { data, send, id, answered, sent: false });
    this.show();
    if (inside && another) this.task.focus();
    else if (inside && told && buttonsOf(this.acts).length) focusOn(buttonsOf(this.acts)[0]);
    else refocus(inside, this.acts);
  }

  /** Takes nothing for an answer for a moment; `aria-busy` tells so. */
  rest() {
    this.quietUntil = performance.now() + PAUSE;
    this.root.setAttribute("aria-busy", "true");
    setTimeout(() => performance.now() >= this.quietUntil && this.root.removeAttribute("aria-busy"), PAUSE + 10);
  }

  /** Draws everything as it stands. */
  show() {
    const { data, felt } = this;
    const asked = data.exercise;
    put(felt, "lang", data.lang);
    put(this.root, "aria-label", data.label);
    put(this.root, "data-v", data.v);
    put(this.root, "data-exercise", asked.id);
    put(this.root, "data-answered", String(asked.answered));
    for (const [name, text] of [["lead", asked.head], ["task", asked.task], ["scene", asked.scene]]) {
      write(this[name], text);
      this[name].hidden = !text;
    }
    felt.classList.toggle("bare", data.zones.length + data.suits.length === 0);
    const live = new Set([...asked.take, asked.hand].filter(Boolean));
    showSuits(this.suits, data.suits);
    const view = { french: data.french, words: data.words, refused: () => false };
    for (const [where, name] of Object.entries(BOXES))
      showZones(this[name], data.zones.filter((zone) => zone.where === where), live, view);
    for (const zone of felt.querySelectorAll("[data-zone]")) this.wire(zone, live.has(zone.dataset.zone));
    if (data.message.text || !this.said.hidden) say(this.said, data.message);
    this.showChoices();
    this.showNoted();
    showPad(this.pad, asked, (key) => this.press(key));
    this.showButtons();
    showTold(this.told, asked.told);
    showActs(this.acts, asked.acts, data.words.options, (act) => this.post({ kind: "act", act }));
    settleStops(felt);
  }

  /** Gives the cards of a zone their clicks, and shows which are chosen. */
  wire(zone, live) {
    const cards = zone.querySelector(".cards");
    if (live) cards.dataset.row = "";
    else delete cards.dataset.row;
    const asked = this.data.exercise;
    for (const button of live ? buttonsOf(cards) : []) {
      const card = button.dataset.card;
      const held = asked.held === card;
      put(button, "aria-disabled", held ? "true" : null);
      const pressed = held || this.answer.has(card);
      put(button, "aria-pressed", asked.finish ? String(pressed) : null);
      const nth = asked.ordered && pressed ? this.answer.cards.indexOf(card) + 1 : 0;
      const sign = part(button, "span", "nth");
      write(sign, nth ? String(nth) : "");
      put(sign, "aria-hidden", "true");
      button.onclick = () => !held && this.tap(card, zone.dataset.zone);
    }
  }

  /** The words, numbers and suits that may be tapped. */
  showChoices() {
    const asked = this.data.exercise;
    this.options.hidden = asked.choices.length === 0;
    put(this.options, "aria-label", this.data.words.options);
    this.options.classList.toggle("long", asked.choices.some((choice) => choice.label.length > 24));
    keep(this.options, asked.choices, (choice) => `${asked.id} ${choice.id}`, () => make("button", "option", make("span", "label")), (button, choice) => {
      button.type = "button";
      if (choice.suit && !button.querySelector(".emblem")) button.prepend(emblem());
      if (choice.suit) drawSuit(button.querySelector(".emblem"), choice.suit);
      write(button.querySelector(".label"), choice.label);
      const chosen = this.answer.options.has(choice.id);
      put(button, "aria-pressed", asked.finish && !asked.answered ? String(chosen) : null);
      put(button, "aria-disabled", asked.answered ? "true" : null);
      const sign = part(button, "span", "sign");
      sign.hidden = !choice.sign;
      put(sign, "data-sign", choice.sign);
      write(sign, choice.sign ?? "");
      button.onclick = () => this.choose(choice.id);
    });
  }

  /** The sets that have been noted, each of which may be taken out. */
  showNoted() {
    const asked = this.data.exercise;
    const sets = asked.sets === "several" ? this.answer.sets : [];
    this.noted.hidden = sets.length === 0;
    put(this.noted, "aria-label", asked.texts.sets);
    keep(this.noted, sets, (set) => JSON.stringify(set), () => make("button", "option set"), (button, set) => {
      const named = this.names([set.card, ...set.take]);
      button.type = "button";
      write(button, asked.answered ? named : `${named} ✕`);
      put(button, "aria-label", asked.answered ? null : `${asked.texts.remove}: ${named}`);
      put(button, "aria-disabled", asked.answered ? "true" : null);
      button.onclick = () => {
        if (this.data.exercise.answered) return;
        this.answer.drop(set);
        this.show();
      };
    });
  }

  /** What stands chosen, in words: added up, or one after the other. */
  names(chosen) {
    const known = new Map(this.data.zones.flatMap((zone) => zone.cards.map((card) => [card.id, card.label])));
    return chosen.filter(Boolean).map((card) => known.get(card)).join(this.data.exercise.ordered ? ", " : " + ");
  }

  showButtons() {
    const asked = this.data.exercise;
    const open = !asked.answered;
    const { texts } = asked;
    const sets = Boolean(asked.sets);
    this.so.hidden = !open || !(asked.number || sets || asked.ordered);
    const held = this.answer.card ?? (asked.held || null);
    const chosen = asked.sum
      ? summed(asked.sum, held, this.answer.take, this.data).text
      : this.names(sets ? [held, ...this.answer.take] : this.answer.cards);
    const typed = this.answer.number.replace("-", "−");
    write(this.so, asked.number ? `${texts.number}: ${typed || "…"}` : chosen || (asked.ordered ? texts.order : texts.pick));
    this.finish.hidden = !open || !asked.finish;
    write(this.finish, asked.finish);
    put(this.finish, "aria-disabled", this.answer.complete(asked) ? null : "true");
    this.finish.onclick = () => this.commit();
    this.add.hidden = !open || asked.sets !== "several";
    write(this.add, texts.add);
    put(this.add, "aria-disabled", this.answer.pending(asked) ? null : "true");
    this.add.onclick = () => {
      if (this.answer.note(this.data.exercise)) this.show();
    };
    this.none.hidden = !open || !asked.none;
    write(this.none, asked.none);
    this.none.onclick = () => this.post({ kind: "none" });
  }

  // ── what is done ─────────────────────────────────────────────────────────────────────────────────

  tap(card, zone) {
    const asked = this.data.exercise;
    if (asked.answered) return;
    this.answer.tap(card, zone, asked);
    if (asked.finish) this.show();
    else this.commit();
  }

  choose(id) {
    const asked = this.data.exercise;
    if (asked.answered) return;
    this.answer.choose(id, asked.some);
    if (asked.finish) this.show();
    else this.commit();
  }

  press(key) {
    if (this.data.exercise.answered) return;
    this.answer.press(key);
    this.show();
  }

  /** Digits and their like, where a number is entered; whether the key was one. */
  typed(event) {
    const asked = this.data.exercise;
    const key = { Backspace: "erase", "-": "minus" }[event.key] ?? event.key;
    if (!asked.number || asked.answered || event.ctrlKey || event.metaKey || event.altKey || !/^(\d|erase|minus)$/.test(key)) return false;
    event.preventDefault();
    event.stopPropagation();
    this.press(key);
    return true;
  }

  commit() {
    const asked = this.data.exercise;
    if (this.answer.complete(asked)) this.post(this.answer.told(asked));
  }

  /** Sends what was done; until it has been answered, nothing else is sent. */
  post(action) {
    if (this.sent || performance.now() < this.quietUntil) return;
    this.sent = true;
    this.send({ ...action, v: this.data.v });
  }
}
