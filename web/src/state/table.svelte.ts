// One table as this screen sees it: the live view, what is chosen, what is looked back at, how the line stands.
import { getContext, setContext } from 'svelte';
import { frames, moments, ticks, type Frame } from '../table/beats';
import { aimed, cycle, keptChoice, look, naming, optionsOf, reach, touching, weighed, type Look } from '../table/reach';
import { dyes } from '../table/shares';
import { alone, subjectOf } from '../table/subject';
import { sound, soundOf } from '../table/sounds';
import { everyPlace, takenBack, type Undone } from '../table/telling';
import { Link, type LinkState } from '../transport/link';
import { Refused, type Server } from '../transport/server';
import type { Choice, Hint, LuckSent, OrderWish, Question, Refusal, Scene, SettleSent, Told, View } from '../wire';
import { fetchSigns } from '../signs/signs.svelte';
import { withLaid } from '../table/gesture';
import { Gesture } from './gesture.svelte';
import { Player } from './player.svelte';
import { prefs } from './preferences.svelte';
import { heldAt, witness } from './purse';

export interface Notice { kind: 'refused' | 'stale' | 'said'; refusal: Refusal | null }
/** Between two moments of a replay, in milliseconds. */
const BREATH = 250;
const NOTHING: Map<string, number[]> = new Map();

export class TableState {
  live = $state.raw<View | null>(null);
  past = $state.raw<View | null>(null);
  looking = $state<number | null>(null);
  /** The game is played again by itself. */
  replaying = $state(false);
  /** Through whose eyes one looks back: a seat held here, −1 for the public view, null for whoever sits here. */
  eyes = $state<number | null>(null);
  /** Facts that were taken back while this screen watched. */
  undone = $state.raw<readonly Undone[]>([]);
  /** How many answers were given before what is new now. */
  from = $state(0);
  chosen = $state(-1);
  /** What was chosen before anybody chose: proposed, laid the usual way, or all there is. */
  beforehand = -1;
  /** What was pressed on the table, while several answers touch it: only these are listed. */
  picked = $state('');
  /** The option that is pointed at in the list. */
  pointing = $state(-1);
  /** The cell that is pointed at. */
  over = $state('');
  /** What is left of a walk, what was said of it last, and how much of the thread was known before. */
  private walk = $state.raw<{ left: readonly string[]; said: string; before: number } | null>(null);
  hot = $state.raw<readonly string[]>([]);
  changed = $state.raw<ReadonlySet<string>>(new Set());
  line = $state.raw<LinkState>({ at: 'joining' });
  notice = $state.raw<Notice | null>(null);
  waiting = $state<string | null>(null);
  /** Whose card lies open, and where that is on the screen. */
  inspected = $state.raw<{ id: string; at: DOMRect } | null>(null);
  /** The seat whose person holds the screen, when several share it and hands are hidden. */
  present = $state<number | null>(null);
  /** To whom they give it, although they are asked too. */
  giving = $state<number | null>(null);
  error = $state.raw<Refusal | null>(null);
  /** Odds may come: their place is kept, so that nothing moves under the finger when they do. */
  awaited = $state(false);
  /** What lies open for everybody is shown in the place of the board. */
  offering = $state(false);

  /** Plays what happens: while it does, its picture is what this screen shows. */
  readonly player = new Player((kind) => sound(soundOf(kind)));
  readonly view = $derived(this.player.frame?.view ?? this.past ?? this.live);
  /** The question as it came, and whether it is put to somebody at this device, now. */
  private readonly put = $derived<Question | null>(this.view?.scene?.question ?? null);
  readonly mine = $derived(
    this.looking === null && !!this.view && !!this.put && this.view.asked === this.put.seat && !this.view.herald.answers &&
    (this.view.you.includes(this.put.seat) || (this.put.seat === -1 && this.view.dice === 'typed' && this.view.you.length > 0)),
  );
  /** What is laid in one gesture, where several questions follow one another. */
  readonly gesture = new Gesture(() => (this.mine ? this.put : null));
  readonly question = $derived<Question | null>(this.gesture.question ?? this.put);
  readonly scene = $derived<Scene | null>(this.view && this.gesture.on ? withLaid(this.view.scene, this.gesture.steps, this.gesture.picks, this.put!.seat) : (this.view?.scene ?? null));
  readonly typing = $derived(this.mine && this.question!.seat === -1);
  /** Several answers are being given, one after the other. */
  readonly walking = $derived(this.walk !== null);
  readonly options = $derived(optionsOf(this.question));
  /** What this moment is about: what happens, or what is asked. */
  readonly about = $derived<readonly string[]>(
    this.player.frame ? this.player.frame.about : [...(this.question?.touches ?? []), ...(this.question?.choices.flatMap((one) => one.touches) ?? [])],
  );
  readonly reached = $derived(this.mine && !this.typing ? reach(this.options) : NOTHING);
  /** What stays lit once something is picked: only what the answers that touch it touch too. */
  readonly lit = $derived.by(() => {
    const kept = this.reached.get(this.picked);
    if (!kept) return this.reached;
    const all = [...this.reached].map(([id, numbers]) => [id, numbers.filter((n) => kept.includes(n))] as const);
    return new Map(all.filter(([, numbers]) => numbers.length));
  });
  readonly dyes = $derived(dyes(this.question?.choices ?? []));
  /** Nothing of what is shown belongs to one seat alone. */
  readonly open = $derived(!this.live?.hides);
  /** Others at this device who may answer now, where hands are hidden. */
  readonly others = $derived(
    this.looking === null && prefs.handover && !this.open ? (this.live?.asked_all ?? []).filter((seat) => seat !== this.present && this.local.includes(seat)) : [],
  );
  /** Others at this device, where somebody is asked in secret: whoever holds the screen may not know whether it is one of them. */
  readonly perhaps = $derived(
    this.looking === null && prefs.handover && !this.open && this.live?.waits ? this.local.filter((seat) => seat !== this.present) : [],
  );
  /** The screen must be given to somebody else: whoever holds it is not asked, or gives it away. */
  readonly handover = $derived(this.giving ?? (this.live?.asked_all.includes(this.present ?? -2) ? null : (this.others[0] ?? null)));

  /** What was heard and is not seen yet. */
  private due: { key: string; rev: number } | null = null;
  private link: Link | null = null;
  private server: Server | null = null;
  private gone = false;
  private seats: number[] = [];
  private readonly tokens: Record<number, string>;

  constructor(readonly table: string, serving: Promise<Server> | null) {
    this.tokens = heldAt(table)?.tokens ?? {};
    this.present = this.local[0] ?? null;
    void serving?.then((server) => this.sit(server));
  }

  private async sit(server: Server): Promise<void> {
    if (this.gone) return;
    this.server = server;
    this.join(this.present === null ? [] : [this.present]);
    try {
      await server.view(this.table, []);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) this.error = error.refusal;
    }
  }

  get local(): number[] {
    return Object.keys(this.tokens).map(Number).sort((a, b) => a - b);
  }

  private held(seats: number[]): string[] {
    return seats.map((seat) => this.tokens[seat]!);
  }

  private join(seats: number[]): void {
    this.seats = seats;
    this.player.stop();
    this.link?.close();
    this.link = new Link(() => this.server!.dial(), this.table, this.held(seats), {
      view: (view) => this.queue({ ...view, thread: everyPlace(view.thread) }),
      state: (state) => (this.line = state),
      acked: (key, rev) => this.acked(key, rev),
      refused: (key, refusal) => {
        this.walk = null;
        this.answered(key);
        this.notice = { kind: 'refused', refusal };
      },
      stale: (key) => {
        this.walk = null;
        this.answered(key);
        this.notice = { kind: 'stale', refusal: null };
      },
    });
  }

  /** Heard, but the view that shows it may still be on its way: until then nothing else is said. */
  private acked(key: string, rev: number): void {
    if (rev > ((this.player.last ?? this.live)?.rev ?? 0)) this.due = { key, rev };
    else this.answered(key);
  }

  private answered(key: string): void {
    if (this.waiting === key) this.waiting = null;
    this.goOn();
  }

  /** The next answer of a walk, if all went as it was meant to: nothing fell or was shown, nobody came between, it is still offered. */
  private goOn(): void {
    const { walk, live } = this;
    if (!walk || !live || this.waiting || live.thread.length <= walk.before) return;
    const [next, ...left] = walk.left;
    const offered = live.thread.at(-1)!.text === walk.said && live.undo.steps > 0 && this.mine && this.put!.choices.some((one) => one.answer === next);
    this.walk = null;
    if (offered) this.sayAll([next!, ...left]);
  }

  /** What happens is played before it is over; not where nobody looks, or looks elsewhere. */
  private queue(view: View): void {
    if (this.due && view.rev >= this.due.rev && this.waiting === this.due.key) [this.waiting, this.due] = [null, null];
    const last = this.player.last ?? this.live;
    const longer = !!last && view.thread.length > last.thread.length;
    if (this.player.busy && this.looking === null && view.thread.length === last!.thread.length) return this.player.again(view);
    if (longer && prefs.pace !== 'none' && !document.hidden && this.looking === null) return this.player.add(last, view, prefs.pace, (shown) => this.hear(shown));
    if (this.looking === null) this.player.stop();
    this.hear(view);
  }

  private hear(view: View): void {
    const before = this.live;
    if (before && before.you.join() === view.you.join()) this.undone = takenBack(this.undone, before, view);
    if (!before) this.from = view.thread.findLastIndex((one) => one.seat >= 0) + 1;
    else if (before.thread.length < view.thread.length) this.from = before.thread.length;
    else if (before.thread.length > view.thread.length) this.from = view.thread.length;
    void fetchSigns(view.game);
    this.live = view;
    if (before?.rev !== view.rev) {
      const only = view.scene.question?.choices.length === 1 && view.asked !== -1;
      const kept = only ? 0 : before ? keptChoice(before, view, this.chosen) : -1;
      this.chosen = kept >= 0 ? kept : (view.scene.question?.choices.findIndex((one) => one.answer === view.scene.question!.proposed) ?? -1);
      this.gesture.begin(this.walk?.left ?? view.scene.question?.usual ?? []);
      this.atHand();
      this.beforehand = this.chosen;
      this.inspected = null;
      this.picked = '';
      this.pointing = -1;
      this.hot = [];
      if (before) this.mark(before, view);
      if (before?.undo.steps && !view.undo.steps && view.undo.sealed && view.thread.length > before.thread.length) sound('seal');
      if (this.notice?.kind === 'refused') this.notice = null;
      this.awaited = this.weighs(view);
    }
    void this.weigh(view);
    this.goOn();
    witness(view);
    const all = this.local;
    if (all.length > 1 && this.seats.length === 1 && this.open) this.join(all);
  }

  private weighs({ scene: { question }, you }: View): boolean {
    return prefs.odds && !!this.server && !!question?.choices.some((one) => one.weighed) && you.includes(question.seat);
  }

  /** The odds come after the question, and only while it is still put; where none come, their place is given up. */
  private async weigh(view: View): Promise<void> {
    if (!this.weighs(view)) return;
    const found = await this.server!.odds(this.table, this.tokensHere()).catch(() => null);
    const live = this.live;
    if (!found?.choices.length && live?.rev === view.rev && this.chosen < 0) this.awaited = false;
    if (!found?.choices.length || found.rev !== view.rev || live?.rev !== view.rev || !live.scene.question) return;
    const odds = new Map(found.choices.map((one) => [one.answer, one.odds]));
    const chosen = this.options[this.chosen]?.answer;
    this.showChoices(weighed(live.scene.question.choices, odds));
    this.chosen = this.options.findIndex((one) => one.answer === chosen);
  }

  /** What is laid for the question before the eyes is what is chosen. */
  private atHand(): void {
    if (this.gesture.on) this.chosen = this.options.findIndex((one) => one.answer === this.gesture.here?.choice.answer);
  }

  private showChoices(choices: Choice[]): void {
    const live = this.live!;
    this.live = { ...live, scene: { ...live.scene, question: { ...live.scene.question!, choices } } };
  }

  /** What each side rolled and how it stood, once the game is over. */
  async luck(): Promise<LuckSent | null> {
    return (await this.server?.luck(this.table, this.tokensHere()).catch(() => null)) ?? null;
  }

  /** What a strong player would answer; nothing when the question has changed meanwhile. */
  async hint(): Promise<Hint[]> {
    const rev = this.live?.rev;
    try {
      const found = await this.server?.hint(this.table, this.tokensHere());
      return found && found.rev === rev && this.live?.rev === rev ? found.hints : [];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notice = { kind: 'refused', refusal: error.refusal };
      return [];
    }
  }

  private mark(before: View, now: View): void {
    const old = new Map(before.scene.pieces.map((one) => [one.id, JSON.stringify(one)]));
    this.changed = new Set(now.scene.pieces.filter((one) => old.get(one.id) !== JSON.stringify(one)).map((one) => one.id));
    setTimeout(() => (this.changed = new Set()), 2000);
  }

  /** The option that somebody thinks of: pointed at in the list or on a board, or chosen. */
  readonly thought = $derived([this.pointing, this.lit.get(this.over)?.[0] ?? -1, this.chosen].find((n) => n >= 0) ?? -1);

  lookOf(id: string): Look {
    if (this.gesture.at(id) >= 0) return 'chosen';
    return look(id, this.question, this.mine ? this.options[this.chosen] : undefined, this.lit);
  }

  keys(id: string): number[] {
    return this.reached.get(id) ?? [];
  }

  /** The choices to number an element with: not where every one of several touches it, for that tells nothing. */
  caps(id: string): number[] {
    const keys = (this.lit.get(id) ?? []).filter((n) => n < this.question!.choices.length);
    return keys.length > 1 && keys.length === this.question?.choices.length ? [] : keys;
  }

  /** What everybody may know of this table, for a screen that lies open between two people. */
  async publicly(): Promise<View | null> {
    return (await this.server?.view(this.table, []).catch(() => null)) ?? null;
  }

  isHot(id: string): boolean {
    return this.hot.includes(id);
  }

  /** Show the whole card of what lies there. */
  inspect(id: string, at: DOMRect): void {
    if (this.scene && subjectOf(this.scene, id)) this.inspected = { id, at };
  }

  /** An element was pressed: choose what touches it, or show its card, which says why nothing does. */
  press(id: string, at: DOMRect): void {
    if (this.player.skip()) return;
    if (this.gesture.on && !this.walking) return this.gesture.press(id) ? this.atHand() : this.inspect(alone(this.scene!, id) ?? id, at);
    const keys = this.keys(id);
    const both = id === this.picked ? [] : aimed(this.options, keys, this.picked);
    if (!keys.length) return this.inspect(alone(this.scene!, id) ?? id, at);
    if (!both.length) this.picked = keys.length > 1 && keys.length < this.options.length ? id : '';
    if (this.picked && !both.length && !prefs.confirm) return; // one of several is not meant yet
    const next = cycle(both.length ? both : keys, this.chosen);
    this.showChoices(this.question!.choices.map((one, n) => (n === next ? naming(one, id) : one)));
    this.choose(next);
  }

  /** Chosen, and never more than that: hands are still laying. */
  point(number: number): void {
    if (!this.player.skip() && this.mine) this.chosen = number;
  }

  /** Nothing is picked, nothing chosen. */
  letGo(): void {
    this.picked = '';
    this.chosen = -1;
  }

  choose(number: number): void {
    if (this.player.skip()) return;
    if (!this.mine || this.walking || !this.options[number]) return;
    if (this.gesture.on) {
      this.gesture.lay(this.options[number]);
      return this.atHand();
    }
    if (!touching(this.options[number], this.picked)) this.picked = '';
    if (this.chosen === number && !prefs.confirm) return this.confirm();
    this.chosen = number;
    this.inspected = null;
    if (!prefs.confirm) this.confirm();
  }

  /** Look at one of the answers laid, or let it lie elsewhere. */
  turnTo(slot: number, id = ''): void {
    if (id) this.gesture.drop(slot, id);
    else this.gesture.turnTo(slot);
    this.atHand();
  }

  /** Several answers, one after the other. */
  private sayAll([first, ...left]: readonly string[]): void {
    if (first === undefined || !this.mine || this.waiting) return;
    this.walk = left.length ? { left, said: first, before: this.live!.thread.length } : null;
    this.say(first);
  }

  confirm(): void {
    if (this.walking) return;
    if (this.gesture.on) return this.sayAll(this.gesture.answers ?? []);
    const choice = this.options[this.chosen];
    if (!choice || !this.mine) return;
    const walk = this.question!.walks[this.chosen - this.question!.choices.length];
    if (walk) return this.sayAll(walk.answers);
    this.walk = null;
    this.say(choice.answer, choice.seat);
  }

  say(text: string, seat: number | null = null): void {
    if (this.player.skip()) return;
    if (!this.link || this.waiting || !this.live || !this.question) return;
    this.notice = null;
    this.waiting = this.link.say(seat ?? this.question.seat, text, this.live.rev);
  }

  private get speaker(): number {
    const you = this.live?.you ?? [];
    return you.includes(this.live?.asked ?? -2) ? this.live!.asked! : (you[0] ?? 0);
  }

  undo(force = false): void {
    this.walk = null;
    this.player.skip();
    if (this.link && this.live && !this.waiting) this.waiting = this.link.undo(this.speaker, this.live.rev, force);
  }

  redo(): void {
    if (this.link && this.live && !this.waiting && this.live.redo) this.waiting = this.link.redo(this.speaker, this.live.rev);
  }

  /** Tell the herald what to answer for whoever sits here, or no longer to. */
  order(what: OrderWish['what'], kind = '', on = true): void {
    this.player.skip();
    if (this.link && this.live && !this.waiting) this.waiting = this.link.order(this.speaker, this.live.rev, what, kind, on);
  }

  /** How sure the fight under way is; null when the question has changed meanwhile. */
  async settle(): Promise<SettleSent | null> {
    const rev = this.live?.rev;
    try {
      const found = await this.server?.settle(this.table, this.tokensHere());
      return found && found.rev === rev && this.live?.rev === rev ? found : null;
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  /** Whoever sits here agrees to go on with today's rules. */
  agree(): void {
    if (this.link && this.live?.outdated?.may_agree && !this.waiting) this.waiting = this.link.agree(this.speaker, this.live.rev);
  }

  /** The next person takes the screen: only now is their hand asked for. */
  take(seat: number): void {
    this.present = seat;
    this.giving = null;
    this.player.stop();
    this.undone = [];
    this.live = null;
    this.join([seat]);
  }

  async lookAt(n: number | null): Promise<void> {
    this.replaying = false;
    if (this.looking === null) this.player.skip();
    this.player.stop();
    const last = this.live?.thread.length ?? 0;
    if (n === null || !this.server || n >= last) {
      this.eyes = null;
      this.looking = null;
      this.past = null;
      return;
    }
    const at = Math.max(0, n);
    this.looking = at;
    try {
      const view = await this.seenAt(at);
      const between = await this.between(view, at);
      if (this.looking !== at) return;
      this.past = view;
      if (between) this.player.still(between);
    } catch (error) {
      this.tell(error);
      this.looking = null;
      this.past = null;
    }
  }

  private async seenAt(at: number): Promise<View> {
    const view = await this.server!.at(this.table, at, this.eyesTokens());
    return { ...view, thread: everyPlace(view.thread) };
  }

  /** Between two questions: the picture of what had been told by then. */
  private async between(view: View, at: number): Promise<Frame | null> {
    const next = moments(this.live!.thread).find((n) => n >= at);
    if (next === undefined || view.thread.length >= at) return null;
    return frames(view, await this.seenAt(next)).findLast((one) => one.line.after <= at) ?? null;
  }

  /** Play the game again from here, or from its beginning; pressed again, stop. */
  async replay(): Promise<void> {
    if (this.replaying) return void this.lookAt(this.looking);
    if (this.looking === null) await this.lookAt(0);
    this.replaying = true;
    while (this.replaying && this.looking !== null && this.past) {
      const [here, before] = [this.past.thread.length, this.past];
      const next = moments(this.live!.thread).find((n) => n > here);
      if (next === undefined) return void this.lookAt(null);
      const view = await this.seenAt(next);
      if (!this.replaying) return;
      await new Promise<void>((done) => {
        this.player.add(before, view, prefs.pace === 'none' ? 'quick' : prefs.pace, (shown) => {
          [this.past, this.looking] = [shown, next];
          done();
        });
      });
      await new Promise((done) => setTimeout(done, BREATH));
    }
  }

  /** Looking back at a question: is this the answer it was given? Not told where one may not know. */
  wasGiven(choice: Choice): boolean {
    const given = this.looking !== null && this.past ? this.live!.thread[this.past.thread.length]?.text : '';
    return !!given && (choice.answer === given || choice.alike.some((one) => one.answer === given));
  }

  /** Looking back at a question whose answers are not shown: what was told when it was answered. */
  get thereupon(): Told[] {
    if (this.looking === null || !this.past || this.question?.choices.some((one) => this.wasGiven(one))) return [];
    const after = this.past.thread.length + 1;
    return this.live!.log.filter((line) => !line.mark && line.after === after);
  }

  /** The seats through whose eyes one may look back: hands stay hidden from the others at this device. */
  get viewpoints(): number[] {
    const you = this.live?.you ?? [];
    return this.local.filter((seat) => this.live?.over || this.open || you.includes(seat));
  }

  private eyesTokens(): string[] {
    if (this.eyes === null) return this.tokensHere();
    return this.held(this.viewpoints.filter((seat) => seat === this.eyes));
  }

  lookAs(seat: number | null): void {
    this.eyes = seat;
    if (this.looking !== null) void this.lookAt(this.looking);
  }

  /** Step along the thread to the next or last of these places: whatever was told, or only what was asked. */
  stepTo(way: 1 | -1, places: readonly number[] = ticks(this.live!)): void {
    const here = this.looking ?? this.live!.thread.length;
    const next = way > 0 ? places.find((n) => n > here) : places.findLast((n) => n < here);
    void this.lookAt(next ?? (way > 0 ? null : here));
  }

  /** The same, past the dice. */
  stepPast(way: 1 | -1): void {
    this.stepTo(way, moments(this.live!.thread));
  }

  /** Say what a call was refused for. */
  tell(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.notice = { kind: 'refused', refusal: error.refusal };
  }

  hurry(): void {
    this.link?.hurry();
  }

  close(): void {
    this.gone = true;
    this.player.stop();
    this.link?.close();
  }

  /** A table that nobody serves: the gallery's. */
  static still(view: View): TableState {
    const still = new TableState(view.table, null);
    still.live = view;
    still.line = { at: 'open' };
    return still;
  }

  tokensHere(): string[] {
    return this.held(this.live?.you.filter((seat) => seat in this.tokens) ?? []);
  }
}

const KEY = Symbol('table');
export const setTable = (table: TableState): TableState => setContext(KEY, table);
export const useTable = (): TableState => getContext(KEY);
