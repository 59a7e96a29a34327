// The table that `heraut play --scenario …` was asked for: the address says how to lay it, this page lays and holds it.
import { server } from '../transport/choose';
import type { Opening, SeatWish } from '../wire';
import { prefs } from './preferences.svelte';
import { holdOpened } from './purse';

const seat = (who: string): SeatWish => (who === 'me' ? { who, name: prefs.name } : who === 'here' ? { who } : { who: 'bot', bot: who });

/** `#/open/confrontation/duel/me,random/seeded/edition=sheet` → what to ask the server for. */
export function asked(hash: string): Opening | null {
  const [page, game = '', scenario = '', seats = '', dice, settings = ''] = hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (page !== 'open' || !scenario) return null;
  return {
    game, scenario, dice: dice === 'typed' ? 'typed' : 'seeded', seats: seats.split(',').map(seat),
    settings: Object.fromEntries(settings.split(',').filter(Boolean).map((one) => one.split('=') as [string, string])),
  };
}

export async function openAsked(): Promise<void> {
  const wish = asked(location.hash);
  if (!wish) return;
  const made = await (await server()).open(wish);
  holdOpened(made, wish.game);
  location.replace(`#/table/${made.table}`);
}
