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

/** A drawing, still of nothing. */
export function drawing(className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  svg.append(document.createElementNS(SVG, "use"));
  return svg;
}

/** Makes a drawing that of a name; where the sprite has one for the language, of that one. */
export function draw(svg, name, lang) {
  const root = svg.getRootNode();
  const own = `${name}-${lang}`;
  put(svg.firstChild, "href", `#${root.getElementById?.(own) ? own : name}`);
}
