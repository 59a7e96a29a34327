// What travels between screen and server: docs/protocol.md and heraut/tabletop/scene.py, as types and nothing else.
// Names are those of Python. To be generated from it later; nothing here may be more than a type.

export interface Spoken { en: string; fr: string }

// ── the scene ────────────────────────────────────────────────────────────────────────────────────────────────────

/** Layers, in order: 0 printed, 1 replaced, 2 added, 3 multiplied, 4 at least, 5 at most. */
export interface Part { layer: number; amount: number; reason: Spoken; rules: string[] }
export interface NumberWhy { id: string; label: Spoken; value: number; parts: Part[]; usual: number | null }
export interface Token { id: string; label: Spoken; count: number; rules: string[] }

export interface Piece {
  id: string; label: Spoken; seat: number | null; x: number; y: number; cell: string; level: number; size: number;
  out: boolean; icon: string; note: Spoken | null; tokens: Token[]; numbers: NumberWhy[];
}

export interface Cell {
  id: string; x: number; y: number; label: Spoken | null; ground: string; icon: string; level: string;
  seat: number | null; hidden: boolean; blocked: boolean; outline: [number, number][]; tile: string;
}

export interface Link { a: string; b: string; kind: 'path' | 'sight' | 'door' | 'wall' }
export interface Arrow { a: string; b: string; label: Spoken; seat: number | null }

export interface Board {
  id: string; kind: 'free' | 'hex' | 'square' | 'areas'; label: Spoken; x: number; y: number; width: number;
  height: number; pieces: string[]; cells: Cell[]; links: Link[]; arrows: Arrow[]; inset: boolean;
}

export interface Card {
  id: string; label: Spoken; kind: string; icon: string; seat: number | null; text: Spoken[]; numbers: NumberWhy[];
  foot: Spoken | null; face_down: boolean; sideways: boolean;
}

export interface Zone {
  id: string; kind: 'fan' | 'row' | 'pile' | 'grid'; label: Spoken; cards: Card[]; count: number; seat: number | null;
}

export interface Track {
  id: string; label: Spoken; steps: Spoken[]; at: number; marks: Token[]; events: number[]; seat: number | null;
}

export type Shape = 'disc' | 'square' | 'lozenge' | 'hexagon' | 'drop';
export interface Pool {
  id: string; label: Spoken; count: number; shape: Shape; spent: number; after: number | null; seat: number | null;
}

export interface Dice {
  id: string; label: Spoken; faces: string[]; waiting: number; numbers: NumberWhy[]; seat: number | null;
}

export interface Choice {
  answer: string; label: Spoken; consequences: Spoken[]; numbers: NumberWhy[]; touches: string[]; rules: string[];
}

/** `seat` −1 is chance: somebody types the dice. */
export interface Question {
  seat: number; kind: string; label: Spoken; choices: Choice[]; touches: string[]; rules: string[]; notes: Spoken[];
}

export interface Player { seat: number; label: Spoken; numbers: NumberWhy[] }

export interface Scene {
  title: Spoken; path: Spoken[]; players: Player[]; boards: Board[]; pieces: Piece[]; notes: Spoken[];
  question: Question | null; zones: Zone[]; tracks: Track[]; pools: Pool[]; dice: Dice[];
}

// ── the view ─────────────────────────────────────────────────────────────────────────────────────────────────────

export type DiceMode = 'seeded' | 'typed';

export interface Seat {
  seat: number; name: Spoken; who: 'human' | 'bot' | 'open'; player: string; here: boolean; you: boolean;
  connected: boolean;
}

export interface Told { n: number; after: number; text: Spoken; rules: string[]; touches: string[] }
export interface Answered { n: number; seat: number; text: string; seal: boolean; manual: boolean }
export interface Undo { steps: number; sealed: Spoken | null; may_force: boolean }

export interface View {
  table: string; rev: number; game: string; scenario: { id: string; name: Spoken }; settings: Record<string, string>;
  dice: DiceMode; seats: Seat[]; you: number[]; asked: number | null; over: boolean; scores: number[] | null;
  thinking: number | null; scene: Scene; log: Told[]; thread: Answered[]; undo: Undo; redo: boolean;
}

// ── the socket ───────────────────────────────────────────────────────────────────────────────────────────────────

export type Upward =
  | { type: 'hello'; table: string; tokens: string[] }
  | { type: 'say'; seat: number; text: string; rev: number; key: string }
  | { type: 'undo' | 'redo'; seat: number; rev: number; key: string; force: boolean }
  | { type: 'ping' };

export interface Refusal { id: string; text: Spoken; rules: string[] }

export type Downward =
  | ({ type: 'view' } & View)
  | { type: 'ack'; key: string; rev: number }
  | ({ type: 'refused'; key: string } & Refusal)
  | { type: 'stale'; key: string }
  | { type: 'pong' };

// ── REST ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export interface Scenario { id: string; name: Spoken; about: Spoken; seats: Spoken[]; origin: string }
export interface Setting { id: string; name: Spoken; usual: string; values: { id: string; name: Spoken }[] }
export interface Bot { id: string; name: Spoken; about: Spoken }
export interface Game {
  id: string; name: Spoken; about: Spoken; scenarios: Scenario[]; settings: Setting[]; bots: Bot[];
}

export interface Rule {
  id: string; ref: string; en: string; fr: string; official: string | null; source: string;
}

export interface SeatWish { who: 'me' | 'here' | 'bot' | 'invite'; bot?: string; name?: string }
export interface Opening {
  game: string; scenario: string; settings: Record<string, string>; dice: DiceMode; seats: SeatWish[];
}
export interface Opened { table: string; host: string; seats: { seat: number; token?: string; invite?: string }[] }
export interface Claimed { seat: number; token: string }
export interface Status {
  table: string; asked: number | null; question: Spoken | null; over: boolean; you: number[]; gone: boolean;
}
