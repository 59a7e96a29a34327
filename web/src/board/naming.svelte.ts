// The accessible names of what lies on a board: what it is, whose, how it is, which choice it is.
import { tincture } from '../heraldry/tinctures';
import type { Cell, NumberWhy, Piece } from '../wire';
import { say, told } from '../words/words.svelte';

const choices = (keys: readonly number[]): string[] => (keys.length ? [say('choice-number', { n: keys.map((n) => n + 1).join(', ') })] : []);

/** `shown` is the number that is drawn on it. */
export function nameOfPiece(piece: Piece, keys: readonly number[], shown?: NumberWhy): string {
  const tokens = piece.tokens.map((one) => (one.count > 1 ? `${told(one.label)} ${one.count}` : told(one.label)));
  const number = shown ? [`${told(shown.label)} ${shown.value}`] : [];
  return [told(piece.label), say(`tincture-${tincture(piece.seat)}`), ...number, ...tokens, ...(piece.out ? [say('out')] : []), ...choices(keys)].join(', ');
}

export function nameOfCell(cell: Cell, pieces: readonly Piece[], keys: readonly number[]): string {
  const what = [cell.label ? told(cell.label) : say('cell', { x: cell.x, y: cell.y })];
  if (cell.note) what.push(told(cell.note));
  if (cell.level) what.push(say('level', { level: cell.level }));
  if (cell.hidden) what.push(say('hidden'));
  if (cell.blocked) what.push(say('blocked'));
  if (cell.seat !== null) what.push(say(`tincture-${tincture(cell.seat)}`));
  return [...what, ...pieces.map((one) => told(one.label)), ...choices(keys)].join(', ');
}
