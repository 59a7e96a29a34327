// A fight, one against three, as a function of the answers given: so undo, replay and fork are simply fewer answers.
import type { Choice, Dice, Question, RefusedWish, Scene, Told, View } from '../wire';
import { SAID_BEFORE, TOLD } from './chronicle';
import { fighters, type Fight } from './fighters';
import { arrow, board, choice, num, part, plain, s, scene } from './making';
import { odds } from './odds';

export interface Answer { seat: number; text: string; manual: boolean }
interface Now { fight: Fight; told: Told[]; attacker: '2' | '3'; step: string; way: string; rolled: number; over: boolean }

const NAMES = { '2': s('Warrior of the dawn', 'Guerrier de l’aube'), '3': s('Clone\u00A01') };
const FACES = ['1', '2', '3', '4', '5', '6'];

function tell(now: Now, after: number, en: string, fr: string, rules: string[], touches: string[]): void {
  now.told.push({ n: TOLD.length + now.told.length, after, text: s(en, fr), rules, touches, mark: null, manual: false, beat: null });
}

function def(now: Now): number {
  return fighters(now.fight)[0]!.numbers.find((one) => one.id === 'DEF')!.value;
}

function nextAttack(now: Now): void {
  if (now.attacker === '2') {
    now.fight.dawn = 0;
    now.attacker = '3';
    now.step = 'defence';
  } else {
    now.fight.clone = 0;
    now.step = 'pursue';
  }
}

function play(answers: readonly Answer[]): Now {
  const fight: Fight = { parries: 1, sustained: false, wound: '', dawn: 1, clone: 1, stunned: true };
  const now: Now = { fight, told: [], attacker: '2', step: 'defence', way: '', rolled: 0, over: false };
  answers.forEach(({ text }, index) => {
    const after = SAID_BEFORE.length + index + 1;
    const { en, fr } = NAMES[now.attacker];
    const both = [now.attacker, '1'];
    if (now.step === 'defence') {
      now.way = text.split(' ')[0]!;
      if (now.way === 'sustain') fight.sustained = true;
      now.step = 'attack';
    } else if (now.step === 'attack') {
      now.rolled = Number(text) + (now.attacker === '2' ? 3 : 1);
      tell(now, after, `${en} rolls the attack: ${text} + ${now.rolled - Number(text)} = ${now.rolled}`, `${fr} lance l’attaque\u00A0: ${text} + ${now.rolled - Number(text)} = ${now.rolled}`, ['CF-E2-1'], both);
      now.step = now.way === 'endure' ? 'wound' : 'parry';
    } else if (now.step === 'parry') {
      const sum = Number(text) + def(now);
      const done = sum >= now.rolled;
      tell(now, after, `Praetorian guard ${done ? 'parries' : 'fails to parry'} ${en}: ${text} + ${def(now)} = ${sum} against ${now.rolled}`, `Garde prétorien ${done ? 'pare' : 'ne pare pas'} ${fr}\u00A0: ${text} + ${def(now)} = ${sum} contre ${now.rolled}`, ['CF-E3-1'], ['1', now.attacker]);
      if (now.way === 'parry') fight.parries = 0;
      if (done) nextAttack(now);
      else now.step = 'wound';
    } else if (now.step === 'wound') {
      const sum = Number(text) + 7 - 11;
      fight.wound = sum >= 2 ? 'serious' : sum >= 0 ? 'light' : fight.wound;
      const [e, f] = sum >= 2 ? ['serious wound', 'blessure grave'] : sum >= 0 ? ['light wound', 'blessure légère'] : ['no effect', 'sans effet'];
      tell(now, after, `${en} hits, ${e}: ${text} + 7 − 11 = ${sum}`.replace('= -', '= −'), `${fr} touche, ${f}\u00A0: ${text} + 7 − 11 = ${sum}`.replace('= -', '= −'), ['CF-W-4'], both);
      nextAttack(now);
    } else {
      tell(now, after, 'The combat is over.', 'Le combat est terminé.', ['CF-G-1'], []);
      now.over = true;
    }
  });
  return now;
}

function defences(now: Now): Choice[] {
  const attack = num(`${now.attacker}.ATT`, s('ATT'), [part(0, 3, s('ATT on the card', 'ATT de la carte')), ...(now.attacker === '3' ? [part(2, -2, s('serious wound', 'blessure grave'), ['CF-F-9'])] : [])], 3);
  const own = fighters(now.fight)[0]!.numbers.find((one) => one.id === 'DEF')!;
  const lower = { ...own, value: own.value - 2, parts: [...own.parts, part(2, -2, s('sustained defence', 'défense soutenue'), ['CF-E5-4'])] };
  const easy = now.attacker === '3' ? 8 : 0;
  const list: [Choice, number, number][] = [
    [choice('endure', s('Refuse to parry', 'Refuser la parade'), { consequences: [s('No cost.', 'Sans coût.'), s('The die is kept for Clone\u00A01.', 'Le dé reste pour Clone\u00A01.')], numbers: [attack], rules: ['CF-E1-1'] }), 0, 507],
  ];
  if (now.fight.parries && !now.fight.sustained) list.push([choice('parry 1', s('Parry', 'Parer'), { consequences: [s('1 die, lost.', '1 dé, perdu.'), s('Nothing is left against Clone\u00A01.', 'Plus rien contre Clone\u00A01.')], numbers: [own, attack], touches: ['1.defence', '1'], rules: ['CF-E3-2'] }), 24 + easy, 639]);
  if (now.fight.parries) list.push([choice('sustain', s('Sustained defence', 'Défense soutenue'), { consequences: [s('DEF −2', 'DEF −2'), s('until the end. The die is kept; parrying becomes a duty.', 'jusqu’à la fin. Le dé reste, parer devient un devoir.')], numbers: [lower, attack], touches: ['1'], rules: ['CF-E5-4'] }), 15 + easy, 673]);
  return list.map(([one, parried, end]) => ({ ...one, odds: odds(parried, end) }));
}

function question(now: Now): Question | null {
  if (now.over) return null;
  const { en, fr } = NAMES[now.attacker];
  if (now.step === 'defence') {
    const refused: RefusedWish[] = [{ answer: 'parry 2', label: s('Parry with two dice', 'Parer avec deux dés'), why: s('only one is left.', 'il n’en reste qu’un.'), rules: ['CF-E1-2'], touches: ['1'] }];
    const then = now.attacker === '2' ? [s('Clone\u00A01 will strike next.', 'Clone\u00A01 frappera ensuite.')] : [];
    return { seat: 0, kind: 'announce_defence', label: s(`${en} strikes: how is it met?`, `${fr} frappe\u00A0: quelle défense\u202F?`), choices: defences(now), touches: [now.attacker, '1'], rules: ['CF-E1-1'], notes: then, refused, proposed: '', walks: [], further: [], usual: [] };
  }
  if (now.step === 'pursue') {
    return { seat: 0, kind: 'pursue', label: s('Pursue, or stay?', 'Poursuivre, ou rester\u202F?'), choices: [choice('stay', s('Stay', 'Rester'), { consequences: [s('The turn ends here.', 'Le tour s’arrête là.')], rules: ['CF-G-1'] }), choice('pursue 4', s('Pursue Clone\u00A02', 'Poursuivre Clone\u00A02'), { consequences: [s('2 cm.', '2 cm.'), s('Contact is kept.', 'Le contact est gardé.')], touches: ['4'], rules: ['CF-G-5'] })], touches: ['1'], rules: ['CF-G-1'], notes: [], refused: [], proposed: '', walks: [], further: [], usual: [] };
  }
  const asked = { attack: s(`Attack of ${en}`, `Attaque de ${fr}`), parry: s('Parry of Praetorian guard', 'Parade de Garde prétorien'), wound: s('Wound of Praetorian guard', 'Blessure de Garde prétorien') }[now.step]!;
  return { seat: -1, kind: `${now.step}_test`, label: asked, choices: FACES.map((face) => choice(face, s(face), { consequences: face === '6' ? [s('rolled again', 'se relance')] : [] })), touches: [now.attacker, '1'], rules: ['CF-T-2'], notes: [], refused: [], proposed: '', walks: [], further: [], usual: [] };
}

function dice(now: Now): Dice[] {
  if (now.step === 'pursue' || now.over) return [];
  const rolled = now.step !== 'defence' && now.step !== 'attack' && now.rolled > 0;
  const plus = now.attacker === '2' ? 3 : 1;
  return [
    { id: 'dice.attack', label: s('Attack', 'Attaque'), faces: rolled ? [String(now.rolled - plus)] : [], waiting: rolled ? 0 : 1, numbers: [plain('a', s('ATT'), plus)], seat: 1, tint: '' },
    ...(now.way === 'endure' && now.step !== 'defence' ? [] : [{ id: 'dice.parry', label: s('Parry', 'Parade'), faces: [], waiting: 1, numbers: [plain('d', s('DEF'), def(now))], seat: 0, tint: '' as const }]),
  ];
}

function fightScene(now: Now): Scene {
  const pieces = fighters(now.fight);
  const asked = question(now);
  const under = now.step === 'pursue' || now.over ? [] : [arrow(now.attacker, '1', s(`Attack 1d6 + ${now.attacker === '2' ? 3 : 1}`, `Attaque 1d6 + ${now.attacker === '2' ? 3 : 1}`), 1)];
  return scene(s('The ford of Sombreval', 'Le gué de Sombreval'), {
    path: [s('Turn 2', 'Tour 2'), s('Combats'), s('Pass of arms 2', 'Passe d’armes 2'), s('Attack', 'Attaque')],
    players: [
      { seat: 0, label: s('Griffins', 'Griffons'), numbers: [plain('side-0.figures', s('Figures standing', 'Figurines debout'), 1, 1)] },
      { seat: 1, label: s('Scorpions'), numbers: [plain('side-1.figures', s('Figures standing', 'Figurines debout'), 3, 3)] },
    ],
    boards: [board('level-0', 'free', s('Melee 1', 'Mêlée 1'), { x: 203, y: 215, width: 194, height: 170, pieces: pieces.map((one) => one.id), arrows: under })],
    pieces,
    notes: [s('The wound table is a reconstruction', 'Le tableau des Blessures est une reconstitution'), s('Cards with guessed numbers: Praetorian guard', 'Cartes aux nombres supposés\u00A0: Garde prétorien')],
    question: asked,
    tracks: [{ id: 'pass', label: s('Pass of arms', 'Passe d’armes'), steps: [s('1'), s('2'), s('end', 'fin')], at: 1, marks: [], events: [], seat: null, numbers: [] }],
    dice: dice(now),
  });
}

/** The view after these answers; `before`: how many of the earlier ones (replay looks further back). */
export function fightView(table: string, answers: readonly Answer[], typed: boolean, before = SAID_BEFORE.length): View {
  const now = play(answers);
  const of = fightScene(now);
  const thread = [...SAID_BEFORE.slice(0, before), ...answers.map(({ seat, text, manual }, n) => ({ n: SAID_BEFORE.length + n, seat, text, seal: seat < 0, manual }))];
  const open = [...answers].reverse().findIndex((one) => one.seat < 0);
  const steps = open < 0 ? answers.length : open;
  return {
    table, rev: 40 + thread.length, game: 'confrontation', scenario: { id: 'ford', name: of.title }, settings: { edition: 'sheet' }, hides: false, seals: [],
    dice: typed ? 'typed' : 'seeded',
    seats: [
      { seat: 0, name: s('Griffins', 'Griffons'), who: 'human', player: 'Alix', here: true, you: true, connected: true },
      { seat: 1, name: s('Scorpions'), who: 'bot', player: 'random', here: false, you: false, connected: true },
    ],
    you: [0], asked: of.question?.seat ?? null, asked_all: of.question ? [of.question.seat] : [], over: now.over, scores: now.over ? [1, 0] : null, thinking: null, waits: false, rhythm: 'usual', herald: { errands: [], orders: [], may: [], answers: false }, scene: of,
    log: [...TOLD, ...now.told].filter((one) => one.after <= thread.length), thread,
    undo: { steps, sealed: steps ? null : s('Dice were thrown.', 'Des dés ont été jetés.'), may_force: true }, redo: false, outdated: null,
  };
}
