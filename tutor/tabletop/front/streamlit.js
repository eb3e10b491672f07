/** The table in Streamlit, which calls the default export again, on the same nodes, whenever the data changes. */

import { Exercise } from "./core/exercise.js";
import { Laying } from "./core/laying.js";
import { Picture } from "./core/picture.js";
import { Table } from "./core/table.js";

const sprite = fetch(new URL("./deck.svg", import.meta.url)).then((answer) => answer.text());
/** @type {WeakMap<Element, Table | Laying | Picture | Exercise>} */
const tables = new WeakMap();

export default function ({ data, parentElement, setTriggerValue }) {
  const root = parentElement.querySelector(".sr-root");
  if (!root) return;
  if (!tables.has(root)) tables.set(root, made(data.table, root));
  tables.get(root).update(data.table, (action) => setTriggerValue("action", action));
  const host = /** @type {ShadowRoot} */ (root.getRootNode()).host;
  if (host) host.dataset.drawn = "true"; // until then the page keeps room for it
}

/** What draws this data. */
function made(data, root) {
  if (data.picture) return new Picture(root);
  if (data.exercise) return new Exercise(root, sprite);
  return data.laying ? new Laying(root, sprite) : new Table(root, sprite);
}
