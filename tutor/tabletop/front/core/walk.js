/** Shows what happened step by step; whoever is in a hurry passes over what is left of it. */

/** How long a step is shown (milliseconds). */
const STEP = 650;

export class Walk {
  constructor() {
    /** @type {{hurry: () => void, hurried: boolean} | null} */
    this.now = null;
  }

  /** Whether it is still on its way. */
  get going() {
    return this.now !== null;
  }

  /** Calls `show` with each step; true when it has arrived, false when another walk has begun meanwhile. */
  async along(steps, show) {
    const walk = (this.now = { hurry: () => {}, hurried: false });
    for (const step of steps) {
      show(step);
      await Promise.race([new Promise((go) => setTimeout(go, STEP)), new Promise((go) => (walk.hurry = go))]);
      if (this.now !== walk) return false;
      if (walk.hurried) break;
    }
    this.now = null;
    return true;
  }

  /** Leaves it where it is: something else lies there now. */
  stop() {
    this.now = null;
  }

  /** Goes straight to the end. */
  hurry() {
    if (!this.now) return;
    this.now.hurried = true;
    this.now.hurry();
  }
}
