// What travels: gems, coins and cards that there are more of in one place, and fewer in another, than before.
import type { Card, Pool, Scene, Shape, Zone } from '../wire';

/** So many of one kind from one place to another; `''` is where it happens. */
/** `card`: the one that is seen to travel. */
export interface Flight { what: Shape | 'card'; tint: Pool['tint']; count: number; from: End; to: End; card: Card | null }
export interface End { id: string; seat: number | null }
/** A place with so many more, or fewer, than before. */
interface Change extends End { what: Flight['what']; tint: Pool['tint']; by: number; cards: Card[] }

const MOST = 6;
const HERE: End = { id: '', seat: null };

/** Scenes hold what their reader may see, and nothing else; so does this. */
export function flightsOf(before: Scene, now: Scene): Flight[] {
  const changes = [...poolChanges(before, now), ...zoneChanges(before, now)];
  const flights: Flight[] = [];
  const send = (from: End, to: End, { what, tint }: Change, count: number) => flights.push({ what, tint, count, from: end(from), to: end(to), card: seen(from, count) });
  for (const less of changes.filter((one) => one.by < 0)) {
    for (const more of changes.filter((one) => one.by > 0 && one.what === less.what && (one.seat === less.seat || one.seat === null || less.seat === null))) {
      const count = Math.min(-less.by, more.by);
      if (!count) continue;
      send(less, more, more.tint ? more : less, count);
      less.by += count;
      more.by -= count;
    }
    if (less.by) send(less, HERE, less, -less.by);
  }
  for (const more of changes.filter((one) => one.by > 0)) send(HERE, more, more, more.by);
  return flights.slice(0, MOST);
}

/** The card that travels, if one does and its face is seen where it leaves. */
const seen = (from: End | Change, count: number): Card | null => {
  const cards = 'cards' in from ? from.cards : [];
  return count === 1 && cards.length === 1 && !cards[0]!.face_down ? cards[0]! : null;
};

const end = ({ id, seat }: End): End => ({ id, seat });

function poolChanges(before: Scene, now: Scene): Change[] {
  const old = new Map(before.pools.map((one) => [one.id, one]));
  const fresh = new Map(now.pools.map((one) => [one.id, one]));
  return [...new Map([...old, ...fresh]).values()].map(({ id, seat, shape, tint }) => ({ id, seat, what: shape, tint, cards: [], by: (fresh.get(id)?.count ?? 0) - (old.get(id)?.count ?? 0) })).filter((one) => one.by);
}

/** Whoever comes and goes with a fight has not travelled: only places that were there and still are. */
function zoneChanges(before: Scene, now: Scene): Change[] {
  const old = new Map(before.zones.map((one) => [one.id, one]));
  return now.zones.flatMap((zone): Change[] => {
    const by = zone.count - (old.get(zone.id)?.count ?? zone.count);
    return by ? [{ id: zone.id, seat: zone.seat, what: 'card', tint: '', by, cards: by < 0 ? others(old.get(zone.id)!, zone) : [] }] : [];
  });
}

/** The cards of one that are not in the other: by their names, for ids may be those of places. */
function others(all: Zone, known: Zone): Card[] {
  const names = known.cards.map((one) => one.label.en);
  return all.cards.filter(({ label }) => {
    const at = names.indexOf(label.en);
    if (at >= 0) names.splice(at, 1);
    return at < 0;
  });
}
