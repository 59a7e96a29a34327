// How a token on a piece is drawn: as dice with a sign, or as a lozenge with a letter in a tincture.
// The kind of a token is the last part of its id (`3.attack`); an unknown kind gets its label's first letter.
import type { Tincture } from '../heraldry/tinctures';
import type { Token } from '../wire';

const DICE: Record<string, string> = {
  attack: 'crossed-swords', defence: 'shield', unplaced: 'rolling-dices', held: 'rolling-dices',
};
const STATES: Record<string, Tincture> = {
  // harm, from passing to death, as outcomes are
  stunned: 'or', light: 'tenne', serious: 'gueules', critical: 'sable', wound: 'gueules', damage: 'gueules', poisoned: 'sinople',
  // what a figure is about: not harm, and never in a harm's tincture
  charged: 'azur', charging: 'azur', dive: 'azur', sustained_defence: 'sinople', relentless: 'sinople', fury: 'pourpre', routing: 'pourpre',
};

export const kindOf = (token: Token): string => token.id.slice(token.id.lastIndexOf('.') + 1);
export const dieSign = (token: Token): string | null => DICE[kindOf(token)] ?? null;
export const stateTincture = (token: Token): Tincture => STATES[kindOf(token)] ?? 'argent';

const SILENT = /^(blessure|wound|en|in|a|an|un|une|le|la|les|the)$/i;

/** The letter of a state: of its kind's own word, so that "Serious wound" and "Light wound" differ. */
export function letter(label: string, kind: string): string {
  const words = label.split(/[\s\u00A0]+/);
  const telling = words.find((word) => !SILENT.test(word)) ?? words[0]!;
  return (telling[0] ?? kind[0] ?? '?').toUpperCase();
}

/** Every die token is a die per count; the rest are states. */
export function sortTokens(tokens: readonly Token[]): { dice: Token[]; states: Token[] } {
  return { dice: tokens.filter((one) => dieSign(one)), states: tokens.filter((one) => !dieSign(one)) };
}
