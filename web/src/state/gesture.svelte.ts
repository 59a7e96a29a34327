// What hands lay before it is said: an answer for each of the questions that follow one another.
import { about, alike, answers, laid, left, moved, picked, stepsOf, type Pick, type Picks } from '../table/gesture';
import type { Choice, Question } from '../wire';

export class Gesture {
  picks = $state.raw<Picks>([]);
  /** Which of the questions is before the eyes. */
  slot = $state(0);

  /** `put`: the question, while it is put to somebody here. */
  constructor(private readonly put: () => Question | null) {}

  readonly steps = $derived.by(() => {
    const question = this.put();
    return question?.further.length ? stepsOf(question) : [];
  });
  readonly on = $derived(this.steps.length > 0);
  /** It does not matter which is answered first. */
  readonly alike = $derived(this.on && alike(this.steps));
  /** The question before the eyes, with what may still be answered to it. */
  readonly question = $derived.by((): Question | null => {
    const question = this.put();
    if (!question || !this.on) return null;
    const step = this.steps[this.slot]!;
    return { ...question, label: step.label, touches: step.touches, choices: left(this.steps, this.picks, this.slot), proposed: this.slot ? '' : question.proposed };
  });
  /** What is said when all are confirmed; null while something is missing. */
  readonly answers = $derived(this.on ? answers(this.steps, this.picks) : null);
  /** How many lie there. */
  readonly count = $derived(this.picks.filter((one) => one).length);

  /** A new question: these answers lie there at first. */
  begin(first: readonly string[]): void {
    this.slot = 0;
    this.picks = this.on ? picked(this.steps, first) : [];
    if (this.on && !this.full) this.slot = this.empty;
  }

  private get empty(): number {
    return Math.max(0, this.steps.findIndex((_, n) => !this.picks[n]));
  }

  private get full(): boolean {
    return this.steps.every((_, n) => this.picks[n]);
  }

  get here(): Pick | null {
    return this.picks[this.slot] ?? null;
  }

  /** Which answer took this element. */
  at(id: string): number {
    return this.picks.findIndex((one, n) => one && (one.on === id || `laid-${n}` === id));
  }

  /** Look at one of the questions; where all are alike, its answer is taken back. */
  turnTo(slot: number): void {
    if (this.alike) this.takeBack(slot);
    else this.slot = slot;
  }

  private takeBack(slot: number): void {
    const rest = this.picks.filter((one, n) => one && n !== slot);
    this.picks = this.steps.map((_, n) => rest[n] ?? null);
    this.slot = this.empty;
  }

  /** This is the answer; then the next question that has none. */
  lay(choice: Choice, pressed = ''): void {
    const next = laid(this.steps, this.picks, this.slot, choice, pressed);
    if (!next) return;
    this.picks = next;
    if (!this.full && !choice.ends) this.slot = this.empty;
  }

  /** An answer is dragged to an element. */
  drop(slot: number, id: string): void {
    const to = this.picks[this.at(id)]?.on ?? id;
    this.picks = moved(this.steps, this.picks, slot, to) ?? this.picks;
    this.slot = this.full ? slot : this.empty;
  }

  /** An element was pressed: what lies there is looked at or taken back, or the answer lies there now. Says whether it meant anything. */
  press(id: string): boolean {
    const there = this.at(id);
    const named = this.alike ? -1 : this.steps.findIndex((step) => about(step).includes(id));
    const choice = this.question?.choices.find((one) => one.touches.includes(id));
    if (there >= 0) this.turnTo(there);
    else if (named >= 0) this.slot = named;
    else if (choice) this.lay(choice, id);
    else return false;
    return true;
  }
}
