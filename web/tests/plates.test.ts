import { expect, test } from 'vitest';
import { placePlates } from '../src/board/plates';

const FRAME = { left: 0, top: 0, right: 400, bottom: 300 };
const want = (id: string, x: number, y: number, spare: boolean) => ({ id, x, y, r: 20, width: 80, height: 20, spare });

test('a plate lies beside its base and in the frame', () => {
  const [spot] = placePlates([want('a', 390, 150, false)], [{ x: 390, y: 150, r: 20 }], FRAME);
  expect(spot!.left).toBeLessThanOrEqual(320);
});

test('a plate that must be there is placed even in a crowd; a spare one is left out', () => {
  const bases = Array.from({ length: 120 }, (_, n) => ({ x: (n % 12) * 36, y: Math.floor(n / 12) * 34, r: 20 }));
  expect(placePlates([want('a', 180, 136, false)], bases, FRAME)).toHaveLength(1);
  expect(placePlates([want('a', 180, 136, true)], bases, FRAME)).toEqual([]);
});

test('spare plates give way to those that must be there', () => {
  const two = [want('spare', 200, 150, true), want('must', 200, 150, false)];
  expect(placePlates(two, [{ x: 200, y: 150, r: 20 }], FRAME)[0]!.id).toBe('must');
});
