/** The table in Streamlit, which calls the default export again, on the same nodes, whenever the data changes. */

import { Table } from "./core/table.js";

const sprite = fetch(new URL("./deck.svg", import.meta.url)).then((answer) => answer.text());
/** @type {WeakMap<Element, Table>} */
const tables = new WeakMap();

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".sr-root");
  if (!root) return;
  if (!tables.has(root)) tables.set(root, new Table(root, sprite));
  tables.get(root).update(data.table, (action) => setTriggerValue("action", action));
}
