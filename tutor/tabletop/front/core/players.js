/** Who sits at the table: whose turn it is, what each has said and won, how many cards they hold. */

import { keep, make, part, put, write } from "./dom.js";

/** Shows the players. */
export function showPlayers(box, players, words) {
  box.hidden = players.length === 0;
  put(box, "aria-label", words.players);
  const create = () => make("li", "player", make("b", "who"));
  keep(box, players, (player) => player.id, create, (node, player) => updatePlayer(node, player, words));
}

function updatePlayer(node, player, words) {
  node.dataset.player = player.id;
  node.classList.toggle("to-move", player.turn);
  node.classList.toggle("you", player.you);
  write(node.firstElementChild, player.name);
  chip(node, "turn", player.turn ? words.turn : "");
  chip(node, "dealer", player.dealer ? words.dealer : "");
  chip(node, "partner", player.partner ? words.partner : "");
  showFacts(part(node, "dl", "facts"), player.facts);
}

/** Numbers, each with its name. */
export function showFacts(box, facts) {
  box.hidden = facts.length === 0;
  const create = () => make("div", "fact", make("dt"), make("dd"));
  keep(box, facts, (fact) => fact.label, create, (row, fact) => {
    put(row, "data-count", fact.held ? fact.number : null);
    put(row, "data-held", fact.held);
    put(row, "title", fact.held ? `${fact.label}: ${fact.number}` : null);
    write(row.firstElementChild, fact.label);
    write(row.lastElementChild, fact.number);
  });
}

/** A word beside a name; nothing where there is none. */
function chip(node, name, text) {
  const found = part(node, "span", name);
  found.hidden = !text;
  write(found, text);
}
