// What travels between screen and server. The types are Python's, generated (`npm run types`); here they get the names
// that the screen uses, and nothing more.
import type { Opening, Pool } from './wire.gen';

export type {
  Answered, Arrow, Beat, Board, Book, Bot, Card, Cell, Choice, Claimed, Dice, Downward, Further, Game, Hint, HintSent, Invited, Link, LuckSent, Number as NumberWhy, Odds, OddsSent,
  Opened, Opening, OrderWish, Part, Piece, Player, Pool, Question, Refusal, RefusedWish, Rule, RuleSection, Scenario, Scene, Seat, SeatWish, Setting, SettleSent, Share,
  SideLuck, Spoken, Standing, Status, Tip, Token, Told, Track,
  Undo, Upward, View, Zone,
} from './wire.gen';

export type Shape = Pool['shape'];
export type Errand = NonNullable<Opening['errands']>[number];
export type Rhythm = NonNullable<Opening['rhythm']>;
export type DiceMode = NonNullable<Opening['dice']>;
