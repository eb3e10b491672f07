/** One card: its face, a sign in the corner, and what stands under it. */

import { draw, drawing } from "./deck.js";
import { make, part, put, write } from "./dom.js";

/** A place in a row with a card on it: a button, or a picture where nothing can be done with it. */
export function makeCard(card, live) {
  const face = make(live ? "button" : "div", "card", drawing("face"));
  if (live) face.type = "button";
  else face.setAttribute("role", "img");
  face.dataset.card = card.id;
  return make("li", "slot", face);
}

/**
 * Brings a card up to date.
 *
 * @param {Element} slot
 * @param {import("./types.js").CardData} card
 * @param {{lang: string, refused: boolean, notAllowed: string}} how `refused`: say here why it may not be chosen
 */
export function updateCard(slot, card, { lang, refused, notAllowed }) {
  const face = slot.firstElementChild;
  draw(face.firstElementChild, card.id.startsWith("?") ? "card-back" : `card-${card.id}`, lang);
  const sign = refused ? "✕" : (card.sign ?? "");
  const note = [card.note, refused ? card.rule || notAllowed : ""].filter(Boolean).join(" · ");
  const spoken = [card.label, card.note, refused ? `${notAllowed}: ${card.why || card.stay}` : ""].filter(Boolean);
  put(face, "aria-label", spoken.join(". "));
  face.classList.toggle("refused", refused);
  word(face, "sign", sign);
  word(slot, "note", note);
}

/** A word on a card, in a part of its own that is there only as long as the word is. */
function word(box, name, text) {
  const node = part(box, "span", name);
  if (!text) return node.remove();
  put(node, "aria-hidden", "true");
  put(node, "data-sign", name === "sign" ? text : null);
  write(node, text);
}
