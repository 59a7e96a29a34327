// The accessible names of what lies on a board: what it is, whose, how it is, which choice it is.
import { tincture } from '../heraldry/tinctures';
import type { Cell, NumberWhy, Piece } from '../wire';
import { say, told } from '../words/words.svelte';

const choices = (keys: readonly number[]): string[] => (keys.length ? [say('choice-number', { n: keys.map((n) => n + 1).join(', ') })] : []);

/** The numbers that a piece wears on a board. */
export const keyNumbers = (piece: Piece): NumberWhy[] => piece.numbers.filter((one) => one.badge).slice(0, 4);

/** `shown` are the numbers that are drawn on it. */
export function nameOfPiece(piece: Piece, keys: readonly number[], shown: readonly NumberWhy[] = []): string {
  const tokens = piece.tokens.map((one) => (one.count > 1 ? `${told(one.label)} ${one.count}` : told(one.label)));
  const numbers = shown.map((one) => `${told(one.label)} ${one.value}`);
  return [told(piece.label), say(`tincture-${tincture(piece.seat)}`), ...numbers, ...tokens, ...(piece.out ? [say('out')] : []), ...choices(keys)].join(', ');
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
