// How a fact of the chronicle is set: its sum on a line of its own, the names of what it touches in bold.
import type { Answered, Scene, Told } from '../wire';

export interface Run { text: string; bold: boolean }

/** `X rolls the attack: 1 + 3 = 4.` → the sentence and its arithmetic. */
export function splitSum(text: string): { said: string; sum: string } {
  const found = /^(.*?)\s*:\s+([^:]*\d\s*(?:\([^)]*\)\s*)?(?:=|contre|against)\s*[−-]?\d.*|\d*d\d.*)$/su.exec(text);
  if (!found) return { said: text, sum: '' };
  return { said: `${found[1]!.replace(/[\s\u00A0]+$/, '')}.`, sum: found[2]!.replace(/\.$/, '') };
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
  const said = thread.findLast((one) => one.n < fact.after && one.seat >= 0);
  return said ? said.seat : null;
}

/** The number of the first fact told since the last answer that seals; −1 when nothing seals or nothing was told since. */
export function barrierBefore(log: readonly Told[], thread: readonly Answered[]): number {
  const seal = thread.findLast((one) => one.seal);
  return seal ? log.findIndex((fact) => fact.after > seal.n + 1) : -1;
}

/** Facts that arrived since this seat's last answer. */
export function sinceYours(thread: readonly Answered[], you: readonly number[]): number {
  return (thread.findLast((one) => you.includes(one.seat))?.n ?? -1) + 1;
}
