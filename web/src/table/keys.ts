// The table's keys, as in the identity: 1–9 options, Enter confirm, I the card of what has the focus, Z undo, R rules,
// L chronicle, arrows thread (Shift: past
// the dice; Home, End), F6 places.
import { rulesNow } from '../pages/ledger';
import { go } from '../state/route.svelte';
import type { TableState } from '../state/table.svelte';
import { idOf, lying } from './subject';

const PLACES = ['what', 'where', 'with', 'who', 'chronicle', 'thread'];
const WRITES = 'input, textarea, select, [contenteditable]';
const SCROLLS = '[role="log"], [role="radiogroup"]';

function jump(back: boolean): void {
  const places = PLACES.map((name) => document.querySelector<HTMLElement>(`[data-place="${name}"]`)).filter((one) => one !== null);
  const here = places.findIndex((one) => one.contains(document.activeElement));
  const place = places[(here + (back ? -1 : 1) + places.length) % places.length];
  (place?.querySelector<HTMLElement>('[tabindex="0"], button:not(:disabled), a') ?? place)?.focus();
}

export function keysOf(current: () => TableState | null, chronicle: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const table = current();
    const target = event.target as Element | null;
    if (!table || event.ctrlKey || event.metaKey || event.altKey || target?.closest(WRITES)) return;
    const key = event.key;
    if (key === 'F6') jump(event.shiftKey);
    else if (/^[1-9]$/.test(key)) table.choose(Number(key) - 1);
    else if (key === 'Enter' && !target?.closest('button, a, [role="button"]')) table.confirm();
    else if (key === 'Escape') {
      if (table.inspected) table.inspected = null;
      else if (table.player.skip()) { /* the last move is shown */ }
      else if (table.looking !== null) void table.lookAt(null);
      else table.letGo();
    } else if (key === 'z') document.querySelector<HTMLElement>('[data-undo]')?.click();
    else if (key === 'Z') table.redo();
    else if (key === 'r' || key === 'R') go(rulesNow(table.view));
    else if (key === 'l' || key === 'L') {
      chronicle();
      document.querySelector<HTMLElement>('[role="log"]')?.focus();
    } else if (key === 'i' || key === 'I' || key === '?') {
      const element = lying(document.activeElement);
      if (element) table.inspect(idOf(element), element.getBoundingClientRect());
      else if (key === '?') document.querySelector<HTMLElement>('.opt.on .why, .opt .why')?.click();
    } else if (key === 'ArrowLeft' && event.shiftKey) table.stepPast(-1);
    else if (key === 'ArrowRight' && event.shiftKey && table.looking !== null) table.stepPast(1);
    else if (key === 'Home' && !target?.closest(SCROLLS)) void table.lookAt(0);
    else if (key === 'End' && table.looking !== null) void table.lookAt(null);
    else if (key === 'ArrowLeft') table.stepTo(-1);
    else if (key === 'ArrowRight' && table.looking !== null) table.stepTo(1);
    else if (key === 'f' || key === 'F') document.querySelector<HTMLElement>('[aria-keyshortcuts="F"]')?.click();
    else return;
    event.preventDefault();
  };
}
