// Seats wear tinctures. Each has a colour, a hatching and an ordinary, so that colour is never alone.
import type { Share } from '../wire';

export const TINCTURES = ['azur', 'gueules', 'sinople', 'or', 'pourpre', 'tenne', 'sable', 'argent'] as const;
export type Tincture = (typeof TINCTURES)[number];

const SEATS: readonly Tincture[] = ['azur', 'gueules', 'sinople', 'or', 'pourpre', 'tenne'];

/** The tincture of a seat; `null` is the game's own side, −1 is chance. */
export function tincture(seat: number | null): Tincture {
  if (seat === null) return 'sable';
  return seat < 0 ? 'argent' : SEATS[seat % SEATS.length]!;
}

/** The id of the SVG pattern that hatches a tincture; `fine` for small things. */
export const hatchId = (of: Tincture, fine = false): string => `hatch-${of}${fine ? '-fine' : ''}`;
export const hatch = (of: Tincture, fine = false): string => `url(#${hatchId(of, fine)})`;

/** The strokes of Petra Sancta's code in a square of this pitch, as one path; `null` for dots and for nothing. */
export function strokes(of: Tincture, pitch: number): string | null {
  const p = pitch;
  const down = `M0 ${-p / 2}L${p} ${p / 2}M0 ${p / 2}L${p} ${p * 1.5}`;
  const up = `M0 ${p / 2}L${p} ${-p / 2}M0 ${p * 1.5}L${p} ${p / 2}`;
  switch (of) {
    case 'gueules': return `M${p / 2} 0V${p}`;
    case 'azur': return `M0 ${p / 2}H${p}`;
    case 'sinople': return down;
    case 'pourpre': return up;
    case 'tenne': return `${up}M0 ${p / 2}H${p}`;
    case 'sable': return `M${p / 2} 0V${p}M0 ${p / 2}H${p}`;
    default: return null;
  }
}

/** The ordinary on a shield of 40 × 48. */
export const ORDINARIES: Record<Tincture, string> = {
  azur: 'M1 16h38v10H1z',
  gueules: 'M15 1h10v46H15z',
  sinople: 'M1 1h9L40 34v11L1 9z',
  pourpre: 'M39 1h-9L0 34v11L39 9z',
  tenne: 'M1 2h8l11 15L31 2h8L25 22l14 18h-8L20 27 9 40H1l14-18z',
  or: 'M12 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM28 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM20 24a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  sable: 'M16 1h8v16h15v8H24v22h-8V25H1v-8h15z',
  argent: '',
};

/** The same in a square of 12, for ticks and small owners' marks. */
export const TICKS: Record<Tincture, string> = {
  azur: 'M1 4.2h10v3.6H1z',
  gueules: 'M4.2 1h3.6v10H4.2z',
  sinople: 'M1.4 1.4h3L10.6 7.6v3h-3L1.4 4.4z',
  pourpre: 'M10.6 1.4h-3L1.4 7.6v3h3L10.6 4.4z',
  tenne: 'M1.4 3.2 3.2 1.4 6 4.2 8.8 1.4 10.6 3.2 7.8 6 10.6 8.8 8.8 10.6 6 7.8 3.2 10.6 1.4 8.8 4.2 6z',
  or: 'M4 3a1.3 1.3 0 1 1 0 2.6A1.3 1.3 0 0 1 4 3zM8 3a1.3 1.3 0 1 1 0 2.6A1.3 1.3 0 0 1 8 3zM6 6.5a1.3 1.3 0 1 1 0 2.6A1.3 1.3 0 0 1 6 6.5z',
  sable: 'M4.6 1h2.8v3.6H11v2.8H7.4V11H4.6V7.4H1V4.6h3.6z',
  argent: '',
};

/** Outcomes have tinctures too, one each and always beside their word; ermine is a fur, which no seat wears. */
export const OUTCOMES: Record<Share['outcome'], Tincture | 'hermine'> = {
  good: 'sinople', calm: 'azur', mild: 'argent', faint: 'hermine', warn: 'or', hurt: 'tenne', bad: 'gueules', dire: 'pourpre', dead: 'sable',
};
