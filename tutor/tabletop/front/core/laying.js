/** A table that is laid out: slots are filled from the deck, and all that lies there is sent after each tap. */

import { peek, peekable, say } from "./bar.js";
import { makeCard, updateCard } from "./cards.js";
import { drawSuit, emblem, layDeck } from "./deck.js";
import { keep, make, part, put, write } from "./dom.js";
import { focusedIn, onKey, refocus, settleStops } from "./keys.js";
import { lookAt, move } from "./motion.js";
import { showPack } from "./pack.js";

/** @typedef {import("./types.js").SlotData} SlotData */

export class Laying {
  /**
   * @param {Element} root an empty element
   * @param {Promise<string>} sprite the faces
   */
  constructor(root, sprite) {
    this.root = root;
    this.board = null;
    this.root.classList.add("sr-table");
    this.root.setAttribute("role", "region");
    this.places = make("div", "places");
    this.said = make("p", "said");
    this.said.setAttribute("role", "status");
    this.pack = make("div", "pack");
    this.pack.setAttribute("role", "group");
    this.bubble = make("div", "bubble");
    this.flying = make("div", "flying");
    for (const node of [this.bubble, this.flying]) node.setAttribute("aria-hidden", "true");
    this.bubble.hidden = true;
    const bar = make("div", "bar", this.said);
    this.felt = make("div", "felt laying", this.places, bar, this.pack, this.flying, this.bubble);
    this.root.append(this.felt);
    this.felt.addEventListener("keydown", (event) => onKey(this.felt, event));
    for (const [type, shown] of Object.entries({ pointerover: true, focusin: true, pointerout: false, focusout: false }))
      this.felt.addEventListener(type, (event) => this.point(shown ? event : null));
    sprite.then((text) => {
      layDeck(root, text);
      root.dataset.deck = "laid";
    });
  }

  /** Takes over what Python sends, unless it is an answer to a change that is no longer the last. */
  update(/** @type {import("./types.js").TableData} */ data, send) {
    this.send = send;
    const lay = data.laying;
    if (this.board === lay.board && lay.edit < this.edit) return;
    const known = this.data && this.board === lay.board;
    this.data = data;
    this.board = lay.board;
    this.edit = lay.edit;
    this.active = lay.active;
    this.lies = new Map(lay.slots.map((slot) => [slot.id, [...slot.lies]]));
    this.pointed = new Map(lay.parts.map((each) => [each.id, [...each.cards]]));
    this.order = lay.packs.flatMap((pack) => pack.cards.map((card) => card.id));
    this.cards = new Map(lay.packs.flatMap((pack) => pack.cards.map((card) => [card.id, card])));
    this.root.removeAttribute("aria-busy");
    this.draw(known);
    const told = JSON.stringify(data.message);
    if (told !== this.told) say(this.said, data.message);
    this.told = told;
  }

  // ── drawing ──────────────────────────────────────────────────────────────────────────────────────

  draw(moves = true) {
    const before = moves ? lookAt(this.felt) : null;
    const focused = focusedIn(this.felt);
    const { data, felt } = this;
    put(felt, "lang", data.lang);
    put(this.root, "aria-label", data.label);
    put(this.root, "data-edit", this.edit);
    keep(this.places, data.laying.slots, (slot) => slot.id, (slot) => this.makePlace(slot), (node, slot) => this.showPlace(node, slot));
    this.showPack();
    settleStops(felt);
    refocus(focused, felt);
    if (before) move(felt, this.flying, before);
  }

  makePlace(slot) {
    const node = make("div", "place");
    node.dataset.slot = slot.id;
    node.dataset.kind = slot.suits ? "suits" : "cards";
    if (slot.suits) {
      const row = make("div", "suit-row");
      row.dataset.row = "";
      row.setAttribute("role", "group");
      node.append(make("p", "name"), row);
      return node;
    }
    const head = make("button", "head", make("b"), make("span", "how-many"));
    head.type = "button";
    const cards = make(slot.ordered ? "ol" : "ul", "cards");
    cards.setAttribute("role", "list");
    cards.dataset.row = "";
    node.append(head, cards, make("p", "none"));
    return node;
  }

  showPlace(node, slot) {
    const lying = this.lies.get(slot.id);
    node.classList.toggle("spare", slot.spare && !lying.length && this.active !== slot.id);
    node.dataset.where = slot.own ? "hand" : "common";
    if (slot.suits) return this.showSuits(node, slot, lying);
    const active = this.active === slot.id;
    const [head, cards, none] = node.children;
    node.classList.toggle("filling", active);
    write(head.firstChild, slot.label);
    write(head.lastChild, lying.length && slot.most > 1 ? String(lying.length) : "");
    put(head, "aria-pressed", String(active));
    head.onclick = () => this.fill(slot.id);
    node.onclick = (event) => event.target === node && this.fill(slot.id);
    put(cards, "aria-label", slot.label);
    cards.hidden = lying.length === 0;
    none.hidden = lying.length > 0 || !active;
    write(none, this.data.words.filling);
    keep(cards, lying, (card) => card, (card) => makeCard({ id: card }, true), (item, card) => this.showCard(item, slot, card));
  }

  showCard(item, slot, card) {
    const { french, words, laying: lay } = this.data;
    const settled = lay.edit === this.edit;
    const told = (settled && lay.told[card]) || {};
    const by = settled ? slot.notes[this.lies.get(slot.id).indexOf(card)] : "";
    const data = { ...told, id: card, label: this.cards.get(card).label, note: [by, told.note].filter(Boolean).join(" · ") };
    updateCard(item, data, { french, refused: Boolean(told.why), notAllowed: words.not_allowed });
    const button = item.firstElementChild;
    const asked = this.partOf(slot.id);
    put(button, "aria-pressed", asked ? String(this.pointed.get(asked.id).includes(card)) : null);
    peekable(button, told.why || "");
    button.onclick = () => (asked ? this.pointAt(asked, card) : this.fill(slot.id));
  }

  showSuits(node, slot, lying) {
    const [name, row] = node.children;
    write(name, slot.label);
    put(row, "aria-label", slot.label);
    const create = () => make("button", "suit-button", emblem());
    keep(row, this.data.laying.packs, (pack) => pack.suit, create, (button, pack) => {
      button.type = "button";
      drawSuit(button.firstChild, pack.suit);
      put(button, "data-suit", pack.suit);
      put(button, "aria-label", pack.name);
      put(button, "title", pack.name);
      put(button, "aria-pressed", String(lying.includes(pack.suit)));
      const place = slot.most > 1 && slot.ordered && lying.length > 1 ? lying.indexOf(pack.suit) + 1 : 0;
      write(part(button, "span", "nth"), place ? String(place) : "");
      button.onclick = () => this.toggle(slot, pack.suit);
    });
  }

  showPack() {
    const { laying, words } = this.data;
    put(this.pack, "aria-label", words.deck);
    showPack(this.pack, laying, this.lies, this.active, (card) => this.tap(card));
  }

  // ── what is tapped ───────────────────────────────────────────────────────────────────────────────

  partOf(slot) {
    return this.data.laying.parts.find((each) => each.among.includes(slot));
  }

  /** Fills another slot from now on. */
  fill(id) {
    this.active = id;
    this.changed();
  }

  /** Lays a card in the slot that is being filled, or takes it away; one that lay elsewhere is moved. */
  tap(card) {
    const slot = this.data.laying.slots.find((each) => each.id === this.active);
    if (!slot) return;
    this.toggle(slot, card);
  }

  toggle(slot, item) {
    const lying = this.lies.get(slot.id);
    if (lying.includes(item)) lying.splice(lying.indexOf(item), 1);
    else {
      if (slot.apart && !slot.suits) this.takeFromOthers(slot, item);
      if (lying.length >= slot.most) lying.pop();
      lying.push(item);
      if (!slot.ordered && !slot.suits) lying.sort((one, other) => this.order.indexOf(one) - this.order.indexOf(other));
      if (!slot.suits && lying.length >= slot.most) this.advance(slot);
    }
    for (const each of this.data.laying.parts) {
      const there = each.among.flatMap((id) => this.lies.get(id) ?? []);
      this.pointed.set(each.id, this.pointed.get(each.id).filter((card) => there.includes(card)));
    }
    this.changed();
  }

  /** A card that lies apart cannot lie in two slots. */
  takeFromOthers(slot, card) {
    for (const { id, apart, suits } of this.data.laying.slots)
      if (apart && !suits && id !== slot.id) this.lies.set(id, this.lies.get(id).filter((each) => each !== card));
  }

  /** A slot is full: the next that is empty is filled now. */
  advance(slot) {
    const { slots } = this.data.laying;
    const next = slots.slice(slots.indexOf(slot) + 1).find((each) => !each.suits && !each.spare && !this.lies.get(each.id).length);
    if (next) this.active = next.id;
  }

  /** Points at a card, or at it no more. */
  pointAt(asked, card) {
    const cards = this.pointed.get(asked.id);
    const others = cards.filter((each) => each !== card);
    this.pointed.set(asked.id, cards.includes(card) ? others : asked.many ? [...cards, card] : [card]);
    this.changed();
  }

  /** Draws what has changed, and sends all that lies there. */
  changed() {
    this.edit += 1;
    this.root.setAttribute("aria-busy", "true");
    this.draw();
    this.send({
      kind: "laid",
      board: this.board,
      edit: this.edit,
      active: this.active,
      lies: Object.fromEntries(this.lies),
      pointed: Object.fromEntries(this.pointed),
    });
  }

  /** Shows why a card that is pointed at may not be chosen. */
  point(event) {
    peek(this.felt, this.bubble, event?.target.closest?.("[data-why]"), this.said.firstChild?.textContent);
  }
}
