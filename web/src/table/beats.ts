// Beats: what happened between two views, as pictures that follow one another. Each shows the table as it was, with what has
// been told so far as it is now.
import { flightsOf, type Flight } from './flights';
import type { Beat, Board, Piece, Scene, Spoken, Told, View } from '../wire';

export type Pace = 'calm' | 'quick' | 'none';
export interface Shown extends Told { beat: Beat }
/** One picture: the table at this beat, the line that tells it, where it happens, the dice that lie there, what travels.
 *  `closing`: the boards of fights that are over when all is told. */
export interface Frame { view: View; line: Shown; on: string[]; dice: Shown[]; about: string[]; flights: Flight[]; closing: string[] }

/** How long each kind is shown, in milliseconds, at a calm pace; and the longest that all that wait may take. */
const LENGTH: Record<Beat['kind'], number> = { turn: 550, fight: 700, act: 500, move: 450, dice: 700, card: 550, gain: 500, lose: 500, stamp: 600, hurt: 650, fall: 1200 };
const ALL = 9000;
const FACTOR: Record<Pace, number> = { calm: 1, quick: 0.4, none: 0 };

export const lasts = (kind: Beat['kind'], pace: Pace): number => LENGTH[kind] * FACTOR[pace];
/** Dice that bring a result with them fall first. */
const whole = (beat: Timed, pace: Pace): number => lasts(beat.kind, pace) + (beat.faces.length && beat.stamp ? lasts('dice', pace) : 0);
type Timed = Pick<Beat, 'kind' | 'faces' | 'stamp'>;

/** How long the first of these is shown: many of them hurry. */
export function held(beats: readonly Timed[], pace: Pace): number {
  const all = beats.reduce((sum, beat) => sum + whole(beat, pace), 0);
  return whole(beats[0]!, pace) * Math.min(1, (ALL * FACTOR[pace]) / Math.max(1, all));
}

const isShown = (line: Told): line is Shown => line.beat !== null;
const same = (a: Told, b: Told | undefined): boolean => a.after === b?.after && a.text.en === b.text.en;

/** What was told since: nothing where something was taken back, or somebody else looks. */
export function since(before: View, now: View): Shown[] {
  const goesOn = before.you.join() === now.you.join() && before.log.every((line, n) => same(line, now.log[n]));
  return goesOn ? now.log.slice(before.log.length).filter(isShown) : [];
}

/** The pictures that lead from one view to the next. */
export function frames(before: View, now: View): Frame[] {
  const lines = since(before, now);
  const about = [...new Set(lines.flatMap((line) => line.touches))];
  const over = before.scene.boards.filter((one) => !now.scene.boards.some(({ id }) => id === one.id));
  const closing = over.map((one) => one.id);
  const last = lines.findLastIndex((line) => TRAVELS.has(line.beat.kind));
  return lines.map((line, n) => {
    const scene = mixed(before.scene, now.scene, lines, n);
    const view: View = { ...before, scene, log: now.log.slice(0, line.n + 1), thread: now.thread.slice(0, line.after), thinking: null, asked: null, asked_all: [] };
    return { view, line, closing, on: placed(line, scene).map((id) => fighting(id, scene, over)), dice: thrown(lines, n), about, flights: n === last ? flightsOf(before.scene, now.scene) : [] };
  });
}

/** The scene at a beat: what later beats change, or speak of where none changes it, is still as it was. */
export function mixed(before: Scene, now: Scene, lines: readonly Told[], at: number): Scene {
  const told = new Set(lines.slice(0, at + 1).flatMap((line) => line.touches));
  const changes = new Set(lines.filter((line) => ALTERS.has(line.beat?.kind ?? '')).flatMap((line) => line.touches));
  const later = new Set(lines.slice(at + 1).flatMap((line) => line.touches.filter((id) => !changes.has(id) || ALTERS.has(line.beat?.kind ?? ''))));
  const old = new Map(before.pieces.map((one) => [one.id, one]));
  const opened = now.pieces.some((one) => told.has(one.id) && !old.has(one.id));
  const base = opened ? now : before;
  const fresh = new Map(now.pieces.map((one) => [one.id, one]));
  const falls = new Set([lines[at]!].flatMap((line) => (line.beat?.kind === 'fall' ? line.touches : [])));
  const went = gone(base, before, now, lines, at);
  const beaten = new Set(lines.slice(0, at).flatMap((line) => (line.beat?.kind === 'fall' ? line.touches : [])));
  /** In a fight that is over when all is told, whoever has not fallen stands to its end. */
  const stays = new Set(before.boards.filter((one) => !now.boards.some(({ id }) => id === one.id)).flatMap((one) => one.pieces.filter((id) => !beaten.has(id))));
  const isNew = (id: string) => (told.has(id) && !later.has(id)) || (opened && !old.has(id));
  const pieces = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((id): Piece[] => {
    const piece = isNew(id) ? (fresh.get(id) ?? (falls.has(id) || stays.has(id) ? old.get(id) : undefined)) : old.get(id);
    return piece ? [{ ...(falls.has(id) && old.has(id) ? { ...old.get(id)!, out: false } : piece), ...went.get(id) }] : [];
  });
  const stands = new Set(pieces.map((one) => one.id));
  const goods = lines.slice(0, at + 1).some((line) => GOODS.has(line.beat?.kind ?? '')) && !lines.slice(at + 1).some((line) => GOODS.has(line.beat?.kind ?? ''));
  return { ...base, pieces, boards: base.boards.map((board) => peopled(board, before.boards, now.boards, stands)), ...(goods ? { pools: now.pools, players: now.players } : {}), question: null, dice: [], tips: [] };
}
/** Where pieces have gone so far: seen when it is told, whatever else becomes of them later. */
function gone(base: Scene, before: Scene, now: Scene, lines: readonly Told[], at: number): Map<string, Partial<Piece>> {
  const moves = lines.map((line) => {
    const ids = line.beat?.kind !== 'move' ? [] : line.beat.on.length ? line.beat.on : line.touches;
    return ids.filter((id) => before.pieces.some((one) => one.id === id));
  });
  const places = new Map<string, Partial<Piece>>();
  lines.slice(0, at + 1).forEach((line, n) =>
    moves[n]!.forEach((id) => {
      const [was, is] = [before, now].map((scene) => scene.pieces.find((one) => one.id === id));
      const last = !moves.slice(n + 1).some((ids) => ids.includes(id));
      const from = places.get(id)?.cell ?? was!.cell;
      const cells = base.boards.find((board) => board.cells.some((one) => one.id === from))?.cells ?? [];
      const to = line.touches.filter((cell) => cell !== from && cells.some((one) => one.id === cell)).at(-1);
      if (last && is && !is.out) places.set(id, { cell: is.cell, x: is.x, y: is.y });
      else if (to) places.set(id, { cell: to });
    }),
  );
  return places;
}

/** With the last of these, a piece is as it is at the end; what else is told of it changes nothing that is seen. */
const ALTERS = new Set<string>(['move', 'gain', 'lose', 'hurt', 'fall']);
const GOODS = new Set<string>(['gain', 'lose']);
/** With the last of these, all that has gone elsewhere is seen to travel. */
const TRAVELS = new Set<string>([...GOODS, 'card']);

/** A board with every piece that stands there before or after. */
function peopled(board: Board, before: readonly Board[], now: readonly Board[], stands: ReadonlySet<string>): Board {
  const all = [before, now].flatMap((boards) => boards.find((one) => one.id === board.id)?.pieces ?? []);
  return { ...board, arrows: [], pieces: [...new Set(all)].filter((id) => stands.has(id)) };
}

/** Where a beat is shown: where it says, else on the last other piece that its sentence names, else on what it touches. */
export function placed(line: Shown, scene: Scene): string[] {
  const pieces = new Map(scene.pieces.map((one) => [one.id, one]));
  const cells = new Set(scene.boards.flatMap((board) => board.cells.map((one) => one.id)));
  const there = (ids: readonly string[]) => ids.filter((id) => pieces.has(id) || cells.has(id));
  const on = there(line.beat.on);
  if (on.length) return on;
  const named = [...pieces.values()].filter((one) => !line.touches.includes(one.id) && line.text.en.includes(one.label.en));
  const last = named.sort((a, b) => line.text.en.lastIndexOf(a.label.en) - line.text.en.lastIndexOf(b.label.en)).at(-1);
  return last ? [last.id] : there(line.touches).slice(0, 1);
}

/** Whoever stands in a fight that ends is seen there, not where he is otherwise. */
function fighting(id: string, { pieces }: Scene, over: readonly Board[]): string {
  const one = pieces.find((piece) => piece.id === id);
  const there = new Set(over.flatMap((board) => board.pieces));
  return (one && pieces.find((other) => there.has(other.id) && (other.label.en === one.label.en || (other.seat !== null && other.seat === one.seat)))?.id) || id;
}

/** The dice that lie on the table: those of this exchange, the two last throws. */
function thrown(lines: readonly Shown[], at: number): Shown[] {
  if (ENDS.has(lines[at]!.beat.kind)) return [];
  const start = lines.slice(0, at).findLastIndex((line) => ENDS.has(line.beat.kind));
  return lines.slice(start + 1, at + 1).filter((line) => line.beat.faces.length).slice(-2);
}
/** The last two throws that were told after so many answers. */
export const lastThrows = (log: readonly Told[], from: number): Shown[] => log.filter(isShown).filter((line) => line.after > from && line.beat.faces.length).slice(-2);
const ENDS = new Set<string>(['turn', 'fight', 'act', 'move', 'fall']);

// ── the thread ───────────────────────────────────────────────────────────────────────────────────────────────────

/** After how many answers each question was put: an answer, and what fell for it. */
export function moments(thread: View['thread']): number[] {
  const put = thread.flatMap((one, n) => (n > 0 && (one.seat >= 0 || one.manual) ? [n] : []));
  return [...new Set([thread.findIndex((one) => one.seat >= 0 || one.manual), ...put, thread.length])].filter((n) => n >= 0).sort((a, b) => a - b);
}

/** Where the thread shows something of its own: the questions put, and whatever was told between them. */
export function ticks(view: View): number[] {
  const told = view.log.filter(isShown).map((line) => line.after);
  return [...new Set([...moments(view.thread), ...told])].sort((a, b) => a - b);
}

export interface Chapter { at: number; text: Spoken; kind: 'turn' | 'fight' }
/** Where turns and fights begin. */
export const chapters = (view: View): Chapter[] =>
  view.log.filter(isShown).flatMap(({ after, text, beat: { kind } }) => (kind === 'turn' || kind === 'fight' ? [{ at: after, text, kind }] : []));

// ── the story ────────────────────────────────────────────────────────────────────────────────────────────────────

/** What was done, without the dice: one line a deed. */
export const deeds = (log: readonly Told[]): Shown[] => log.filter(isShown).filter((line) => line.beat.kind !== 'dice');
