// The four figures of the sample fight.
import type { NumberWhy, Piece, Spoken } from '../wire';
import { num, part, piece, s, token } from './making';

const STATS = ['INI', 'ATT', 'FOR', 'DEF', 'RES'] as const;
export type Stat = (typeof STATS)[number];
const STUNNED = ['CF-F-2', 'CF-W-8'];
const SERIOUS = ['CF-F-9', 'CF-W-5'];
const ATTACK = s('Attack dice', 'Dés d’attaque');
const DEFENCE = s('Defence dice', 'Dés de défense');

export interface Fight { parries: number; sustained: boolean; wound: '' | 'light' | 'serious'; dawn: number; clone: number; stunned: boolean }

function stats(printed: Record<Stat, number>, worse: Partial<Record<Stat, [number, Spoken, string[]][]>> = {}): NumberWhy[] {
  return STATS.map((stat) =>
    num(stat, s(stat), [
      part(0, printed[stat], s(`${stat} on the card`, `${stat} de la carte`)),
      ...(worse[stat] ?? []).map(([amount, why, rules]) => part(2, amount, why, rules)),
    ], printed[stat]));
}

const all = (amount: number, why: Spoken, rules: string[], only: readonly Stat[] = ['INI', 'ATT', 'FOR', 'DEF']) =>
  Object.fromEntries(only.map((stat) => [stat, [[amount, why, rules]]])) as Partial<Record<Stat, [number, Spoken, string[]][]>>;

export function fighters(f: Fight): Piece[] {
  const praetorian = all(-1, s('stunned', 'sonné'), STUNNED);
  if (!f.stunned) for (const stat of STATS) delete praetorian[stat];
  if (f.sustained) praetorian.DEF = [...(praetorian.DEF ?? []), [-2, s('sustained defence', 'défense soutenue'), ['CF-E5-4']]];
  const hurt = f.wound === 'serious' ? -2 : f.wound === 'light' ? -1 : 0;
  if (hurt) for (const stat of ['INI', 'ATT', 'FOR', 'DEF'] as const) {
    praetorian[stat] = [...(praetorian[stat] ?? []), [hurt, hurt === -1 ? s('light wound', 'blessure légère') : s('serious wound', 'blessure grave'), SERIOUS]];
  }
  return [
    piece('1', s('Praetorian guard', 'Garde prétorien'), 0, {
      x: 300, y: 300, size: 25, icon: 'centurion-helmet',
      note: f.stunned ? s('Stunned until the end of the turn', 'Sonné jusqu’à la fin du tour') : null,
      tokens: [
        token('1.defence', DEFENCE, f.parries, [], { icon: 'shield' }),
        ...(f.stunned ? [token('1.stunned', s('Stunned', 'Sonné'), 1, STUNNED, { tone: 'warn' })] : []),
        ...(f.wound ? [token(`1.${f.wound}`, f.wound === 'light' ? s('Light wound', 'Blessure légère') : s('Serious wound', 'Blessure grave'), 1, SERIOUS, { tone: f.wound === 'light' ? 'hurt' : 'bad' })] : []),
        ...(f.sustained ? [token('1.sustained_defence', s('Sustained defence', 'Défense soutenue'), 1, ['CF-E5-4'], { tone: 'good' })] : []),
      ].filter((one) => one.count > 0),
      numbers: stats({ INI: 3, ATT: 5, FOR: 8, DEF: 5, RES: 11 }, praetorian),
    }),
    piece('2', s('Warrior of the dawn', 'Guerrier de l’aube'), 1, {
      x: 325, y: 297, size: 25, icon: 'sun-spear', note: s('DEF is a guess', 'DEF supposée'),
      tokens: f.dawn ? [token('2.attack', ATTACK, f.dawn, [], { icon: 'crossed-swords' })] : [], numbers: stats({ INI: 3, ATT: 3, FOR: 7, DEF: 4, RES: 7 }),
    }),
    piece('3', s('Clone\u00A01'), 1, {
      x: 276, y: 308, size: 25, icon: 'android-mask',
      tokens: [...(f.clone ? [token('3.attack', ATTACK, f.clone, [], { icon: 'crossed-swords' })] : []), token('3.serious', s('Serious wound', 'Blessure grave'), 1, SERIOUS, { tone: 'bad' })],
      numbers: stats({ INI: 2, ATT: 3, FOR: 4, DEF: 2, RES: 5 }, all(-2, s('serious wound', 'blessure grave'), SERIOUS)),
    }),
    piece('4', s('Clone\u00A02'), 1, { x: 289, y: 277, size: 25, icon: 'android-mask', numbers: stats({ INI: 2, ATT: 3, FOR: 4, DEF: 2, RES: 5 }) }),
  ];
}
