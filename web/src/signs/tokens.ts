// How a token on a piece is drawn: with its sign, once for each; or as a lozenge with a letter, in the tincture of its tone.
import { OUTCOMES, type Tincture } from '../heraldry/tinctures';
import type { Token } from '../wire';

/** Ermine is for bars: a word or a letter on it could not be read. */
export function stateTincture(token: Token): Tincture {
  const of = OUTCOMES[token.tone];
  return of === 'hermine' ? 'argent' : of;
}

const SILENT = /^(blessure|wound|en|in|a|an|un|une|le|la|les|the)$/i;

/** The letter of a state: of the word that tells most, so that "Serious wound" and "Light wound" differ. */
export function letter(label: string): string {
  const words = label.split(/[\s\u00A0]+/);
  const telling = words.find((word) => !SILENT.test(word)) ?? words[0]!;
  return (telling[0] ?? '?').toUpperCase();
}

/** What has a sign is counted (dice, points); the rest are states. */
export function sortTokens(tokens: readonly Token[]): { signed: Token[]; states: Token[] } {
  return { signed: tokens.filter((one) => one.icon), states: tokens.filter((one) => !one.icon) };
}
