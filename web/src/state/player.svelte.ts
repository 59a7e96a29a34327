// Whatever happens is played on the table, beat by beat, before the next question: one's own answer, others' turns, the replay.
import { frames, held, type Frame, type Pace } from '../table/beats';
import type { Beat, View } from '../wire';

/** A picture, or at last the view itself. */
interface Step { frame: Frame | null; view: View; pace: Pace; show: (view: View) => void }

export class Player {
  /** What is on the stage. */
  frame = $state.raw<Frame | null>(null);
  /** For how many milliseconds. */
  time = $state(0);
  /** Something is played, or waits to be. */
  busy = $state(false);
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** `seen`: told of every picture when it comes. */
  constructor(private readonly seen: (kind: Beat['kind']) => void = () => {}) {}

  /** The last view that waits to be shown. */
  get last(): View | null {
    return this.steps.at(-1)?.view ?? null;
  }

  /** Play what leads from one view to the next, then show it. */
  add(before: View, view: View, pace: Pace, show: (view: View) => void): void {
    this.steps.push(...[...frames(before, view), null].map((frame) => ({ frame, view, pace, show })));
    this.busy = true;
    if (this.timer === null) this.next();
  }

  /** The last view as it is now: somebody came or went meanwhile. */
  again(view: View): void {
    const last = this.steps.pop();
    if (last) this.steps.push({ ...last, view });
  }

  /** Show one picture, and leave it there. */
  still(frame: Frame): void {
    this.stop();
    this.frame = frame;
  }

  private next(): void {
    this.timer = null;
    const step = this.steps.shift();
    if (!step) return this.stop();
    this.frame = step.frame;
    if (!step.frame) {
      this.busy = this.steps.length > 0;
      step.show(step.view);
      return this.next();
    }
    this.seen(step.frame.line.beat.kind);
    const beats = [step, ...this.steps].flatMap((one) => (one.frame ? [one.frame.line.beat] : []));
    this.time = held(beats, step.pace);
    this.timer = setTimeout(() => this.next(), this.time);
  }

  /** Forget what waits. */
  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.steps = [];
    this.frame = null;
    this.busy = false;
  }

  /** Show the last view at once; says whether any was waiting. */
  skip(): boolean {
    const last = this.steps.at(-1);
    if (!last) return false;
    this.stop();
    last.show(last.view);
    return true;
  }
}
