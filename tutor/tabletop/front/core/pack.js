/** The deck from which a table is laid out, a row for each suit. */

import { drawSuit, emblem } from "./deck.js";
import { keep, make, put, write } from "./dom.js";

/**
 * Shows the deck.
 *
 * @param {Element} box
 * @param {import("./types.js").LayData} laying
 * @param {Map<string, string[]>} lies what lies in each slot
 * @param {string} active the slot that is being filled
 * @param {(card: string) => void} tap what is done with a card that is tapped
 */
export function showPack(box, laying, lies, active, tap) {
  const slots = laying.slots.filter((slot) => !slot.suits);
  box.hidden = slots.length === 0;
  const home = new Map(slots.flatMap((slot) => lies.get(slot.id).map((card) => [card, slot])));
  const here = lies.get(active) ?? [];
  keep(box, laying.packs, (pack) => pack.suit, makeRow, (row, pack) => {
    put(row, "aria-label", pack.name);
    put(row, "data-many", pack.cards.length > 10 ? "true" : null);
    keep(row, pack.cards, (card) => card.id, makePick, (button, card) => {
      const slot = home.get(card.id);
      put(button, "data-pick", card.id);
      write(button.children[0], String(parseInt(card.id, 10)));
      drawSuit(button.children[1], pack.suit);
      write(button.children[2], card.note ?? "");
      put(button, "aria-pressed", String(here.includes(card.id)));
      put(button, "aria-label", slot ? `${card.label} · ${slot.label}` : card.label);
      button.classList.toggle("elsewhere", Boolean(slot) && !here.includes(card.id));
      button.onclick = () => tap(card.id);
    });
  });
}

function makeRow(pack) {
  const row = make("div", "pack-row");
  row.dataset.row = "";
  row.dataset.suit = pack.suit;
  row.setAttribute("role", "group");
  return row;
}

function makePick() {
  const button = make("button", "pick", make("b"), emblem(), make("small"));
  button.type = "button";
  return button;
}
