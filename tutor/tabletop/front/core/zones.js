/** What lies on the table: zones with their cards, piles, and the suit of trumps. */

import { makeCard, updateCard } from "./cards.js";
import { drawCard, drawSuit, emblem, face } from "./deck.js";
import { keep, make, part, put, write } from "./dom.js";

let named = 0;

/** Shows the zones of one part of the table. `live`: ids of zones whose cards are buttons; `view`: see `updateCard`. */
export function showZones(box, zones, live, view) {
  box.hidden = zones.length === 0;
  keep(box, zones, (zone) => zone.id, makeZone, (node, zone) => updateZone(node, zone, live, view));
}

function makeZone(zone) {
  const name = make("p", "name");
  name.id = `sr-zone-${++named}`;
  const cards = make(zone.ordered ? "ol" : "ul", "cards");
  cards.setAttribute("role", "list");
  cards.setAttribute("aria-labelledby", name.id);
  const node = make("div", "zone", name, cards);
  node.dataset.zone = zone.id;
  return node;
}

function updateZone(node, zone, live, view) {
  node.dataset.where = zone.where;
  const [name, cards] = node.children;
  write(name, zone.label);
  const kind = (card) => `${card.id} ${live.has(zone.id) ? "button" : "image"}`;
  keep(cards, zone.cards, kind, (card) => makeCard(card, live.has(zone.id)), (slot, card) =>
    updateCard(slot, card, { french: view.french, refused: view.refused(card), notAllowed: view.words.not_allowed }),
  );
  cards.hidden = zone.cards.length === 0;
  showPile(node, zone, view);
  const none = part(node, "p", "none");
  write(none, view.words.none);
  none.hidden = zone.cards.length > 0 || zone.count !== undefined;
}

/** A pile that nobody sees: a back, and how many there are. */
function showPile(node, zone, view) {
  const pile = part(node, "div", "pile");
  pile.hidden = zone.count === undefined;
  put(pile, "data-count", zone.count);
  put(pile, "role", "img");
  put(pile, "aria-label", `${zone.label}: ${zone.count}`);
  if (pile.hidden) return;
  if (!pile.firstChild) pile.append(face(), make("b", "count"));
  drawCard(pile.firstChild, "", view.french);
  write(pile.lastChild, String(zone.count));
}

/** Suits that have been settled. */
export function showSuits(box, suits) {
  box.hidden = suits.length === 0;
  const create = () => make("div", "suit", make("p", "name"), emblem(), make("b", "suit-name"));
  keep(box, suits, (suit) => suit.label, create, (node, suit) => {
    write(node.children[0], suit.label);
    drawSuit(node.children[1], suit.suit);
    write(node.children[2], suit.name);
  });
}
