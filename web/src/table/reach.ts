// Clicking the board is choosing: which options touch which elements, and what an element looks like for it.
import type { Board, Cell, Choice, Odds, Piece, Question, RefusedWish, Scene, Spoken, View } from '../wire';

/** What may be chosen: the answers, then the walks, each as the answer that it begins with. */
export const optionsOf = (question: Question | null): Choice[] => question
  ? [...question.choices, ...question.walks.map((walk) => ({ ...walk, answer: walk.answers[0]!, rules: [], odds: null, seat: null, alike: [], group: null, ends: false, ghost: [], laid: [], merits: [], weighed: false }))]
  : [];

export type Look = 'idle' | 'choosable' | 'chosen' | 'asked';

/** Element id → the numbers of the choices that touch it, in their order. */
export function reach(choices: readonly Choice[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  choices.forEach((choice, number) => {
    for (const id of new Set([choice, ...choice.alike].flatMap((one) => one.touches))) found.set(id, [...(found.get(id) ?? []), number]);
  });
  return found;
}

/** The choice as it names this element: of several that are alike, the one that touches it. */
export function naming(choice: Choice, id: string): Choice {
  const other = choice.touches.includes(id) ? undefined : choice.alike.find((one) => one.touches.includes(id));
  const { answer, label, touches } = choice;
  return other ? { ...choice, ...other, alike: [{ answer, label, touches }, ...choice.alike.filter((one) => one !== other)] } : choice;
}

/** The choices with their odds; those that were thought alike and have others are no longer one. */
export function weighed(choices: readonly Choice[], odds: ReadonlyMap<string, Odds>): Choice[] {
  return choices.flatMap((one) => {
    const each = [one, ...one.alike].map((alike) => ({ ...one, ...alike, alike: [], odds: odds.get(alike.answer) ?? one.odds }));
    const same = each.every(({ odds }) => !odds?.exact || JSON.stringify(odds) === JSON.stringify(each[0]!.odds));
    return same ? [{ ...each[0]!, alike: one.alike }] : each;
  });
}

/** Pressing an element chooses the first option that touches it; pressing again, the next one. −1: none touches it. */
export function cycle(numbers: readonly number[], chosen: number): number {
  if (!numbers.length) return -1;
  return numbers[(numbers.indexOf(chosen) + 1) % numbers.length]!;
}

/** Does a choice touch this element, by itself or as one of several alike? */
export const touching = (choice: Choice | undefined, id: string): boolean => !!choice && [choice, ...choice.alike].some((one) => one.touches.includes(id));

/** Piece, then target: of the choices that touch what is pressed, those that touch what was picked before too, the plainest first. */
export function aimed(options: readonly Choice[], numbers: readonly number[], picked: string): number[] {
  const both = numbers.filter((n) => touching(options[n], picked));
  return both.sort((a, b) => options[a]!.touches.length - options[b]!.touches.length || a - b);
}

/** A token lies on a piece: `3.attack` belongs to `3`, so what touches the token also touches its piece. */
export const owner = (id: string): string => id.split('.')[0]!;

export function look(id: string, question: Question | null, chosen: Choice | undefined, reached: Map<string, number[]>): Look {
  if (chosen?.touches.includes(id)) return 'chosen';
  if (reached.has(id)) return 'choosable';
  return question?.touches.includes(id) ? 'asked' : 'idle';
}

/** The refused wishes that an element is to blame for; a token shares those of its piece. */
export const blamed = (refused: readonly RefusedWish[], id: string): RefusedWish[] =>
  refused.filter((one) => one.touches.includes(id) || one.touches.includes(owner(id)));

/** The piece that this question is about, if it is this element or stands there: of whoever must answer, or of the game's own side. */
export function acting(scene: Scene, id: string): Piece | null {
  const { question, pieces } = scene;
  return pieces.find((one) => (one.id === id || one.cell === id) && question?.touches.includes(one.id) && (one.seat === question.seat || one.seat === null)) ?? null;
}

/** The cells of a board that an option leads over, from where whoever goes stands; none where it leads to no other cell. */
export function wayOf({ question, pieces }: Scene, n: number, board: Board): Cell[] {
  const option = optionsOf(question)[n];
  if (!question || !option) return [];
  const cells = new Map(board.cells.map((one) => [one.id, one]));
  const [goes] = pieces.filter((one) => (option.touches.includes(one.id) || question.touches.includes(one.id)) && one.seat === question.seat);
  const path = question.walks[n - question.choices.length]?.path ?? option.touches;
  const ids = [...new Set([goes?.cell ?? '', ...path.filter((id) => id !== goes?.cell)])];
  const way = ids.map((id) => cells.get(id)).filter((one) => one !== undefined);
  return way.length && way.at(-1)!.id !== goes?.cell ? way : [];
}

/** The answers that hands can give: all lay the same dice or gems in the same places, each otherwise; none where they do not. */
export function layable(choices: readonly Numbered[]): Numbered[] {
  const all = choices.filter((one) => one.choice.laid.length > 1);
  const places = (one: Numbered) => one.choice.laid.map((place) => place.label.en).join();
  const sum = (one: Numbered) => one.choice.laid.reduce((all, place) => all + place.count, 0);
  const alike = all.every((one) => places(one) === places(all[0]!) && sum(one) === sum(all[0]!));
  return all.length > 1 && alike && new Set(all.map(counts)).size === all.length ? all : [];
}
const counts = (one: Numbered): string => one.choice.laid.map((place) => place.count).join();

/** Where one that lies in this place may go: each place with the answer that lays it there, the next place first. */
export function moves(all: readonly Numbered[], now: Numbered, from: number): { to: number; n: number }[] {
  const { laid } = now.choice;
  return laid.map((_, step) => (from + 1 + step) % laid.length).filter((to) => to !== from).flatMap((to) => {
    const wanted = laid.map((place, n) => place.count + (n === to ? 1 : n === from ? -1 : 0)).join();
    const found = all.find((one) => counts(one) === wanted);
    return found ? [{ to, n: found.n }] : [];
  });
}

/** What is drawn on an element that options touch: their numbers, while they are few. */
export function keycaps(numbers: readonly number[], most = 3): string {
  return numbers.length > most ? '' : numbers.map((n) => String(n + 1)).join('·');
}

/** Piece, cell or card by id, for its name. */
export function nameOf(scene: Scene, id: string): Scene['title'] | null {
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece) return piece.label;
  for (const board of scene.boards) {
    const cell = board.cells.find((one) => one.id === id);
    if (cell) return cell.label;
  }
  for (const zone of scene.zones) {
    const card = zone.cards.find((one) => one.id === id);
    if (card) return card.label;
    if (zone.id === id) return zone.label;
  }
  return null;
}

/** Several things hold for all answers and the tray is free: it tells them, and leaves the column to the options. */
export const atStake = (scene: Scene): boolean =>
  (scene.question?.notes.length ?? 0) > 1 && !scene.dice.length && !scene.zones.length && !scene.pools.length;

/** What was chosen and not yet said is still chosen where somebody else, asked at the same time, was quicker. */
export function keptChoice(before: View, now: View, chosen: number): number {
  const answer = before.scene.question?.choices[chosen]?.answer;
  const theirs = now.thread.length > before.thread.length && !now.thread.slice(before.thread.length).some((one) => now.you.includes(one.seat));
  if (!answer || !theirs || before.asked_all.length < 2 || before.scene.question?.kind !== now.scene.question?.kind) return -1;
  return now.scene.question!.choices.findIndex((one) => one.answer === answer);
}

export interface Numbered { choice: Choice; n: number }
export interface Heading { seat: number | null; group: Spoken | null; choices: Numbered[] }
/** What ends a question and is not all that there is to choose has a place of its own. */
const MOST_ENDS = 2;
/** So few answers need no headings. */
const FEW = 4;

export function pinned(choices: readonly Choice[]): Numbered[] {
  const several = new Set(choices.map((one) => one.seat)).size > 1; // those of each stand together
  const ends = choices.map((choice, n) => ({ choice, n })).filter(({ choice }) => choice.ends && !several);
  return ends.length < choices.length && ends.length <= MOST_ENDS ? ends : [];
}

/** The choices under their headings, in their order: whose they are, where several may answer, and of which group. */
export function headings(all: readonly Numbered[], proposed: string): Heading[] {
  const groups = new Set(all.map(({ choice }) => choice.group?.en ?? ''));
  const named = groups.size > 1 && all.length > FEW;
  const found: Heading[] = [];
  for (const one of all) {
    const group = named && one.choice.answer !== proposed ? one.choice.group : null;
    const last = found.at(-1);
    if (last && last.seat === one.choice.seat && last.group?.en === group?.en) last.choices.push(one);
    else found.push({ seat: one.choice.seat, group, choices: [one] });
  }
  return found;
}
