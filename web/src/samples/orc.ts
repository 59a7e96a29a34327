// A scene as the game itself makes it (Confrontation, « Un contre trois »), to see that real words and numbers fit.
import type { Scene, Told, View } from '../wire';
import { view } from './making';
import real from './orc.json';

const made = real.scene as unknown as Scene;
const of: Scene = { ...made, question: made.question && { ...made.question, refused: [], proposed: '', walks: [], further: [], usual: [] } };
const log: Told[] = (real.log as [string, string][]).map(([fr, en], n) => ({
  n, after: n, text: { en, fr }, rules: [], touches: of.pieces.filter((one) => fr.startsWith(one.label.fr)).map((one) => one.id), mark: null, manual: false, beat: null,
}));

export const orcView = (table: string, you: number[]): View =>
  view(table, 'confrontation', of, {
    you, log, thread: log.map(({ n }) => ({ n, seat: n % 3 ? n % 2 : -1, text: '', seal: n % 3 === 0, manual: false })),
    seats: of.players.map((one) => ({ seat: one.seat, name: one.label, who: 'human', player: '', here: true, you: you.includes(one.seat), connected: true })),
    undo: { steps: 0, sealed: { en: 'Dice were thrown.', fr: 'Des dés ont été jetés.' }, may_force: false },
  });
