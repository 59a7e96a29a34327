// The drawn signs: the screen's own at once, a game's when its table is laid; until they are here nothing is drawn.
import { mocked } from '../transport/choose';
import own, { groups } from 'virtual:signs';

let paths = $state.raw<Record<string, string>>(own);
let coming = $state(0);
const asked = new Set<string>();

/** Fetch the signs of a game (or of the samples), once. */
export async function fetchSigns(group: string): Promise<void> {
  const load = groups[group];
  if (!load || asked.has(group)) return;
  asked.add(group);
  coming += 1;
  try {
    paths = { ...paths, ...(await load()).default };
  } catch {
    asked.delete(group); // letters stand in their place; the next table tries again
  } finally {
    coming -= 1;
  }
}

if (mocked) void fetchSigns('samples');

/** The path of a sign; '' while some are coming; `null` when there is none of that name. */
export const sign = (id: string): string | null => paths[id] ?? (coming ? '' : null);
