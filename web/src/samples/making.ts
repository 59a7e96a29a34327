// Small hands for writing samples.
import type { Arrow, Board, Card, Cell, Choice, NumberWhy, Part, Piece, Scene, Spoken, Token, View, Zone } from '../wire';

export const s = (en: string, fr: string = en): Spoken => ({ en, fr });
export const part = (layer: number, amount: number, reason: Spoken, rules: string[] = []): Part => ({ layer, amount, reason, rules });

export function num(id: string, label: Spoken, parts: Part[], usual: number | null = null): NumberWhy {
  const value = parts.reduce((sum, one) => (one.layer === 2 ? sum + one.amount : one.amount), 0);
  return { id, label, value, parts, usual, badge: '' };
}

export const plain = (id: string, label: Spoken, value: number, usual: number | null = null): NumberWhy => ({ id, label, value, parts: [], usual, badge: '' });
export const token = (id: string, label: Spoken, count = 1, rules: string[] = [], more: Partial<Token> = {}): Token => ({ id, label, count, rules, icon: '', tone: 'mild', text: null, ...more });

export const piece = (id: string, label: Spoken, seat: number | null, more: Partial<Piece> = {}): Piece => ({
  id, label, seat, x: 0, y: 0, cell: '', level: 0, size: 0, out: false, icon: '', note: null, tokens: [], numbers: [], more: [], traits: [], ...more,
});
export const cell = (id: string, x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  id, x, y, label: null, ground: '', icon: '', level: '', seat: null, hidden: false, blocked: false, outline: [], tile: '', note: null, pips: [], ...more,
});
export const board = (id: string, kind: Board['kind'], label: Spoken, more: Partial<Board> = {}): Board => ({
  id, kind, label, x: 0, y: 0, width: 0, height: 0, pieces: [], cells: [], links: [], arrows: [], inset: false, pointed: false, order: [], ...more,
});
export const arrow = (a: string, b: string, label: Spoken, seat: number | null): Arrow => ({ a, b, label, seat });
export const card = (id: string, label: Spoken, kind: string, icon: string, text: Spoken, foot: Spoken | null = null, more: Partial<Card> = {}): Card => ({
  id, label, kind, icon, seat: 0, text: [text], numbers: [], foot, face_down: false, sideways: false, tint: '', ...more,
});
export const zone = (id: string, kind: Zone['kind'], label: Spoken, cards: Card[], seat: number | null, count = cards.length): Zone => ({ id, kind, label, cards, count, seat });
export const choice = (answer: string, label: Spoken, more: Partial<Choice> = {}): Choice => ({
  answer, label, consequences: [], numbers: [], touches: [], rules: [], odds: null, seat: null, alike: [], group: null, ends: false, ghost: [], laid: [], merits: [], weighed: true, ...more,
});
export const scene = (title: Spoken, more: Partial<Scene> = {}): Scene => ({
  title, path: [], players: [], boards: [], pieces: [], notes: [], question: null, zones: [], tracks: [], pools: [], dice: [], tips: [], goal: null, caveats: [], ...more,
});
export const view = (table: string, game: string, of: Scene, more: Partial<View> = {}): View => ({
  table, rev: 0, game, scenario: { id: table, name: of.title }, settings: {}, dice: 'seeded', seals: [], hides: false, seats: [], you: [0],
  asked: of.question?.seat ?? null, asked_all: of.question ? [of.question.seat] : [], over: false, scores: null, thinking: null, waits: false, rhythm: 'usual', herald: { errands: [], orders: [], may: [], answers: false }, scene: of, log: [], thread: [],
  undo: { steps: 0, sealed: null, may_force: false }, redo: false, outdated: null, ...more,
});
