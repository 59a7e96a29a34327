// Others' moves, shown one after the other so that they can be followed.
import type { View } from '../wire';

/** The longest that somebody else's move is shown before the next one, and before all of them, in milliseconds. */
const EACH_MOVE = 600;
const ALL_MOVES = 2400;

export class Pace {
  /** The moves that wait to be shown. */
  coming = $state.raw<readonly View[]>([]);
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly show: (view: View) => void) {}

  /** One more move; with `again`, the last one as it is now. */
  add(view: View, again: boolean): void {
    this.coming = [...(again ? this.coming.slice(0, -1) : this.coming), view];
    if (this.timer === null) this.next();
  }

  private next(): void {
    this.timer = null;
    if (!this.coming.length) return;
    const wait = this.shownAt + Math.min(EACH_MOVE, ALL_MOVES / this.coming.length) - performance.now();
    if (wait > 0) {
      this.timer = setTimeout(() => this.showOne(), wait);
      return;
    }
    this.showOne();
  }

  private showOne(): void {
    const [view, ...rest] = this.coming;
    this.coming = rest;
    this.shownAt = performance.now();
    if (view) this.show(view);
    this.next();
  }

  /** Forget what waits. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.coming = [];
    this.shownAt = 0;
  }

  /** Show the last move at once; says whether any was waiting. */
  skip(): boolean {
    const last = this.coming.at(-1);
    if (!last) return false;
    this.stop();
    this.show(last);
    return true;
  }
}
