import { boxAround } from '../../facilities/nearby.rules.ts';
import { metresBetween, type Place } from '../distance.ts';
import type { Bits } from './bits.ts';
import type { Orders } from './orders.ts';
import type { IndexPage } from './page.ts';
import type { Slots } from './slots.ts';

/** How far is looked at first, in metres, and how much further each time that there are too few. */
const firstReach = 2_000;
const further = 4;
const lastReach = 200_000;

/** Whole metres; null for a facility without a position. */
export function metresTo(target: Place, slot: number, slots: Slots): number | null {
  const metres = metresBetween(target, {
    latitude: slots.latitude.at(slot),
    longitude: slots.longitude.at(slot),
  });
  return Number.isNaN(metres) ? null : Math.round(metres);
}

interface Near {
  slot: number;
  metres: number | null;
}

/** Nearest first; equally far ones by reading, and what has no position last. */
export function nearest(
  found: Bits,
  target: Place,
  { offset, limit }: { offset: number; limit: number },
  slots: Slots,
  orders: Orders,
): IndexPage {
  const near = withEnough(found, target, offset + limit, slots, orders);
  const far = ({ metres }: Near): number => metres ?? Number.MAX_SAFE_INTEGER;
  near.sort((one, other) => far(one) - far(other) || orders.byKana(one.slot, other.slot));
  const page = near.slice(offset, offset + limit);
  return { slots: page.map(({ slot }) => slot), distances: page.map(({ metres }) => metres) };
}

/** All within a circle that holds as many as are wanted; all there are where none does. */
function withEnough(found: Bits, target: Place, wanted: number, slots: Slots, orders: Orders): Near[] {
  for (let reach = firstReach; reach <= lastReach; reach *= further) {
    const near = within(found, target, reach, slots, orders);
    if (near.length >= wanted) return near;
  }
  return [...found.slots()].map((slot) => ({ slot, metres: metresTo(target, slot, slots) }));
}

function within(found: Bits, target: Place, reach: number, slots: Slots, orders: Orders): Near[] {
  // Distances are whole metres: half a metre more may round to it.
  const near: Near[] = [];
  for (const slot of orders.within(boxAround(target, reach + 1))) {
    if (!found.has(slot)) continue;
    const metres = metresTo(target, slot, slots);
    if (metres !== null && metres <= reach) near.push({ slot, metres });
  }
  return near;
}
