/** What is said of an answer, and what may be done then. */

import { keep, make, put, write } from "./dom.js";

/** Shows what has been said so far; nothing is read out twice. */
export function showTold(box, told) {
  keep(box, told, (rung) => rung.id, () => make("p", "rung"), (node, rung) => {
    put(node, "data-tone", rung.tone);
    put(node, "data-rung", rung.id);
    write(node, rung.text);
  });
}

/** Shows what may be done now; the first is what goes on. */
export function showActs(box, acts, label, act) {
  box.hidden = acts.length === 0;
  put(box, "aria-label", label);
  keep(box, acts, (each) => each.id, () => make("button"), (button, each) => {
    button.type = "button";
    button.className = each === acts[0] ? "finish" : "pass";
    put(button, "data-act", each.id);
    write(button, each.label);
    button.onclick = () => act(each.id);
  });
}

/** How long after an act another tap is meant for the same (milliseconds): then another button may stand there. */
const SECOND_TAP = 640;

/** The same, but for what comes so soon after. */
export function unhurried(act) {
  let from = 0;
  return (...what) => {
    if (performance.now() < from) return;
    from = performance.now() + SECOND_TAP;
    act(...what);
  };
}
