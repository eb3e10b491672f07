/** Keys for a number, where there is no keyboard. */

import { keep, make, put, write } from "./dom.js";

const KEYS = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "minus", "0", "erase"];
const SIGNS = { minus: "−", erase: "⌫" };

/** Shows them while a number is asked for. */
export function showPad(box, /** @type {import("./types.js").ExerciseData} */ asked, press) {
  const open = asked.number && !asked.answered;
  box.hidden = !open;
  put(box, "aria-label", asked.texts.number);
  keep(box, open ? KEYS : [], (key) => key, () => make("button", "option key"), (button, key) => {
    button.type = "button";
    write(button, SIGNS[key] ?? key);
    put(button, "aria-label", key === "minus" ? asked.texts.minus : key === "erase" ? asked.texts.erase : null);
    button.onclick = () => press(key);
  });
}
