// Hex land for the samples: tiles of seven cells round their middles, grounds by tile, some sites.
import type { Cell } from '../wire';
import { cell, s } from './making';

const AROUND: [number, number][] = [[0, 0], [1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]];
const GROUNDS = ['plain', 'forest', 'sand', 'snow', 'marsh', 'rock', 'water'];

const SITES: Record<string, Partial<Cell>> = {
  '0,0': { icon: 'windmill', label: s('Mill', 'Moulin') },
  '1,0': { icon: 'gold-mine', level: 'III', label: s('Mine') },
  '0,1': { icon: 'elven-castle', label: s('Town', 'Cité'), seat: 0 },
  '-2,0': { icon: 'temple-gate', level: 'II', label: s('Temple') },
  '2,1': { icon: 'village', level: 'II', label: s('Village'), seat: 1 },
  '-1,2': { icon: 'chest', label: s('Chest', 'Coffre') },
  '3,-1': { icon: 'stone-tower', level: 'III', label: s('Tower', 'Tour') },
  '-3,2': { icon: 'well', label: s('Well', 'Puits') },
  '1,2': { icon: 'crystal-cluster', level: 'III', label: s('Crystals', 'Cristaux') },
  '-1,4': { icon: 'castle-ruins', label: s('Ruins', 'Ruines') },
};

/** `tiles`: how many tiles of seven cells, spiralling out; the last `hidden` lie face down. */
export function land(tiles: number, hidden = 2): Cell[] {
  const middles: [number, number][] = [];
  const step: [number, number][] = [[2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]];
  const seen = new Set<string>();
  const queue: [number, number][] = [[0, 0]];
  while (middles.length < tiles) {
    const [q, r] = queue.shift()!;
    if (seen.has(`${q},${r}`)) continue;
    seen.add(`${q},${r}`);
    middles.push([q, r]);
    for (const [dq, dr] of step) queue.push([q + dq, r + dr]);
  }
  return middles.flatMap(([q, r], tile) =>
    AROUND.map(([dq, dr], number) => {
      const [x, y] = [q + dq, r + dr];
      const dark = tile >= tiles - hidden;
      const ground = GROUNDS[(tile * 3 + (number % 3 === 2 ? 1 : 0)) % GROUNDS.length]!;
      const site = dark ? {} : (SITES[`${x},${y}`] ?? {});
      const blocked = !dark && tile > 1 && number === 4 && tile % 3 === 0;
      return cell(`c${x},${y}`, x, y, {
        ground, tile: `t${tile}`, hidden: dark, blocked, level: dark && number === 0 ? 'IV–V' : '', label: dark ? s('Unknown tile', 'Tuile inconnue') : null, ...site,
      });
    }));
}
