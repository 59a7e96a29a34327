// How a fact of the chronicle is set: its sum on a line of its own, the names of what it touches in bold.
import type { Answered, Scene, Told } from '../wire';

export interface Run { text: string; bold: boolean }

/** `X rolls the attack: 1 + 3 = 4.` → the sentence and its arithmetic. */
export function splitSum(text: string): { said: string; sum: string } {
  const found = /^(.*?)\s*:\s+([^:]*\d\s*(?:\([^)]*\)\s*)?(?:=|contre|against)\s*[−-]?\d.*|\d*d\d.*)$/su.exec(text);
  if (!found) return { said: text, sum: '' };
  return { said: `${found[1]!.replace(/[\s\u00A0]+$/, '')}.`, sum: found[2]!.replace(/\.$/, '') };
}

/** `X against Y: attack 2 + 1 (die), defence 0. Damage: 3.` → who throws, and what comes of it, which is not told before the dice lie. */
export function splitThrow(text: string): { said: string; sum: string; comes: string } {
  const { said, sum } = splitSum(text);
  const found = sum ? null : /^(.*?)[\s\u00A0]*:\s+(.*\d.*)$/su.exec(text);
  return found ? { said: `${found[1]!}.`, sum, comes: found[2]! } : { said, sum, comes: '' };
}

/** The text in runs, with these names bold; longer names are found first. */
export function runs(text: string, names: readonly string[]): Run[] {
  const wanted = [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  if (!wanted.length) return [{ text, bold: false }];
  const escaped = wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s\u00A0]/g, '[\\s\\u00A0]'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'u')).map((part, n) => ({ text: part, bold: n % 2 === 1 })).filter((run) => run.text);
}

/** Whose fact it is: of the first piece it touches, else of whoever answered just before it. */
export function seatOf(fact: Told, scene: Scene, thread: readonly Answered[]): number | null {
  for (const id of fact.touches) {
    const piece = scene.pieces.find((one) => one.id === id);
    if (piece) return piece.seat;
  }
  const said = thread.slice(0, fact.after).findLast((one) => one.seat >= 0);
  return said ? said.seat : null;
}

/** A time that begins or ends, and nothing that happened to anybody. */
export const heads = (fact: Told): boolean => !fact.touches.length && (fact.beat === null || fact.beat.kind === 'turn' || fact.beat.kind === 'fight');

/** The number of the first fact told beyond the last answer that seals; −1 when nothing seals or nothing was told since. */
export function barrierBefore(log: readonly Told[], thread: readonly Answered[]): number {
  const seal = thread.findLastIndex((one) => one.seal);
  return seal < 0 ? -1 : log.findIndex((fact) => fact.after > seal + 1 && !markOf(fact));
}

/** The number of the first fact told by or since this seat's last answer; −1 when it has not answered or nothing was told. */
export function sinceYours(log: readonly Told[], thread: readonly Answered[], you: readonly number[]): number {
  const own = thread.findLastIndex((one) => you.includes(one.seat));
  return own < 0 ? -1 : log.findIndex((fact) => fact.after > own && !markOf(fact));
}

/** The thread with a place for every answer: of those asked of others in secret one is told nothing, as of hidden cards. */
export function everyPlace(thread: readonly Answered[]): Answered[] {
  const places: Answered[] = [];
  for (const one of thread) {
    while (places.length < one.n - 1) places.push({ n: places.length + 1, seat: -1, text: '', seal: false, manual: false });
    places.push(one);
  }
  return places;
}

export type MarkKind = NonNullable<Told['mark']>;

/** What everybody should know about this evening travels as a line that is no fact. */
export const markOf = (fact: Told): MarkKind | null => fact.mark;

// ── what was taken back ──────────────────────────────────────────────────────────────────────────────────────────

const same = (a: Told, b: Told): boolean => a.after === b.after && a.text.en === b.text.en;

interface Past { log: readonly Told[]; thread: readonly Answered[] }
/** A fact that is not so any more, and after how many answers play took another way. */
export interface Undone { fact: Told; at: number }

/** The facts of `before` that are not so any more in `now`, with those taken back earlier that have not come again. */
export function takenBack(earlier: readonly Undone[], before: Past, now: Past): Undone[] {
  const found = before.thread.findIndex((one, n) => {
    const other = now.thread[n];
    return !other || other.seat !== one.seat || (other.text !== '' && one.text !== '' && other.text !== one.text);
  });
  const parted = found < 0 ? Infinity : found;
  const lost = before.log.filter((fact) => fact.after > parted && !markOf(fact)).map((fact) => ({ fact, at: parted }));
  const [kept, later] = [earlier.filter((one) => one.at <= parted), earlier.filter((one) => one.at > parted).map((one) => ({ ...one, at: parted }))];
  return [...kept, ...lost, ...later].filter(({ fact }) => !now.log.some((one) => same(one, fact)));
}

export interface Line { fact: Told; undone: boolean; n: number }

/** The chronicle with what was taken back in its place, before what was told instead. `n` is the number in the log, or −1. */
export function woven(log: readonly Told[], undone: readonly Undone[]): Line[] {
  const rest = [...undone].sort((a, b) => a.at - b.at);
  const lines: Line[] = [];
  const lay = (until: number) => {
    while (rest[0] && rest[0].at < until) lines.push({ fact: rest.shift()!.fact, undone: true, n: -1 });
  };
  log.forEach((fact, n) => {
    lay(markOf(fact) === 'crossed' ? fact.after + 1 : fact.after);
    lines.push({ fact, undone: false, n });
  });
  lay(Infinity);
  return lines;
}
