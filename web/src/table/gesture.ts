// Several answers laid in one gesture: one for each question that follows the one put. Nothing is said before all are laid.
import type { Choice, Further, Piece, Question, Scene } from '../wire';

/** An answer laid, and the card or place that it takes. */
export interface Pick { choice: Choice; on: string }
export type Picks = readonly (Pick | null)[];

/** The question put, and those that follow it. */
export const stepsOf = (question: Question): Further[] => [{ label: question.label, choices: question.choices, touches: question.touches }, ...question.further];

const staying = (step: Further): Choice[] => step.choices.filter((one) => !one.ends);
const closing = (step: Further): Choice | undefined => step.choices.find((one) => one.ends);

/** All of them put the same answers: whichever is pressed is the next. */
export function alike(steps: readonly Further[]): boolean {
  const first = new Set(steps[0]!.choices.map((one) => one.answer));
  return steps.every((step) => staying(step).every((one) => first.has(one.answer)));
}

/** What every answer of a step touches: it is about that. */
export const about = (step: Further): string[] => {
  const [first, ...others] = staying(step);
  return others.length ? first!.touches.filter((id) => others.every((one) => one.touches.includes(id))) : [];
};

/** What an answer takes, so that no other can: one of these cards, or this place. */
export function takes(step: Further, choice: Choice): string[] {
  const common = about(step);
  return choice.touches.filter((id) => !common.includes(id));
}

/** Where it would lie: on what was pressed, else on the first that nobody has taken; nowhere, if it takes nothing. */
function spot(step: Further, choice: Choice, others: Picks, pressed = ''): string | null {
  const own = takes(step, choice);
  const left = own.filter((id) => others.every((one) => one?.on !== id));
  return left.includes(pressed) ? pressed : (left[0] ?? (own.length ? null : ''));
}

const without = (picks: Picks, slot: number): Picks => picks.map((one, n) => (n === slot ? null : one));

/** What may still be answered to this question, the others being answered so. */
export const left = (steps: readonly Further[], picks: Picks, slot: number): Choice[] =>
  steps[slot]!.choices.filter((one) => spot(steps[slot]!, one, without(picks, slot)) !== null);

/** With this answer, if it can be given. */
export function laid(steps: readonly Further[], picks: Picks, slot: number, choice: Choice, pressed = ''): Picks | null {
  const on = spot(steps[slot]!, choice, without(picks, slot), pressed);
  return on === null ? null : steps.map((_, n) => (n === slot ? { choice, on } : (picks[n] ?? null)));
}

/** The answer to this question that lies on an element. */
const answerOn = (step: Further, id: string): Choice | undefined => staying(step).find((one) => takes(step, one).includes(id));

/** Two of them change places, or one goes to a free place; null where one of the two may not be there. */
export function moved(steps: readonly Further[], picks: Picks, slot: number, to: string): Picks | null {
  const choice = answerOn(steps[slot]!, to);
  if (!choice) return null;
  const other = picks.findIndex((one, n) => n !== slot && one?.on === to);
  if (other < 0) return laid(steps, picks, slot, choice, to);
  const back = picks[slot] ? answerOn(steps[other]!, picks[slot].on) : undefined;
  if (!back) return null;
  return picks.map((one, n) => (n === slot ? { choice, on: to } : n === other ? { choice: back, on: picks[slot]!.on } : one));
}

/** These answers, each in its place; none where one of them is not put. */
export function picked(steps: readonly Further[], answers: readonly string[]): Picks {
  let picks: Picks = steps.map(() => null);
  for (const [slot, answer] of answers.entries()) {
    const choice = steps[slot]?.choices.find((one) => one.answer === answer);
    const next = choice && laid(steps, picks, slot, choice);
    if (!next) return steps.map(() => null);
    picks = next;
  }
  return picks;
}

/** What is to be said, one answer after the other; null while something is missing. */
export function answers(steps: readonly Further[], picks: Picks): string[] | null {
  const said: string[] = [];
  for (const [slot, step] of steps.entries()) {
    const pick = picks[slot];
    if (pick) said.push(pick.choice.answer);
    if (pick?.choice.ends) return said;
    if (pick) continue;
    const end = slot ? closing(step) : undefined;
    return end ? [...said, end.answer] : null;
  }
  return said;
}

/** The scene with what is laid on its places, as it would stand there. */
export function withLaid(scene: Scene, steps: readonly Further[], picks: Picks, seat: number): Scene {
  const cells = new Map(scene.boards.flatMap((board) => board.cells.map((cell) => [cell.id, board.id] as const)));
  const things = [...scene.pieces, ...scene.zones.flatMap((zone) => zone.cards)];
  const ghosts = picks.flatMap((pick, n): { piece: Piece; board: string }[] => {
    const thing = things.find((one) => about(steps[n]!).includes(one.id));
    const board = pick && cells.get(pick.on);
    return thing && board ? [{ board, piece: { id: `laid-${n}`, label: thing.label, icon: thing.icon, seat, cell: pick.on, x: 0, y: 0, level: 0, size: 0, out: false, note: null, tokens: [], numbers: thing.numbers.filter((one) => one.badge), more: [], traits: [] } }] : [];
  });
  if (!ghosts.length) return scene;
  const boards = scene.boards.map((board) => ({ ...board, pieces: [...board.pieces, ...ghosts.filter((one) => one.board === board.id).map((one) => one.piece.id)] }));
  return { ...scene, boards, pieces: [...scene.pieces, ...ghosts.map((one) => one.piece)] };
}
