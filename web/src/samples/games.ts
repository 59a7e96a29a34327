// The games a mock server offers, and a leaf of a ledger.
import type { Book, Game, Rule, Scenario, Setting } from '../wire';
import { s } from './making';

const BOTS = [
  { id: 'random', name: s('Careless', 'Insouciant'), about: s('Plays anything that is allowed.', 'Joue n’importe quoi de permis.'), for_trials: false },
  { id: 'first', name: s('Stubborn', 'Têtu'), about: s('Always takes the first answer.', 'Prend toujours la première réponse.'), for_trials: true },
];
const YES_NO = [{ id: 'no', name: s('no', 'non') }, { id: 'yes', name: s('yes', 'oui') }];
const SETTINGS: Setting[] = [
  { id: 'edition', name: s('Rules', 'Règles'), usual: 'sheet', values: [{ id: 'sheet', name: s('the French rules sheet', 'la feuille de règles française') }, { id: 'official', name: s('the game as published', 'le jeu tel que publié') }] },
  { id: 'one_fails', name: s('A natural 1 fails', 'Un 1 naturel est un échec'), usual: 'no', values: YES_NO },
];

/** A scenario that is a family of its own. */
const alone = (one: Pick<Scenario, 'id' | 'name' | 'about' | 'seats' | 'origin'>): Scenario => ({ ...one, family: one.id, title: one.name, count: one.seats.length, how: s(''), errands: [] });

export const GAMES: Game[] = [
  {
    id: 'confrontation', name: s('Confrontation'), arms: { tincture: 'gueules', icon: 'crossed-swords' }, about: s('Close combat: dice in attack or in defence.', 'Corps à corps\u00A0: des dés en attaque ou en défense.'), settings: SETTINGS, bots: BOTS, hides: false, errands: [], counted: s(''), how: s(''),
    scenarios: [
      alone({ id: 'ford', name: s('The ford of Sombreval', 'Le gué de Sombreval'), about: s('One against three, water to the knees.', 'Un contre trois, de l’eau aux genoux.'), seats: [s('Griffins', 'Griffons'), s('Scorpions')], origin: 'house' }),
      alone({ id: 'duel', name: s('The duel', 'Le duel'), about: s('Two heroes; only one will walk away.', 'Deux héros\u00A0; un seul repartira.'), seats: [s('Lions'), s('Scorpions')], origin: 'house' }),
    ],
  },
  {
    id: 'marches', name: s('The three marches', 'Les trois marches'), arms: { tincture: 'azur', icon: 'elven-castle' }, about: s('Explore, build, fight on a grid. A sample of the larger games.', 'Explorer, bâtir, combattre sur le damier. Un échantillon des grands jeux.'), settings: [], bots: BOTS, hides: false, errands: [], counted: s(''), how: s(''),
    scenarios: [alone({ id: 'marches', name: s('Two at one screen', 'Deux au même écran'), about: s('Hands are hidden when the screen changes hands.', 'Les mains sont cachées quand l’écran change de mains.'), seats: [s('Aude'), s('Ombert'), s('Isaure')], origin: 'house' })],
  },
];

const rule = (id: string, ref: string, en: string, fr: string, source = 'sheet', official: Rule['official'] = null): Rule => ({ id, section: id.slice(0, id.lastIndexOf('-')), ref, en, fr, source, official });

const RULES: Rule[] = [
  rule('CF-E1-1', 'IX-E-1', 'Whoever is attacked announces, before the attack die, whether to parry.', 'L’attaqué annonce, avant le dé d’attaque, s’il pare.'),
  rule('CF-E1-2', 'IX-E-1', 'A parry engages at least one defence die that is still there.', 'Une parade engage au moins un dé de défense encore présent.'),
  rule('CF-E2-1', 'IX-E-2', 'The attacker adds ATT to one die.', 'L’attaquant ajoute son ATT à un dé.'),
  rule('CF-E2-4', 'IX-E-2', 'A test whose final result is 0 or less fails.', 'Un test dont le résultat final est de 0 ou moins échoue.', 'sheet', s('In Confrontation 3 a natural 1 is an automatic failure.', 'Dans Confrontation 3, un 1 naturel est un échec automatique.')),
  rule('CF-E3-1', 'IX-E-3', 'A parry succeeds when its result equals or beats the attack.', 'La parade réussit si son résultat égale ou dépasse l’attaque.'),
  rule('CF-E3-2', 'IX-E-3', 'The dice of a parry are lost, whether it succeeds or not.', 'Les dés d’une parade sont perdus, qu’elle réussisse ou non.'),
  rule('CF-E5-1', 'IX-E-5', 'A sustained defence needs at least as many dice placed in defence as in attack.', 'La défense soutenue exige qu’à la répartition le nombre de dés en défense ait été au moins égal à celui des dés en attaque.'),
  rule('CF-E5-3', 'IX-E-5', 'It is announced when the fighter engages his last defence die, alone, in a parry.', 'Elle s’annonce quand le combattant engage son dernier dé de défense, seul, dans une parade.'),
  rule('CF-E5-4', 'IX-E-5', 'From the announcement on, the fighter has DEF −2 for the rest of this combat.', 'Dès l’annonce, le combattant subit DEF −2 pour tout le reste de ce combat.'),
  rule('CF-E5-9', 'IX-E-5', 'The die of a sustained defence is kept, parried or not.', 'Le dé d’une défense soutenue est gardé, que la parade réussisse ou non.'),
  rule('CF-E5-11', 'gap', 'Announced against an attack that fails by itself, it remains in force.', 'Annoncée contre une attaque qui échoue d’elle-même, elle reste valable.', 'gap'),
  rule('CF-T-2', 'ruling (tests)', 'A 6 is rolled again and adds up.', 'Un 6 se relance et s’ajoute.', 'gap'),
];

export const BOOK: Book = {
  sections: [
    { id: 'CF-E1', name: s('IX-E-1. Announcing the defence', 'IX-E-1. Annoncer la défense'), flow: s('CF-E1 → CF-E2 → CF-E3 → wound roll', 'CF-E1 → CF-E2 → CF-E3 → jet de blessure') },
    { id: 'CF-E2', name: s('IX-E-2. Attack test', 'IX-E-2. Test d’attaque'), flow: null },
    { id: 'CF-E3', name: s('IX-E-3. Defence test', 'IX-E-3. Test de défense'), flow: null },
    { id: 'CF-E5', name: s('IX-E-5. Sustained defence', 'IX-E-5. Défense soutenue'), flow: null },
    { id: 'CF-T', name: s('Tests'), flow: null },
  ],
  rules: RULES,
};
