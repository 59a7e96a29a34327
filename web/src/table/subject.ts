// Whatever lies on the table, as its card tells it: a piece, a place, a card, a pile.
import type { Card, Cell, NumberWhy, Piece, Pool, Scene, Spoken, Token, Track, Zone } from '../wire';
import { owner } from './reach';

export interface Subject {
  id: string;
  name: Spoken | null;
  icon: string;
  seat: number | null;
  numbers: readonly NumberWhy[];
  more: readonly NumberWhy[];
  tokens: readonly Token[];
  traits: readonly Token[];
  /** What it says, in its own order. */
  said: readonly Spoken[];
  /** What kind of card it is. */
  kind: string;
  /** Who stands there, what lies there. */
  holds: readonly { id: string; name: Spoken | null }[];
  /** Where it stands. */
  place: Cell | null;
  /** The supplies that lie in one row, of which this is one. */
  pools: readonly Pool[];
  track: Track | null;
}

const NOTHING = { icon: '', seat: null, numbers: [], more: [], tokens: [], traits: [], said: [], kind: '', holds: [], place: null, pools: [], track: null };
const some = (...all: (Spoken | null)[]): Spoken[] => all.filter((one) => one !== null);

const ofPiece = (scene: Scene, piece: Piece): Subject =>
  ({ ...NOTHING, ...piece, name: piece.label, said: some(piece.note), place: cells(scene).find((one) => one.id === piece.cell && one.label) ?? null });

const ofCell = (scene: Scene, cell: Cell): Subject => {
  const here = scene.pieces.filter((one) => one.cell === cell.id && !one.out);
  return { ...NOTHING, id: cell.id, name: cell.label, icon: cell.hidden ? '' : cell.icon, seat: cell.seat, said: some(cell.note), holds: here.map(({ id, label }) => ({ id, name: label })) };
};

const ofCard = ({ id, label, icon, seat, numbers, text, foot, kind }: Card): Subject =>
  ({ ...NOTHING, id, name: label, icon, seat, numbers, kind, said: some(...text, foot) });

const ofZone = ({ id, label, seat, cards }: Zone): Subject =>
  ({ ...NOTHING, id, name: label, seat, holds: cards.filter((one) => !one.face_down).map((one) => ({ id: one.id, name: one.label })) });

const ofPool = (scene: Scene, pool: Pool): Subject => {
  const pools = pool.group ? scene.pools.filter((one) => one.group?.en === pool.group!.en && one.seat === pool.seat) : [pool];
  return { ...NOTHING, id: pool.id, name: pool.group ?? pool.label, seat: pool.seat, numbers: pools.flatMap((one) => one.numbers), pools };
};

const ofTrack = (track: Track): Subject => ({ ...NOTHING, id: track.id, name: track.label, seat: track.seat, numbers: track.numbers, tokens: track.marks, track });

const cells = (scene: Scene): Cell[] => scene.boards.flatMap((board) => board.cells);

/** What has this id; a token shares the card of its piece. */
export function subjectOf(scene: Scene, id: string): Subject | null {
  const piece = scene.pieces.find((one) => one.id === id) ?? scene.pieces.find((one) => one.id === owner(id));
  if (piece) return ofPiece(scene, piece);
  const cell = cells(scene).find((one) => one.id === id);
  if (cell) return ofCell(scene, cell);
  const card = scene.zones.flatMap((zone) => zone.cards).find((one) => one.id === id && !one.face_down);
  if (card) return ofCard(card);
  const zone = scene.zones.find((one) => one.id === id);
  if (zone) return ofZone(zone);
  const pool = scene.pools.find((one) => one.id === id);
  if (pool) return ofPool(scene, pool);
  const track = scene.tracks.find((one) => one.id === id);
  return track ? ofTrack(track) : null;
}

/** The only piece that stands on a cell: whoever presses the cell means it. */
export function alone(scene: Scene, cell: string): string | undefined {
  const here = scene.pieces.filter((one) => one.cell === cell && !one.out);
  return here.length === 1 ? here[0]!.id : undefined;
}

/** The element under a pointer or a focus that has a card of its own. */
export const lying = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-id], [data-cell], [data-card], [data-zone], [data-at]') : null;
export const idOf = (one: Element): string => ['id', 'cell', 'card', 'zone', 'at'].map((name) => one.getAttribute(`data-${name}`)).find((id) => id !== null)!;
