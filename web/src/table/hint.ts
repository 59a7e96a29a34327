// The coach in plain words: one answer, and the one reason that tells it from the next best.
import type { Choice, Hint, Share } from '../wire';

/** Two answers that differ by less are as good as each other, and a chance that differs by less is no reason. */
const ALIKE = 0.02;
const TELLING = 0.03;
const GOOD = new Set<Share['outcome']>(['good', 'calm']);
const BAD = new Set<Share['outcome']>(['hurt', 'bad', 'dire', 'dead']);
/** What is better by less is better by a little. */
const CLEAR = 0.15;

export type Why =
  | { kind: 'alike'; other: Choice }
  | { kind: 'likelier' | 'safer'; label: Share['label']; mine: number; theirs: number; exact: boolean }
  | { kind: 'does'; said: Choice['consequences'][number] }
  | { kind: 'little'; other: Choice }
  | { kind: 'only' };
export interface Advice { choice: number; why: Why }

/** How likely each outcome is. */
const chances = (choice: Choice): Map<string, { share: Share; chance: number }> =>
  new Map((choice.odds?.shares ?? []).map((share) => [share.label.en, { share, chance: share.over / share.of }]));

/** The outcome by which one answer is better than the other, the most telling first. */
function better(best: Choice, next: Choice): Why | null {
  const [mine, theirs] = [chances(best), chances(next)];
  if (!mine.size || !theirs.size) return null;
  const told = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((label) => {
    const { share } = (mine.get(label) ?? theirs.get(label))!;
    const [a, b] = [mine.get(label)?.chance ?? 0, theirs.get(label)?.chance ?? 0];
    const by = GOOD.has(share.outcome) ? a - b : BAD.has(share.outcome) ? b - a : 0;
    return by < TELLING ? [] : [{ by, why: { kind: GOOD.has(share.outcome) ? 'likelier' : 'safer', label: share.label, mine: a, theirs: b, exact: best.odds!.exact && next.odds!.exact } as Why }];
  });
  return told.sort((a, b) => b.by - a.by)[0]?.why ?? null;
}

/** What speaks for the first of the two only. */
function does(best: Choice, next: Choice | undefined): Why | null {
  const others = new Set(next?.consequences.map((one) => one.en));
  const said = best.merits.map((n) => best.consequences[n]!).find((one) => !others.has(one.en));
  return said ? { kind: 'does', said } : null;
}

/** What a strong player would answer, and why; null where none of it is offered. */
export function advise(hints: readonly Hint[], choices: readonly Choice[]): Advice | null {
  const found = hints.flatMap((hint) => {
    const choice = choices.findIndex((one) => one.answer === hint.answer || one.alike.some((other) => other.answer === hint.answer));
    return choice < 0 ? [] : [{ ...hint, choice }];
  });
  const [best, ...others] = found;
  if (!best) return null;
  const next = others.find((one) => one.choice !== best.choice);
  const [mine, theirs] = [choices[best.choice]!, next && choices[next.choice]];
  const why = theirs && best.value - next!.value < ALIKE ? ({ kind: 'alike', other: theirs } as Why) : ((theirs && better(mine, theirs)) ?? does(mine, theirs) ?? (theirs && best.value - next!.value < CLEAR ? { kind: 'little' as const, other: theirs } : { kind: 'only' as const }));
  return { choice: best.choice, why };
}
