// Held down on a touch screen, or pressed with the other button, whatever lies on the table shows its card: a press that is
// held is no choice.
import type { TableState } from '../state/table.svelte';
import { idOf, lying } from './subject';

const HELD = 450; // milliseconds
const STILL = 8; // pixels

export function holdingOf(table: TableState) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let held = false;
  const release = () => clearTimeout(timer);
  const show = (one: Element) => table.inspect(idOf(one), one.getBoundingClientRect());
  return {
    down(event: PointerEvent): void {
      held = false;
      release();
      const one = lying(event.target);
      if (!one || event.pointerType === 'mouse' || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => { held = true; show(one); }, HELD);
    },
    move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) release();
    },
    up: release,
    menu(event: MouseEvent): void {
      const one = lying(event.target);
      if (!one) return;
      event.preventDefault();
      release();
      if (!held) show(one);
      held = (event as PointerEvent).pointerType === 'touch';
    },
    click(event: MouseEvent): void {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
