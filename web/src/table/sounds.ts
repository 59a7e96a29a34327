// Short dry sounds without files, and a light touch on phones: what falls, is turned, sealed, struck or felled on the table.
// Nothing is heard or felt before the reader has said so.
import { prefs } from '../state/preferences.svelte';
import type { Beat } from '../wire';

export type Sound = 'dice' | 'card' | 'seal' | 'blow' | 'fall';
/** One noise, or one tone that sinks: when it begins, how long it lasts (seconds), how loud, where from and to (hertz). */
interface Part { of: 'noise' | 'tone'; at: number; long: number; loud: number; from: number; to: number }
const click = (at: number, loud: number, pitch: number): Part => ({ of: 'noise', at, long: 0.03, loud, from: pitch, to: pitch * 0.7 });

const PARTS: Record<Sound, Part[]> = {
  dice: [click(0, 0.5, 3200), click(0.07, 0.4, 2700), click(0.13, 0.45, 3500), click(0.24, 0.25, 2400)],
  card: [{ of: 'noise', at: 0, long: 0.13, loud: 0.16, from: 1800, to: 5200 }],
  seal: [click(0, 0.35, 900), { of: 'tone', at: 0, long: 0.18, loud: 0.4, from: 110, to: 52 }],
  blow: [{ of: 'noise', at: 0, long: 0.09, loud: 0.55, from: 1500, to: 400 }, { of: 'tone', at: 0, long: 0.12, loud: 0.35, from: 160, to: 70 }],
  fall: [{ of: 'tone', at: 0, long: 0.5, loud: 0.5, from: 120, to: 38 }, { of: 'noise', at: 0.12, long: 0.3, loud: 0.3, from: 420, to: 120 }],
};
/** How long a phone trembles, in milliseconds. */
const TOUCH: Partial<Record<Sound, number | number[]>> = { dice: [8, 40, 8], card: 8, seal: 18 };
const OF_BEAT: Partial<Record<Beat['kind'], Sound>> = { dice: 'dice', card: 'card', hurt: 'blow', fall: 'fall' };

export const soundOf = (kind: Beat['kind']): Sound | undefined => OF_BEAT[kind];

let context: AudioContext | null = null;
/** Where sounds are made; browsers want the reader to have pressed something before. */
export function speaker(): AudioContext {
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function noise(audio: AudioContext, long: number): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * long), audio.sampleRate);
  buffer.getChannelData(0).forEach((_, n, all) => (all[n] = Math.random() * 2 - 1));
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}

function play(audio: AudioContext, { of, at, long, loud, from, to }: Part): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + long);
  const shaped = of === 'noise' ? audio.createBiquadFilter() : audio.createOscillator();
  if (shaped instanceof BiquadFilterNode) shaped.type = 'bandpass';
  shaped.frequency.setValueAtTime(from, start);
  shaped.frequency.exponentialRampToValueAtTime(to, start + long);
  const source = shaped instanceof BiquadFilterNode ? noise(audio, long) : shaped;
  (shaped instanceof BiquadFilterNode ? source.connect(shaped) : shaped).connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + long);
}

/** Heard and felt, as far as the reader wishes it. */
export function sound(which: Sound | undefined): void {
  if (!which) return;
  if (prefs.touch && TOUCH[which] !== undefined) navigator.vibrate?.(TOUCH[which]);
  if (!prefs.sound) return;
  try {
    for (const part of PARTS[which]) play(speaker(), part);
  } catch {
    // no sound here: everything is seen too
  }
}
