// How rare a sum of dice is, after a game.
export type Rarity = 'great' | 'good' | 'usual' | 'poor' | 'awful';

/** How rare dice are of which as many show less so often; and of 100 such throws, how many they beat, or are beaten by. */
export function rarity(lower: number): { how: Rarity; of: number } {
  const how = lower > 0.98 ? 'great' : lower > 0.8 ? 'good' : lower < 0.02 ? 'awful' : lower < 0.2 ? 'poor' : 'usual';
  const beaten = Math.round(100 * (lower < 0.2 ? 1 - lower : lower));
  return { how, of: Math.min(99, beaten) };
}
