// What this reader likes, kept on this device.
import type { Pace } from '../table/beats';

export interface Preferences {
  lang: 'en' | 'fr';
  theme: 'light' | 'dark';
  confirm: boolean;
  keys: boolean;
  bases: 'round' | 'square';
  odds: boolean;
  handover: boolean;
  /** How what happens is played on the table. */
  pace: Pace;
  /** The chronicle tells only what was done. */
  deeds: boolean;
  sound: boolean;
  /** Phones tremble lightly. */
  touch: boolean;
  /** The reader was asked whether sounds are wished. */
  soundAsked: boolean;
  notify: boolean;
  name: string;
  /** Lessons are told; those that were read are not told again. */
  lessons: boolean;
  learnt: string[];
}

const KEY = 'heraut.preferences';

function usual(): Preferences {
  const french = navigator.languages.some((tag) => tag.toLowerCase().startsWith('fr'));
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    lang: french ? 'fr' : 'en', theme: dark ? 'dark' : 'light', confirm: true, keys: true, bases: 'round', odds: true,
    handover: true, pace: still ? 'none' : 'calm', deeds: false, sound: false, touch: false, soundAsked: false, notify: false, name: '', lessons: true, learnt: [],
  };
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

export const prefs = $state<Preferences>({ ...usual(), ...kept() });

export function prefer(change: Partial<Preferences>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...change }));
  } catch {
    // a private window keeps nothing; the choice holds until it closes
  }
}

/** For links and pictures: ?lang=fr&theme=dark&pace=none overrides without being kept. */
export function overrideFrom(search: string): void {
  const asked = new URLSearchParams(search);
  const lang = asked.get('lang');
  const theme = asked.get('theme');
  const pace = asked.get('pace');
  if (pace === 'calm' || pace === 'quick' || pace === 'none') prefs.pace = pace;
  if (lang === 'en' || lang === 'fr') prefs.lang = lang;
  if (theme === 'light' || theme === 'dark') prefs.theme = theme;
}
