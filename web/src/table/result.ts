// How a game ended, and how it came to that.
import type { Errand, Opening, Seat, SeatWish, Standing, Told, View } from '../wire';

/** Those who stand best, if better than even: nobody wins a draw, or a game that all lose. */
export function winners(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  return best > 0 ? scores.flatMap((score, seat) => (score === best ? [seat] : [])) : [];
}

export type Verdict = 'victory' | 'defeat' | 'draw' | 'all-lost' | 'over';

/** The end as whoever sits here sees it; `over` for those who only watch, or play several sides. */
export function verdict({ scores, you }: View): Verdict {
  const won = winners(scores ?? []);
  if (!won.length) return scores && Math.max(...scores) < 0 ? 'all-lost' : 'draw';
  const mine = you.filter((seat) => won.includes(seat)).length;
  return !you.length || (mine && mine < you.length) ? 'over' : mine ? 'victory' : 'defeat';
}

/** Where the game turned for a seat: the greatest step of what bots expected; none where nothing moved. That who led won at last
 * is no turn, if there was another. */
export function turning(course: readonly Standing[], seat: number): { after: number; from: number; to: number } | null {
  const steps = course.slice(1).map((one, n) => ({ after: one.after, from: course[n]!.values[seat] ?? 0, to: one.values[seat] ?? 0 }));
  const far = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);
  const expected = ({ from, to }: { from: number; to: number }) => Math.abs(to) === 1 && from * to > 0;
  const greatest = (of: typeof steps) => of.reduce((best, one) => (far(one) > far(best) ? one : best), { after: 0, from: 0, to: 0 });
  const most = [greatest(steps.filter((one, n) => n < steps.length - 1 || !expected(one))), greatest(steps)].find((one) => far(one) > 0.05);
  return most ?? null;
}

/** How it stood on the way, and at last how it ended. */
export function whole(course: readonly Standing[], scores: readonly number[], given: number): Standing[] {
  const best = Math.max(...scores);
  return [...course, { after: given, values: scores.map((one) => (one < best || best < 0 ? -1 : best > 0 ? 1 : 0)) }];
}

/** How a seat stood, as points of a box one wide and one high. */
export function curve(course: readonly Standing[], seat: number): [number, number][] {
  const given = Math.max(1, course.at(-1)?.after ?? 1);
  return course.map(({ after, values }) => [after / given, 0.5 - Math.max(-1, Math.min(1, values[seat] ?? 0)) / 2]);
}

const WEIGHT: Partial<Record<NonNullable<Told['beat']>['kind'], number>> = { fall: 3, hurt: 2, stamp: 1 };

/** The moments to see again: who fell, and what happened where it turned; the last ones, in their order.

 * Of one moment it is what came first: the wound, not that who has it reels. */
export function highlights(log: readonly Told[], turned: number | null, most = 3): Told[] {
  const weight = (line: Told) => { const own = WEIGHT[line.beat?.kind ?? 'turn'] ?? 0; return own && line.after === turned ? own + 2 : own; };
  const worth = log.map((line, n) => ({ line, n, weight: weight(line) })).filter((one) => one.weight > 0);
  const best = worth.sort((a, b) => b.weight - a.weight || b.line.after - a.line.after || a.n - b.n).filter((one, n, all) => all.findIndex((other) => other.line.after === one.line.after) === n);
  return best.slice(0, most).sort((a, b) => a.n - b.n).map((one) => one.line);
}

/** What ended the game: the weightest thing told since the last answer, or else the last that speaks of anything. */
export function lastDeed(log: readonly Told[]): Told | undefined {
  const facts = log.filter((line) => !line.mark);
  const since = facts.filter((line) => line.after === facts.at(-1)!.after);
  const weight = (line: Told) => WEIGHT[line.beat?.kind ?? 'turn'] ?? 0;
  const best = since.reduce<Told | undefined>((most, line) => (weight(line) > (most ? weight(most) : 0) ? line : most), undefined);
  return best ?? facts.findLast((line) => line.touches.length > 0);
}

/** What the herald does at this table, if that is not what it would do there by itself. */
export function otherErrands(view: View, usual: readonly Errand[]): Errand[] | null {
  const own = view.seats.some((seat) => seat.who === 'bot') ? usual : [];
  const does = view.herald.errands;
  return does.length === own.length && does.every((one) => own.includes(one)) ? null : does;
}

/** The same table once more, `turned` by so many sides; who played elsewhere is invited again. Who only watched lays none. */
export function rematch(view: View, name: string, turned = 0, scenario = view.scenario.id): Opening | null {
  const mine = view.you[0];
  if (mine === undefined) return null;
  const atThisDevice = (seat: Seat) => seat.you || (seat.here && view.seats.some((one) => one.you && one.here));
  const wishes = view.seats.map((seat): SeatWish => (seat.who === 'bot' ? { who: 'bot', bot: seat.player } : seat.seat === mine ? { who: 'me', ...(name ? { name } : {}) } : { who: atThisDevice(seat) ? 'here' : 'invite' }));
  const seats = wishes.map((_, n) => wishes[(n + turned) % wishes.length]!);
  return { game: view.game, scenario, settings: view.settings, dice: view.dice, rhythm: view.rhythm, seats };
}
