// What the identity asks of an option and the wire does not carry yet: exact odds, and wishes that are refused.
// Read from the choice or the question if a server sends them; absent, nothing is drawn. Not part of the protocol.
import type { Choice, Question, Spoken } from './wire';

export type Outcome = 'good' | 'mild' | 'warn' | 'hurt' | 'bad' | 'dead';
export interface Share { label: Spoken; outcome: Outcome; over: number; of: number }
export interface Odds { shares: Share[]; headline: { label: Spoken; over: number; of: number }[] }
export interface Refused { label: Spoken; why: Spoken; rules: string[] }

export const oddsOf = (choice: Choice): Odds | null => (choice as Choice & { odds?: Odds }).odds ?? null;
export const refusedOf = (question: Question): Refused[] => (question as Question & { refused?: Refused[] }).refused ?? [];
