/** What has been tapped as an answer and not been sent yet: cards, sets of cards, words, a number. */

/** @typedef {import("./types.js").ExerciseData} ExerciseData */

const LONGEST = 5;

export class Answer {
  constructor() {
    this.clear();
  }

  /** Forgets everything: another exercise lies there. */
  clear() {
    /** @type {string[]} */
    this.cards = [];
    /** @type {string | null} */
    this.card = null;
    /** @type {Set<string>} */
    this.take = new Set();
    /** @type {{card: string, take: string[]}[]} */
    this.sets = [];
    /** @type {Set<string>} */
    this.options = new Set();
    this.number = "";
  }

  /** Whether a card is chosen now. */
  has(card) {
    return this.cards.includes(card) || this.card === card || this.take.has(card);
  }

  /** Chooses a card, or lets go of it. */
  tap(card, zone, /** @type {ExerciseData} */ asked) {
    if (asked.sets) {
      if (zone === asked.hand && !asked.held) this.card = this.card === card ? null : card;
      else if (!this.take.delete(card)) this.take.add(card);
      return;
    }
    const place = this.cards.indexOf(card);
    if (place >= 0) this.cards.splice(place, 1);
    else if (!asked.many && !asked.ordered) this.cards = [card];
    else if (this.cards.length < asked.most) this.cards.push(card);
  }

  /** Chooses a word, or lets go of it; one takes the place of another unless there may be `some`. */
  choose(id, some) {
    const there = this.options.has(id);
    if (!some) this.options.clear();
    if (there) this.options.delete(id);
    else this.options.add(id);
  }

  /** A digit, the sign, or the last one taken back. */
  press(key) {
    if (key === "erase") this.number = this.number.slice(0, -1);
    else if (key === "minus") this.number = this.number.startsWith("-") ? this.number.slice(1) : `-${this.number}`;
    else if (this.number.length < LONGEST) this.number = `${this.number}${key}`.replace(/^(-?)0+(?=\d)/, "$1");
  }

  /** Whether a set lies chosen that could be noted. */
  pending(/** @type {ExerciseData} */ asked) {
    return (this.take.size > 0 || (asked.empty && this.card !== null)) && (!asked.hand || Boolean(asked.held) || this.card !== null);
  }

  /** Notes the set that lies chosen, once; whether there was one. */
  note(asked) {
    if (!this.pending(asked)) return false;
    const set = { card: this.card ?? asked.held, take: [...this.take].sort() };
    if (!this.sets.some((other) => JSON.stringify(other) === JSON.stringify(set))) this.sets.push(set);
    this.card = null;
    this.take.clear();
    return true;
  }

  /** Takes out a set that was noted. */
  drop(set) {
    this.sets = this.sets.filter((other) => other !== set);
  }

  /** Whether there is an answer. */
  complete(/** @type {ExerciseData} */ asked) {
    if (asked.sets === "one") return this.pending(asked);
    if (asked.sets) return this.sets.length > 0 || this.pending(asked);
    if (asked.take.length && this.cards.length < asked.least) return false;
    if (asked.choices.length && this.options.size === 0) return false;
    return !asked.number || /\d/.test(this.number);
  }

  /** The answer as it is sent; a set that lies chosen still goes with those that were noted. */
  told(asked) {
    if (asked.sets === "one") this.sets = [];
    if (asked.sets) this.note(asked);
    const found = { kind: "answer" };
    if (asked.sets) found.sets = this.sets;
    else if (asked.take.length) found.cards = [...this.cards];
    if (asked.choices.length) found.options = [...this.options];
    if (asked.number) found.number = Number(this.number);
    return found;
  }
}
