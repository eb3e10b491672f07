/** The table in a notebook. The sprite comes with the model: what is fetched by address does not reach a notebook. */

import { Exercise } from "./core/exercise.js";
import { Table } from "./core/table.js";

function render({ model, el }) {
  const root = document.createElement("div");
  el.append(root);
  const kind = model.get("data").exercise ? Exercise : Table;
  const table = new kind(root, Promise.resolve(model.get("deck")));
  const show = () => table.update(model.get("data"), (action) => model.send(action));
  model.on("change:data", show);
  show();
  return () => model.off("change:data", show);
}

export default { render };
