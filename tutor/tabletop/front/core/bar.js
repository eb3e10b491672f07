/** What is said to the player, the sum of what has been chosen, and the buttons that finish a move. */

import { drawSuit, emblem } from "./deck.js";
import { keep, make, part, put, write } from "./dom.js";

/** Says a sentence, with the rule it comes from. */
export function say(box, { text, tone, rule }) {
  box.hidden = !text;
  box.dataset.tone = tone;
  write(part(box, "span", "text"), text);
  const named = part(box, "b", "rule");
  named.hidden = !rule;
  write(named, rule);
}

/** Shows the numbers, suits or words that may be chosen. */
export function showOptions(box, options, view, choose) {
  box.hidden = options.length === 0;
  put(box, "aria-label", view.words.options);
  const create = () => make("button", "option", make("span", "label"));
  keep(box, options, (option) => String(option.id), create, (button, option) => {
    button.type = "button";
    const refused = view.refusedOption(option);
    if (option.suit && !button.querySelector(".emblem")) button.prepend(emblem());
    if (option.suit) drawSuit(button.querySelector(".emblem"), option.suit);
    write(button.querySelector(".label"), option.label);
    button.classList.toggle("refused", refused);
    put(button, "aria-label", refused ? `${option.label}. ${view.words.not_allowed}: ${option.why}` : null);
    button.onclick = () => choose(option);
    peekable(button, refused ? option.why : "");
  });
}

/** Keeps on a node the reason that is shown while it is pointed at. */
export function peekable(node, why) {
  put(node, "data-why", why || null);
}

/** Shows the reason of what is pointed at, beside it; not where it is `said` already. */
export function peek(root, bubble, node, said) {
  const why = node?.dataset?.why === said ? "" : node?.dataset?.why;
  bubble.hidden = !why;
  if (!why) return;
  write(bubble, why);
  const area = root.getBoundingClientRect();
  const at = node.getBoundingClientRect();
  const half = bubble.offsetWidth / 2;
  const left = Math.min(Math.max(at.left + at.width / 2 - area.left, half + 6), area.width - half - 6);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${at.top - area.top}px`;
}
