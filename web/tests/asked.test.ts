import { expect, test, vi } from 'vitest';

vi.mock('../src/state/preferences.svelte', () => ({ prefs: { name: 'Alix' } }));
vi.mock('../src/transport/choose', () => ({ server: () => Promise.reject(new Error('not here')) }));
const { asked } = await import('../src/state/asked');

test('the address says how to lay the table', () => {
  expect(asked('#/open/confrontation/duel/me,here,random/typed/edition=official,quick=yes')).toEqual({
    game: 'confrontation', scenario: 'duel', dice: 'typed', settings: { edition: 'official', quick: 'yes' },
    seats: [{ who: 'me', name: 'Alix' }, { who: 'here' }, { who: 'bot', bot: 'random' }],
  });
  expect(asked('#/open/confrontation/duel/me,random/seeded/')).toMatchObject({ dice: 'seeded', settings: {} });
  expect(asked('#/table/T')).toBe(null);
  expect(asked('')).toBe(null);
});
