// What may come of a question: the shares of all its options.
import type { Choice, Share } from '../wire';

/** Every share that some option has, each once, in the order of outcomes. */
export function everyShare(choices: readonly Pick<Choice, 'odds'>[]): Share[] {
  const all: Share[] = [];
  for (const { odds } of choices) {
    let at = 0;
    for (const share of odds?.shares ?? []) {
      const found = all.findIndex((one) => one.label.en === share.label.en);
      if (found < 0) all.splice(at, 0, share);
      at = found < 0 ? at + 1 : found + 1;
    }
  }
  return all;
}
