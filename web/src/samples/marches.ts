// A map with a hand of cards: what the larger games look like. Two people share the device, so hands must be hidden.
import type { Card, Choice, RefusedWish, Scene, View } from '../wire';
import { land } from './land';
import { board, card, cell, choice, piece, plain, s, scene, token, zone } from './making';

const SKILL = 'skill';
const CARDS: Card[] = [
  card('h1', s('Momentum', 'Élan'), SKILL, 'broadsword', s('Attack +1, or draw 1.', 'Attaque +1, ou pioche 1.'), s('in combat', 'en combat')),
  card('h2', s('Fire bolt', 'Trait de feu'), 'spell', 'fire-ray', s('2 damage to one unit.', '2 dégâts à une unité.'), s('activation')),
  card('h3', s('Guide'), SKILL, 'compass', s('1 more MP this turn.', '1 PD de plus ce tour-ci.'), s('on the map', 'carte')),
  card('h4', s('Grey targe', 'Targe grise'), 'artifact', 'bordered-shield', s('Defence +1 in this combat.', 'Défense +1 ce combat.'), s('lasting', 'persistant')),
];

export const hand = (seat: number, count = 4): Card[] =>
  Array.from({ length: count }, (_, n) => ({ ...CARDS[n % 4]!, id: `h${seat}.${n}`, seat }));

const REFUSED: RefusedWish[] = [{ answer: 'move village', label: s('Go to the village', 'Aller au village'), why: s('the village is 3 MP away.', 'le village est à 3 PD.'), touches: ['c2,1'], rules: ['H3-MOV-2'] }];

const CHOICES: Choice[] = [
  choice('attack mine', s('Attack the mine', 'Attaquer la mine'), { consequences: [s('1 MP.', '1 PD.'), s('+2 materials of income.', '+2 matériaux au revenu.')], touches: ['c1,0'], rules: ['H3-CMB-1'], numbers: [plain('cost', s('MP', 'PD'), 1)] }),
  choice('reveal north', s('Reveal the northern tile', 'Révéler la tuile du nord'), { consequences: [s('1 MP.', '1 PD.'), s('Five tiles are possible.', 'Cinq tuiles possibles.')], touches: ['c0,-1', 'c1,-2'], rules: ['H3-MOV-4'] }),
  choice('move mill', s('Go to the mill', 'Aller au moulin'), { consequences: [s('1 MP.', '1 PD.'), s('One resource die.', 'Un dé de ressources.')], touches: ['c0,0', 'c-1,0'], rules: ['H3-RES-2'], numbers: [plain('cost', s('MP', 'PD'), 1)] }),
  choice('play guide', s('Play Guide', 'Jouer Guide'), { consequences: [s('1 card, discarded.', '1 carte, défaussée.'), s('+1 MP this turn.', '+1 PD ce tour-ci.')], touches: ['h0.2', 'h1.2'], rules: ['H3-MOV-11'] }),
  choice('end', s('End the turn', 'Finir le tour'), { consequences: [s('1 MP is lost.', '1 PD est perdu.')], rules: ['H3-TUR-1'] }),
];

const NAMES = [s('Aude'), s('Ombert'), s('Isaure')];

export function marchesScene(seat: number, you: number | null, cells = 9): Scene {
  const combat = Array.from({ length: 20 }, (_, n) => cell(`s${n % 4},${Math.floor(n / 4)}`, n % 4, Math.floor(n / 4), { seat: n >= 12 ? seat : null, ground: n < 8 ? 'enemy' : n >= 12 ? 'own' : '' }));
  const units: [string, string, number | null, number, string][] = [['u1', 's0,3', seat, 4, 'pikeman'], ['u2', 's2,3', seat, 6, 'lion'], ['u3', 's1,4', seat, 5, 'high-shot'], ['n1', 's2,0', null, 3, 'hood'], ['n2', 's0,1', null, 2, 'hood'], ['n3', 's2,1', null, 2, 'hood']];
  return scene(s('The three marches', 'Les trois marches'), {
    path: [s('Round 4', 'Manche 4'), s(`Turn of ${NAMES[seat]!.en}`, `Tour de ${NAMES[seat]!.fr}`), s('Movement', 'Déplacement')],
    players: NAMES.map((label, n) => ({ seat: n, label, numbers: [plain('level', s('level', 'niv.'), n === 1 ? 3 : 2), plain('towns', s('towns', 'cités'), 1), plain('mines', s('mines', 'mines'), n ? 1 : 2)] })),
    boards: [
      board('map', 'hex', s('Map', 'Carte'), { cells: land(cells), pieces: ['k0', 'k1', 'k2'] }),
      board('combat', 'square', s('If you attack', 'Si vous attaquez'), { cells: combat, pieces: units.map(([id]) => id), width: 4, height: 5, inset: true }),
    ],
    pieces: [
      piece('k0', NAMES[0]!, 0, { cell: 'c1,-1', icon: 'horse-head' }),
      piece('k1', NAMES[1]!, 1, { cell: 'c2,0', icon: 'wizard-face' }),
      piece('k2', NAMES[2]!, 2, { cell: 'c-2,2', icon: 'hood' }),
      ...units.map(([id, at, side, initiative, icon]) => piece(id, s('Unit', 'Unité'), side, { cell: at, icon, numbers: [plain(`${id}.ini`, s('initiative'), initiative)] })),
    ],
    question: { seat, kind: 'spend', label: s('Spend a movement point', 'Dépenser un PD'), choices: you === seat ? CHOICES : CHOICES.filter((one) => one.answer !== 'play guide'), touches: [`k${seat}`], rules: ['H3-MOV-2'], notes: [s('2 movement points (MP) are left.', 'Il reste 2 points de déplacement (PD).')], refused: REFUSED, proposed: '', walks: [], further: [], usual: [] },
    zones: [
      ...(you === null ? [] : [zone('hand', 'fan', s('Hand', 'Main'), hand(you), you)]),
      zone('deck', 'pile', s('Deck', 'Pioche'), [], you, 12),
      zone('discard', 'pile', s('Discard', 'Défausse'), [{ ...CARDS[1]!, id: 'd1', label: s('Haste', 'Hâte'), icon: 'feathered-wing' }], you, 3),
    ],
    tracks: [{ id: 'round', label: s('Round', 'Manche'), steps: Array.from({ length: 12 }, (_, n) => s(String(n + 1))), at: 3, marks: [], events: [6, 10], seat: null, numbers: [] }],
    pools: [
      { id: 'gold', label: s('gold', 'or'), count: 25, shape: 'disc', spent: 0, after: null, seat, tint: '' as const, group: null, numbers: [] },
      { id: 'materials', label: s('materials', 'matériaux'), count: 6, shape: 'square', spent: 0, after: null, seat, tint: '' as const, group: null, numbers: [] },
      { id: 'valuables', label: s('valuables', 'richesses'), count: 2, shape: 'lozenge', spent: 0, after: null, seat, tint: '' as const, group: null, numbers: [] },
      { id: 'moves', label: s('MP', 'PD'), count: 2, shape: 'disc', spent: 1, after: null, seat, tint: '' as const, group: null, numbers: [] },
    ],
    notes: [],
  });
}

export function marchesView(table: string, asked: number, you: number | null, said: string[]): View {
  const of = marchesScene(asked, you);
  return {
    table, rev: 60 + said.length, game: 'marches', scenario: { id: 'marches', name: of.title }, settings: {}, dice: 'seeded', seals: [], hides: true,
    seats: NAMES.map((name, seat) => ({ seat, name, who: seat === 2 ? 'bot' : 'human', player: ['Alix', 'Basile', 'random'][seat]!, here: seat < 2, you: seat === you, connected: true })),
    you: you === null ? [] : [you], asked, asked_all: [asked], over: false, scores: null, thinking: null, waits: false, rhythm: 'usual', herald: { errands: [], orders: [], may: [], answers: false }, scene: of,
    log: [
      { n: 0, after: 1, text: s('Ombert takes the village in the east: income 5 + 5 = 10', 'Ombert prend le village à l’est\u00A0: revenu 5 + 5 = 10'), rules: ['H3-MIN-1'], touches: ['k1', 'c2,1'], mark: null, manual: false, beat: null },
      { n: 1, after: 3, text: s('Aude draws 1 card.', 'Aude pioche 1 carte.'), rules: ['H3-TUR-1'], touches: ['k0'], mark: null, manual: false, beat: null },
      { n: 2, after: 4, text: s('Aude spends 5 gold: 30 − 5 = 25', 'Aude dépense 5 or\u00A0: 30 − 5 = 25'), rules: ['H3-RES-7'], touches: ['k0'], mark: null, manual: false, beat: null },
      ...said.map((text, n) => ({ n: 3 + n, after: 5 + n, text: s(`Said: ${text}`, `Dit\u00A0: ${text}`), rules: [], touches: [], mark: null, manual: false, beat: null })),
    ],
    thread: [...[0, 1, -1, 0].map((seat, n) => ({ n, seat, text: '', seal: seat < 0, manual: false, herald: false })), ...said.map((text, n) => ({ n: 4 + n, seat: asked, text, seal: false, manual: false, herald: false }))],
    undo: { steps: Math.min(2, said.length + 1), sealed: null, may_force: true }, redo: false, outdated: null,
  };
}

export const wounds = token('u1.damage', s('Damage', 'Dégâts'), 2, [], { tone: 'bad' });
