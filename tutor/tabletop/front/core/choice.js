/** What has been chosen on this screen and not been sent: a card of the hand, cards to take, what was tried in vain. */

/** @typedef {import("./types.js").TableData} TableData */

/** The sum as it stands, such as "6 + 5 + 4 = 15", of a card of the hand (null: none) and cards taken; and what it is to be. */
export function summed(/** @type {import("./types.js").SumData} */ sum, card, taken, /** @type {TableData} */ data) {
  const worth = new Map(data.zones.flatMap((zone) => zone.cards.map(({ id, value }) => [id, value ?? 0])));
  const own = card === null ? [] : [worth.get(card)];
  const added = [...sum.fixed, ...(sum.card ? own : []), ...[...taken].map((id) => worth.get(id))];
  const total = added.reduce((before, value) => before + value, 0);
  return { text: added.length > 1 ? `${added.join(" + ")} = ${total}` : added.join(""), total, goal: sum.goal ?? own[0] };
}

export class Choice {
  constructor() {
    this.clear();
  }

  /** Forgets everything: another position lies there. */
  clear() {
    /** @type {string | null} */
    this.card = null;
    /** @type {Set<string>} */
    this.take = new Set();
    /** @type {Set<string>} */
    this.tried = new Set();
  }

  /** Chooses a card of the hand, or lets go of it. */
  toggleCard(id) {
    this.card = this.card === id ? null : id;
  }

  /** Takes a card of the table, or lets go of it. */
  toggleTake(id) {
    if (!this.take.delete(id)) this.take.add(id);
  }

  /** The sum as it stands, such as "6 + 5 + 4 = 15", and whether that is what it has to be; null where none is told. */
  sum(/** @type {TableData} */ data) {
    const sum = data.ask?.sum;
    if (!sum) return null;
    const { text, total, goal } = summed(sum, this.card, this.take, data);
    const complete = this.take.size > 0 && (data.ask.kind === "claim" || this.card !== null);
    return { text, made: complete && total === goal };
  }

  /** The names of the cards chosen, for whoever has to add them up alone. */
  names(/** @type {TableData} */ data) {
    const chosen = [this.card, ...this.take];
    const cards = data.zones.flatMap((zone) => zone.cards);
    return cards.filter((card) => chosen.includes(card.id)).map((card) => card.label).join(" + ");
  }
}
