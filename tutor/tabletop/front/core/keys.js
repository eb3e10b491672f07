/** The keyboard: one tab stop a row; arrows, Home and End move in it, up and down between rows, digits pick a card. */

const rowsOf = (root) =>
  [...root.querySelectorAll("[data-row]")].filter((row) => !row.closest("[hidden]") && buttonsOf(row).length > 0);

/** The buttons of a row, in order. */
export function buttonsOf(row) {
  return [...row.querySelectorAll("button")];
}

/** Moves the focus, and with it the tab stop of the row. */
export function focusOn(button) {
  const row = button.closest("[data-row]");
  for (const other of row ? buttonsOf(row) : []) other.tabIndex = other === button ? 0 : -1;
  button.focus();
}

/** Gives every row its one tab stop. */
export function settleStops(root) {
  for (const row of rowsOf(root)) {
    const buttons = buttonsOf(row);
    const stop = buttons.find((button) => button.tabIndex === 0 && button.dataset.seen) ?? buttons[0];
    for (const button of buttons) {
      button.tabIndex = button === stop ? 0 : -1;
      button.dataset.seen = "1";
    }
  }
}

/** Handles a key. */
export function onKey(root, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key !== "Tab" && event.key !== "Escape") event.stopPropagation(); // the page around has keys of its own
  if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
  const target = wanted(root, event);
  if (!target) return;
  event.preventDefault();
  focusOn(target);
}

function wanted(root, event) {
  if (/^[0-9]$/.test(event.key)) {
    const own = root.querySelector('[data-where="hand"] [data-row]');
    return own && buttonsOf(own)[(Number(event.key) + 9) % 10];
  }
  const row = event.target.closest("[data-row]");
  if (!row) return null;
  const buttons = buttonsOf(row);
  const here = buttons.indexOf(event.target);
  const last = buttons.length - 1;
  switch (event.key) {
    case "ArrowRight":
      return buttons[here === last ? 0 : here + 1];
    case "ArrowLeft":
      return buttons[here === 0 ? last : here - 1];
    case "Home":
      return buttons[0];
    case "End":
      return buttons[last];
    case "ArrowUp":
    case "ArrowDown":
      return beside(rowsOf(root), row, event.key === "ArrowUp" ? -1 : 1);
    default:
      return null;
  }
}

/** The tab stop of the row before or after. */
function beside(rows, row, step) {
  const next = rows[rows.indexOf(row) + step];
  return next && (buttonsOf(next).find((button) => button.tabIndex === 0) ?? buttonsOf(next)[0]);
}
