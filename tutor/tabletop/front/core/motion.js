/** Shows where a card went: it glides from where it lay; one that goes face down glides to the pile that grew. */

const LASTS = 280;
const EASING = "cubic-bezier(.2, .7, .2, 1)";

/** Where every card lies and how large every pile is, before a change. */
export function lookAt(root) {
  const cards = new Map();
  for (const node of root.querySelectorAll("[data-card]"))
    cards.set(node.dataset.card, { box: node.getBoundingClientRect(), face: node.querySelector(".face") });
  const piles = new Map([...root.querySelectorAll("[data-count]")].map((node) => [node, Number(node.dataset.count)]));
  return { cards, piles };
}

/** Moves what has changed since `before`; resolves when all is still. */
export function move(root, flying, before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return Promise.resolve();
  const changed = [...root.querySelectorAll("[data-count]")].map((node) => {
    return { node, by: Number(node.dataset.count) - (before.piles.get(node) ?? Number(node.dataset.count)) };
  });
  const grown = changed.filter((pile) => pile.by > 0);
  const shrunk = changed.filter((pile) => pile.by < 0);
  const here = new Set();
  const moves = [];
  for (const node of root.querySelectorAll("[data-card]")) {
    here.add(node.dataset.card);
    const old = before.cards.get(node.dataset.card)?.box ?? (shrunk[0] && middle(shrunk.at(-1).node, node));
    const glide = old ? fromTo(old, node.getBoundingClientRect()) : null;
    if (glide) moves.push(node.animate([{ transform: glide, zIndex: 2 }, { transform: "none", zIndex: 2 }], how()));
    else if (!old) moves.push(node.animate([{ opacity: 0 }, { opacity: 1 }], how()));
  }
  for (const [id, { box, face }] of before.cards)
    if (!here.has(id) && face) moves.push(flyAway(flying, face, box, grown[0]?.node));
  return Promise.all(moves.map((glide) => glide.finished.catch(() => {})));
}

const how = () => ({ duration: LASTS, easing: EASING });

/** A copy of a card that has gone, on its way to a pile, or fading where none has grown. */
function flyAway(flying, face, box, pile) {
  const area = flying.getBoundingClientRect();
  const ghost = face.cloneNode(true);
  Object.assign(ghost.style, {
    left: `${box.left - area.left}px`,
    top: `${box.top - area.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  flying.append(ghost);
  const end = pile ? fromTo(middle(pile, ghost), box) ?? "none" : "none";
  const glide = ghost.animate([{ transform: "none", opacity: 1 }, { transform: end, opacity: pile ? 0.3 : 0 }], how());
  glide.onfinish = glide.oncancel = () => ghost.remove();
  return glide;
}

/** A box of the size of `node`, in small, over the middle of `place`. */
function middle(place, node) {
  const around = place.getBoundingClientRect();
  const { width, height } = node.getBoundingClientRect();
  return new DOMRect(
    around.left + around.width / 2 - width / 4,
    around.top + around.height / 2 - height / 4,
    width / 2,
    height / 2,
  );
}

/** What puts a thing that lies at `now` where `old` was; null where that is the same place. */
function fromTo(old, now) {
  const x = old.left + old.width / 2 - (now.left + now.width / 2);
  const y = old.top + old.height / 2 - (now.top + now.height / 2);
  const size = now.width ? old.width / now.width : 1;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) return null;
  return `translate(${x}px, ${y}px) scale(${size})`;
}
