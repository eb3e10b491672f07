/** The faces of the cards: one sprite in each root, and small drawings that point into it. */

import { make, put } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";

/** Puts the sprite into the root (a document or a shadow root) of a node, once. */
export function layDeck(node, sprite) {
  const root = node.getRootNode();
  if (root.querySelector(".sr-deck")) return;
  const drawn = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  const box = make("div", "sr-deck", document.importNode(drawn, true));
  box.setAttribute("aria-hidden", "true");
  node.append(box);
}

/** A card face, still of nothing: one drawing for where it is large, one for where it is small. */
export function face() {
  return drawing("face", "large", "small");
}

/** Makes a face that of a card, by name; that of the back, where the card may not be seen. */
export function drawCard(svg, card, french) {
  const styles = french ? ["french", "french"] : ["full", "compact"];
  styles.forEach((style, place) => put(svg.children[place], "href", card ? `#sr-${style}-${card}` : "#sr-back"));
}

/** The symbol of a suit, still of none. */
export function emblem() {
  const svg = drawing("emblem", "symbol");
  svg.setAttribute("viewBox", "-20 -20 40 40");
  return svg;
}

/** Makes a symbol that of a suit, by name. */
export function drawSuit(svg, suit) {
  put(svg.firstChild, "href", `#sr-${suit}`);
}

function drawing(className, ...uses) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  for (const name of uses) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("class", name);
    svg.append(use);
  }
  return svg;
}
