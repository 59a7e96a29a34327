// The screen's own words (Fluent), and the game's words as they come from the server.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { prefs } from '../state/preferences.svelte';
import type { Spoken } from '../wire';
import { elided } from './elided';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

function bundle(lang: string, source: string): FluentBundle {
  const words = new FluentBundle(lang, { useIsolating: false });
  words.addResource(new FluentResource(source));
  return words;
}

const BUNDLES = { en: bundle('en', en), fr: bundle('fr', fr) };

/** A message of the screen in the reader's language. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const words = BUNDLES[prefs.lang];
  const message = words.getMessage(id);
  if (!message?.value) return id;
  const said = words.formatPattern(message.value, args ?? null, []);
  return prefs.lang === 'fr' ? elided(said) : said;
}

/** What the server said, in the reader's language. */
export const told = (spoken: Spoken | string | null | undefined): string =>
  spoken == null ? '' : typeof spoken === 'string' ? spoken : spoken[prefs.lang];

/** Words that stand alone begin with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const FIXED: Intl.NumberFormatOptions = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** `0.686` → `68,6 %` or `68.6%`, or without its sign; `≈ 69 %` when it was only sampled. */
export function percent(share: number, exact = true, sign = true): string {
  const whole = !exact || share === 0 || share === 1;
  const number = new Intl.NumberFormat(prefs.lang, whole ? { maximumFractionDigits: 0 } : FIXED).format(share * 100);
  const text = exact ? number : share > 0 && share < 0.005 ? '<\u00A01' : share >= 0.995 && share < 1 ? '>\u00A099' : `≈\u00A0${number}`;
  return !sign ? text : prefs.lang === 'fr' ? `${text}\u00A0%` : `${text}%`;
}

/** A score as it is read: two decimals at most, and the true minus. */
export const score = (value: number): string =>
  new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 2 }).format(value).replace('-', '\u2212');

/** A whole number with the true minus. */
export const figure = (value: number, signed = false): string =>
  `${value < 0 ? '\u2212' : signed ? '+' : ''}${Math.abs(value)}`;
