// Your turn: the tab's title says it and the icon's pennon takes your tincture; if wished, a horn, and a notice of the browser.
import { tincture } from '../heraldry/tinctures';
import { prefs } from '../state/preferences.svelte';
import type { TableState } from '../state/table.svelte';
import type { View } from '../wire';
import { say, told } from '../words/words.svelte';
import { speaker } from './sounds';

function isYours(view: View, local: readonly number[]): boolean {
  if (view.over) return false;
  return (view.asked === -1 && view.dice === 'typed' && view.you.length > 0) || view.asked_all.some((seat) => view.you.includes(seat) || local.includes(seat));
}

export function announce(table: TableState): string {
  const view = table.live;
  if (!view) return 'Héraut';
  const name = told(view.scene.title);
  const yours = isYours(view, table.local);
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = yours ? `./marks/${tincture(view.asked === -1 ? view.you[0]! : view.asked)}.svg` : './mark.svg';
  if (icon && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
  return view.over ? `${say('over')} · ${name}` : yours ? `● ${say('your-turn')} · ${name}` : `${name} · Héraut`;
}

/** Called with every view: calls the reader when the turn has just become theirs. */
export function caller(): (table: TableState) => void {
  let before: boolean | null = null;
  return (table) => {
    if (!table.live) return;
    const yours = isYours(table.live, table.local);
    const turned = before === false && yours;
    before = yours;
    if (!turned) return;
    if (prefs.sound) horn();
    if (prefs.notify && document.hidden) show(table.live);
  };
}

function show(view: View): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(say('turn-notice'), { body: [told(view.scene.title), told(view.scene.question?.label)].filter(Boolean).join(' · '), tag: view.table, icon: './mark.svg' });
    notice.onclick = () => { window.focus(); notice.close(); };
  } catch {
    // some phones show notices only from a service worker: the title and the horn remain
  }
}

export async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

// ── the horn ─────────────────────────────────────────────────────────────────────────────────────────────────────

const NOTES: [number, number, number][] = [[0, 0.16, 233.1], [0.17, 0.42, 349.2]]; // from, to in seconds; a fifth up

/** Two notes of a horn, short and dry: few overtones, a soft attack, no file. */
export function horn(): void {
  try {
    const audio = speaker();
    const wave = audio.createPeriodicWave(new Float32Array([0, 0, 0, 0, 0, 0]), new Float32Array([0, 1, 0.55, 0.32, 0.16, 0.07]));
    const low = audio.createBiquadFilter();
    low.frequency.value = 1400;
    low.connect(audio.destination);
    for (const [from, to, pitch] of NOTES) {
      const [start, end] = [audio.currentTime + from, audio.currentTime + to];
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.setPeriodicWave(wave);
      tone.frequency.setValueAtTime(pitch * 0.985, start);
      tone.frequency.linearRampToValueAtTime(pitch, start + 0.05);
      loud.gain.setValueAtTime(0, start);
      loud.gain.linearRampToValueAtTime(0.16, start + 0.035);
      loud.gain.setValueAtTime(0.16, end - 0.07);
      loud.gain.linearRampToValueAtTime(0, end);
      tone.connect(loud).connect(low);
      tone.start(start);
      tone.stop(end);
    }
  } catch {
    // no sound here: the title says it
  }
}
