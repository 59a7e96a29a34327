// One view that holds every primitive of a scene.
import type { View } from '../wire';
import { DWELLERS, ROOMS } from './areas';
import { fightView } from './fight';
import { land } from './land';
import { board, choice, plain, s, token, view, zone } from './making';
import { hand, marchesScene } from './marches';

/** `cells` of the hex map, every ninth of them with a choice of its own when there are more than usual. */
export function galleryView(cells = 150): View {
  const fight = fightView('gallery', [], false).scene;
  const marches = marchesScene(0, 0);
  const map = board('bigmap', 'hex', s('Hex map', 'Carte d’hexagones'), { cells: land(Math.ceil(cells / 7), 4).slice(0, cells), pieces: ['k0', 'k1', 'k2'] });
  const squares = { ...marches.boards[1]!, inset: false, label: s('Square board', 'Damier') };
  const of = {
    ...fight,
    boards: [{ ...fight.boards[0]!, label: s('Free table', 'Table libre') }, map, squares, { ...ROOMS, label: s('Areas', 'Zones') }],
    pieces: [...fight.pieces, ...marches.pieces.map((one) => (one.id === 'u1' ? { ...one, tokens: [token('u1.damage', s('Damage', 'Dégâts'), 2, [], { tone: 'bad' })] } : one)), ...DWELLERS],
    zones: [
      zone('hand', 'fan', s('Hand', 'Main'), hand(0, 10), 0),
      zone('deck', 'pile', s('Deck', 'Pioche'), [], 0, 12), zone('few', 'pile', s('Relics', 'Reliques'), [], null, 3), zone('discard', 'pile', s('Discard', 'Défausse'), hand(0, 3).map((one) => ({ ...one, id: `x${one.id}` })), 0), zone('none', 'pile', s('Removed', 'Écartées'), [], null, 0),
    ],
    tracks: [...fight.tracks, ...marches.tracks, { id: 'fame', label: s('Fame', 'Renommée'), steps: Array.from({ length: 20 }, (_, n) => s(String(n))), at: 7, marks: [token('fame.1', s('Ombert'), 5)], events: [3, 9, 15], seat: null, numbers: [] }],
    pools: [...marches.pools, { id: 'mana', label: s('mana'), count: 4, shape: 'hexagon' as const, spent: 0, after: 2, seat: 0, tint: '' as const, group: null, numbers: [] }, { id: 'gems', label: s('energy', 'énergie'), count: 9, shape: 'drop' as const, spent: 0, after: null, seat: 0, tint: '' as const, group: null, numbers: [] }],
    dice: [...fight.dice.slice(0, 1).map((one) => ({ ...one, faces: ['5'], waiting: 0 })), { id: 'd2', label: s('Parry', 'Parade'), faces: ['2', '6'], waiting: 1, numbers: [plain('d', s('DEF'), 4)], seat: 0, tint: '' as const }],
    question: { ...fight.question!, choices: [...fight.question!.choices.slice(1, 2), choice('go', s('Go', 'Aller'), { touches: ['c1,0', 'c0,0', 's0,3', 'yard', 'h0.2'], numbers: [plain('cost', s('MP', 'PD'), 2)] }), ...(cells > 150 ? map.cells.filter((_, n) => n % 9 === 4).map((one) => choice(one.id, s(one.id), { touches: [one.id] })) : [])] },
  };
  return view('gallery', 'confrontation', of, { seats: fightView('gallery', [], false).seats, asked: 0, asked_all: [0] });
}
