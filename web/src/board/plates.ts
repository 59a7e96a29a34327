// Where the plates go: beside their base, on the outer side of the melee, over nobody and within the frame.
/** A spare plate is left out where it would lie on anything. */
export interface Want { id: string; x: number; y: number; r: number; width: number; height: number; spare: boolean }
export interface Spot { id: string; left: number; top: number }
interface Rect { left: number; top: number; right: number; bottom: number }

const WAYS = Array.from({ length: 16 }, (_, n) => [Math.cos((n * Math.PI) / 8), Math.sin((n * Math.PI) / 8)] as const);

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

export function placePlates(wants: readonly Want[], bases: readonly { x: number; y: number; r: number }[], frame: Rect, taken: readonly Rect[] = []): Spot[] {
  const cx = bases.reduce((sum, one) => sum + one.x, 0) / Math.max(1, bases.length);
  const cy = bases.reduce((sum, one) => sum + one.y, 0) / Math.max(1, bases.length);
  const discs = bases.map(({ x, y, r }) => ({ left: x - r, top: y - r, right: x + r, bottom: y + r }));
  const placed: Rect[] = [...taken];
  const far = (one: Want) => Math.hypot(one.x - cx, one.y - cy);
  const spots = [...wants].sort((a, b) => Number(a.spare) - Number(b.spare) || far(b) - far(a)).flatMap((want) => {
    const [ox, oy] = [want.x - cx, want.y - cy];
    const d = Math.hypot(ox, oy);
    let best: Rect = { left: 0, top: 0, right: 0, bottom: 0 };
    let least = Infinity;
    let blocked = 0;
    for (const gap of want.spare ? [3, 10] : [10, 26, 48]) {
      for (const [ux, uy] of WAYS) {
        // the plate's nearest edge is `gap` from the base, in this direction
        const x = want.x + ux * (want.r + gap) + (ux * want.width) / 2;
        const y = want.y + uy * (want.r + gap) + (uy * want.height) / 2;
        const rect = { left: x - want.width / 2, top: y - want.height / 2, right: x + want.width / 2, bottom: y + want.height / 2 };
        const outside = Math.max(0, frame.left - rect.left) + Math.max(0, rect.right - frame.right) + Math.max(0, frame.top - rect.top) + Math.max(0, rect.bottom - frame.bottom);
        const turned = d < 4 ? (1 - uy) * 20 : (1 - (ux * ox + uy * oy) / d) * 60;
        // nearer to another's base than to its own, a plate would be read as the other's
        const own = Math.hypot(x - want.x, y - want.y) - want.r;
        const astray = bases.reduce((sum, one) => sum + Math.max(0, own - (Math.hypot(x - one.x, y - one.y) - one.r)), 0);
        const [bare, covered] = [discs, placed].map((all) => all.reduce((sum, one) => sum + overlap(rect, one), 0)) as [number, number];
        const cost = turned + astray * 6 + gap * 1.5 + outside * 60 + bare * 0.7 + covered * 3;
        if (cost < least) [best, least, blocked] = [rect, cost, outside + bare + covered];
      }
    }
    if (want.spare && blocked > 0) return [];
    placed.push(best);
    return [{ id: want.id, left: best.left, top: best.top }];
  });
  return spots;
}
