// What was told and answered before the sample fight opens.
import type { Answered, Spoken, Told } from '../wire';
import { s } from './making';

const fact = (n: number, after: number, text: Spoken, rules: string[], touches: string[]): Told => ({ n, after, text, rules, touches, mark: null, manual: false, beat: null });

export const TOLD: Told[] = [
  fact(0, 0, s('A pass of arms begins.', 'Une passe d’armes commence.'), [], []),
  fact(1, 3, s('Clone\u00A01 hits the arms, Stunned: 3 + 3 = 6, wound 4 + 4 − 11 = −3', 'Clone\u00A01 touche les bras, Sonné\u00A0: 3 + 3 = 6, blessure 4 + 4 − 11 = −3'), ['CF-W-4'], ['3', '1']),
  fact(2, 6, s('Clone\u00A02 hits the legs, no effect: 1 + 3 = 4, wound 3 + 4 − 11 = −4', 'Clone\u00A02 touche les jambes, sans effet\u00A0: 1 + 3 = 4, blessure 3 + 4 − 11 = −4'), ['CF-W-4'], ['4', '1']),
  fact(3, 8, s('Praetorian guard parries Warrior of the dawn and loses a die: 5 + 5 − 1 (stunned) = 9 against 8', 'Garde prétorien pare Guerrier de l’aube et perd un dé\u00A0: 5 + 5 − 1 (sonné) = 9 contre 8'), ['CF-E3-1'], ['1', '2']),
  fact(4, 11, s('Praetorian guard strikes Clone\u00A02, parried: 1 + 5 − 1 = 5 against 4 + 2 = 6', 'Garde prétorien frappe Clone\u00A02, paré\u00A0: 1 + 5 − 1 = 5 contre 4 + 2 = 6'), ['CF-E3-1'], ['1', '4']),
  fact(5, 14, s('Praetorian guard wounds Clone\u00A01 in the abdomen, serious: 4 + 8 − 1 − 5 = 6', 'Garde prétorien blesse Clone\u00A01 au ventre, grave\u00A0: 4 + 8 − 1 − 5 = 6'), ['CF-E6-3'], ['1', '3']),
  fact(6, 16, s('A pass of arms begins.', 'Une passe d’armes commence.'), [], []),
  fact(7, 17, s('Warrior of the dawn attacks Praetorian guard: 1d6 + 3, before Clone\u00A01', 'Guerrier de l’aube attaque Garde prétorien\u00A0: 1d6 + 3, avant Clone\u00A01'), ['CF-D2-3'], ['2', '1']),
];

const SAID: [number, string, boolean][] = [
  [1, 'attack 3 1', false], [0, 'endure', false], [-1, '3', true], [-1, '4', true], [1, 'attack 4 1', false],
  [-1, '1', true], [-1, '3', true], [0, 'parry 1', false], [-1, '5', true], [0, 'attack 4', false], [1, 'parry 1', false],
  [-1, '1', true], [0, 'attack 3', false], [-1, '4', true], [-1, '4', true], [1, 'keep', false], [1, 'attack 2 1', false],
];

export const SAID_BEFORE: Answered[] = SAID.map(([seat, text, seal], n) => ({ n, seat, text, seal, manual: false, herald: false }));
