/** One card: its face, a sign in the corner, and what stands under it. */

import { drawCard, face } from "./deck.js";
import { make, part, put, write } from "./dom.js";

/** A place in a row with a card on it: a button, or a picture where nothing can be done with it. */
export function makeCard(card, live) {
  const node = make(live ? "button" : "div", "card", face());
  if (live) node.type = "button";
  else node.setAttribute("role", "img");
  node.dataset.card = card.id;
  return make("li", "slot", node);
}

/**
 * Brings a card up to date.
 *
 * @param {Element} slot
 * @param {import("./types.js").CardData} card
 * @param {{french: boolean, refused: boolean, notAllowed: string}} how `refused`: say here why it may not be chosen
 */
export function updateCard(slot, card, { french, refused, notAllowed }) {
  const node = slot.firstElementChild;
  drawCard(node.firstElementChild, card.id.startsWith("?") ? "" : card.id, french);
  const sign = refused ? "✕" : (card.sign ?? "");
  const note = [card.note, refused ? card.rule || notAllowed : ""].filter(Boolean).join(" · ");
  const spoken = [card.label, card.note, refused ? `${notAllowed}: ${card.why || card.stay}` : ""].filter(Boolean);
  put(node, "aria-label", spoken.join(". "));
  node.classList.toggle("refused", refused);
  word(node, "sign", sign);
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
