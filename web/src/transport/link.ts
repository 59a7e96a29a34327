// One live line to a table. It dials again with growing patience, and says again, with the same key, whatever was not
// acknowledged: the server makes one move of it, so no answer is lost and none is made twice.
import type { Downward, OrderWish, Refusal, Upward, View } from '../wire';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export type LinkState = { at: 'joining' } | { at: 'open' } | { at: 'lost'; retry: number; unsaid: boolean };

export interface Heard {
  view(view: View): void;
  state(state: LinkState): void;
  acked(key: string, rev: number): void;
  refused(key: string, refusal: Refusal): void;
  stale(key: string): void;
}

type Wish = Extract<Upward, { key: string }>;

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
export const PING_EVERY = 9_000;
export const PONG_WITHIN = 6_000;

export const patience = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);

export class Link {
  private socket: Socket | null = null;
  private unacked: Wish[] = [];
  private tries = 0;
  private closed = false;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private pong: ReturnType<typeof setTimeout> | null = null;
  /** What this socket was sent of the log and the thread. */
  private has: Pick<View, 'log' | 'thread'> = { log: [], thread: [] };

  constructor(
    private readonly dial: () => Socket,
    private readonly table: string,
    private readonly tokens: string[],
    private readonly heard: Heard,
    private readonly makeKey: () => string = () => crypto.randomUUID(),
  ) {
    this.join();
  }

  /** Give an answer; returns its key. */
  say(seat: number, text: string, rev: number): string {
    return this.wish({ type: 'say', seat, text, rev, key: this.makeKey() });
  }

  undo(seat: number, rev: number, force = false): string {
    return this.wish({ type: 'undo', seat, rev, key: this.makeKey(), force });
  }

  redo(seat: number, rev: number): string {
    return this.wish({ type: 'redo', seat, rev, key: this.makeKey(), force: false });
  }

  order(seat: number, rev: number, what: OrderWish['what'], kind = '', on = true): string {
    return this.wish({ type: 'order', seat, rev, key: this.makeKey(), what, kind, on });
  }

  agree(seat: number, rev: number): string {
    return this.wish({ type: 'agree', seat, rev, key: this.makeKey() });
  }

  /** Try now instead of waiting. */
  hurry(): void {
    if (this.socket === null && !this.closed) {
      this.clear();
      this.join();
    }
  }

  close(): void {
    this.closed = true;
    this.clear();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private wish(wish: Wish): string {
    this.unacked.push(wish);
    this.send(wish);
    return wish.key;
  }

  private send(frame: Upward): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private join(): void {
    this.heard.state({ at: 'joining' });
    const socket = this.dial();
    let open = false;
    socket.onopen = () => {
      if (this.closed) return socket.close();
      open = true;
      this.socket = socket;
      this.has = { log: [], thread: [] };
      this.send({ type: 'hello', table: this.table, tokens: this.tokens });
      for (const wish of this.unacked) this.send(wish);
      this.later(PING_EVERY, () => this.ping(socket));
    };
    socket.onmessage = (event) => {
      if (!this.closed) this.hear(JSON.parse(event.data) as Downward);
    };
    socket.onclose = () => {
      if (this.closed || (open && this.socket !== socket)) return;
      this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    this.clear();
    const wait = patience(this.tries++);
    this.heard.state({ at: 'lost', retry: Date.now() + wait, unsaid: this.unacked.length > 0 });
    this.later(wait, () => this.join());
  }

  private ping(socket: Socket): void {
    if (this.socket !== socket) return;
    this.send({ type: 'ping' });
    this.pong ??= this.later(PONG_WITHIN, () => {
      if (this.socket !== socket) return;
      socket.onclose = null;
      socket.close();
      this.lost();
    });
    this.later(PING_EVERY, () => this.ping(socket));
  }

  private hear(frame: Downward): void {
    this.calm();
    if (frame.type === 'view') {
      this.tries = 0;
      this.heard.state({ at: 'open' });
      const { type: _, log_from, thread_from, ...view } = frame;
      view.log = [...this.has.log.slice(0, log_from), ...view.log];
      view.thread = [...this.has.thread.slice(0, thread_from), ...view.thread];
      this.has = { log: view.log, thread: view.thread };
      this.heard.view(view);
    } else if (frame.type === 'ack') {
      this.done(frame.key);
      this.heard.acked(frame.key, frame.rev);
    } else if (frame.type === 'refused') {
      this.done(frame.key);
      this.heard.refused(frame.key, { id: frame.id, text: frame.text, rules: frame.rules });
    } else if (frame.type === 'stale') {
      this.done(frame.key);
      this.heard.stale(frame.key);
    }
  }

  /** Something was heard: the line lives. */
  private calm(): void {
    if (this.pong === null) return;
    clearTimeout(this.pong);
    this.timers.delete(this.pong);
    this.pong = null;
  }

  private done(key: string): void {
    this.unacked = this.unacked.filter((wish) => wish.key !== key);
  }

  private later(wait: number, what: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, wait);
    this.timers.add(timer);
    return timer;
  }

  private clear(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.pong = null;
  }
}
