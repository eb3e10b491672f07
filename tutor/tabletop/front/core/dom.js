/** Small things done to the page: nodes are made with text, never with HTML. */

/** A new element with a class, and what it holds. */
export function make(tag, className = "", ...inside) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...inside);
  return node;
}

/** Sets an attribute where it differs; `null` takes it away. */
export function put(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, String(value));
}

/** Sets a text where it differs, so that nothing is read out twice. */
export function write(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** The part of `box` with this class, made (as `tag`) when first asked for. */
export function part(box, tag, className) {
  for (const child of box.children) if (child.classList.contains(className)) return child;
  const made = make(tag, className);
  box.append(made);
  return made;
}

/**
 * Makes the children of `box` those of `items`, in order. A node whose key is still there stays the same node.
 *
 * @template T
 * @param {Element} box
 * @param {T[]} items
 * @param {(item: T) => string} key
 * @param {(item: T) => Element} create
 * @param {(node: Element, item: T) => void} update
 */
export function keep(box, items, key, create, update) {
  const old = new Map([...box.children].map((node) => [node.dataset.key, node]));
  const wanted = items.map((item) => {
    const name = key(item);
    const node = old.get(name) ?? create(item);
    node.dataset.key = name;
    old.delete(name);
    return [node, item];
  });
  for (const node of old.values()) node.remove();
  wanted.forEach(([node, item], place) => {
    if (box.children[place] !== node) box.insertBefore(node, box.children[place] ?? null);
    update(node, item);
  });
}
