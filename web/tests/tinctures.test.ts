import { expect, test } from 'vitest';
import { letter, stateTincture } from '../src/signs/tokens';
import { s, token } from '../src/samples/making';
import type { Token } from '../src/wire';
import { ORDINARIES, TICKS, TINCTURES, hatch, hatchId, strokes, tincture } from '../src/heraldry/tinctures';

test('seats wear six tinctures in order; nobody is sable, chance is argent', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((seat) => tincture(seat))).toEqual(['azur', 'gueules', 'sinople', 'or', 'pourpre', 'tenne', 'azur']);
  expect(tincture(null)).toBe('sable');
  expect(tincture(-1)).toBe('argent');
});

test('every hatching has an id of its own, in two sizes', () => {
  const ids = TINCTURES.flatMap((of) => [hatchId(of), hatchId(of, true)]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(hatch('azur')).toBe('url(#hatch-azur)');
  expect(hatch('or', true)).toBe('url(#hatch-or-fine)');
});

test('no two tinctures are drawn alike', () => {
  const lines = TINCTURES.map((of) => strokes(of, 5)).filter((path) => path !== null);
  expect(new Set(lines).size).toBe(lines.length);
  expect(strokes('gueules', 5)).toBe('M2.5 0V5');
  expect(strokes('azur', 5)).toBe('M0 2.5H5');
  for (const signs of [ORDINARIES, TICKS]) expect(new Set(Object.values(signs)).size).toBe(TINCTURES.length);
});

test('states have the tinctures of the identity, and the letter of their word', () => {
  const toned = (tone: Token['tone']) => stateTincture(token('3.x', s('x'), 1, [], { tone }));
  expect((['warn', 'hurt', 'bad', 'dead', 'mild', 'faint'] as const).map(toned)).toEqual(['or', 'tenne', 'gueules', 'sable', 'argent', 'argent']);
  expect(['Sonné', 'Blessure légère', 'Blessure grave', 'Blessure critique', 'En charge'].map((word) => letter(word))).toEqual(['S', 'L', 'G', 'C', 'C']);
  expect(['Stunned', 'Light wound', 'Serious wound', 'Critical wound', 'In a fury'].map((word) => letter(word))).toEqual(['S', 'L', 'S', 'C', 'F']);
});
