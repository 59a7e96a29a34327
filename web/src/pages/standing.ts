// How your tables stand: those that wait for you first, then the others that are played, then those that are done.
import { winners } from '../table/result';
import type { Held } from '../state/purse';
import type { Status } from '../wire';

export type Standing = 'yours' | 'outdated' | 'running' | 'over' | 'gone';
const ORDER: readonly Standing[] = ['yours', 'outdated', 'running', 'over', 'gone'];

/** Until the server has said how a table stands, it is as it was when last asked for. */
export function standing(one: Held, now: Status | undefined): Standing {
  if (!now) return one.done ? 'over' : 'running';
  if (now.gone) return 'gone';
  if (now.over) return 'over';
  if (now.outdated) return 'outdated';
  const typesDice = now.asked === -1 && one.host !== '';
  return typesDice || (now.asked_all.some((seat) => seat in one.tokens)) ? 'yours' : 'running';
}

export interface Stood { one: Held; now: Status | undefined; stands: Standing }

/** All of them, in two lists; within a kind the one looked at last comes first. */
export function sorted(tables: readonly Held[], status: Record<string, Status>): { running: Stood[]; done: Stood[] } {
  const all = tables.map((one) => ({ one, now: status[one.table], stands: standing(one, status[one.table]) }));
  all.sort((a, b) => ORDER.indexOf(a.stands) - ORDER.indexOf(b.stands) || ended(b.one) - ended(a.one));
  const isDone = ({ stands }: Stood) => stands === 'over' || stands === 'gone';
  return { running: all.filter((one) => !isDone(one)), done: all.filter(isDone) };
}

/** When it ended, or was last looked at. */
export const ended = (one: Held): number => one.end?.when ?? one.seen;

export type Result = 'won' | 'lost' | 'drawn' | 'decided';

/** What came of it for this device; between people who share it, it is only decided. */
export function result({ end, tokens, seats }: Held): Result | null {
  if (!end) return null;
  const won = winners(end.scores);
  const mine = Object.keys(tokens).map(Number);
  if (!won.length) return seats === 1 && mine.length && end.scores[0]! < 0 ? 'lost' : 'drawn';
  if (!mine.length || (mine.length === seats && seats > 1)) return 'decided';
  return won.some((seat) => mine.includes(seat)) ? 'won' : 'lost';
}
