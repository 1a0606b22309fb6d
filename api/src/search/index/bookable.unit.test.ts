import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Bookable, type BookingTimes } from './bookable.ts';

const time = fc.integer({ min: 0, max: 40 });
/** Ranges one after the other, as the database keeps them; the first one may have no beginning. */
const times: fc.Arbitrary<BookingTimes> = fc
  .tuple(fc.boolean(), fc.uniqueArray(time, { maxLength: 6 }))
  .map(([isOpen, bounds]) => {
    const sorted = bounds.toSorted((one, other) => one - other);
    const edges: (number | null)[] = isOpen && sorted.length % 2 === 1 ? [null, ...sorted] : sorted;
    return Array.from(
      { length: Math.floor(edges.length / 2) },
      (_, at) => [edges[2 * at] ?? null, edges[2 * at + 1] as number] as const,
    );
  });

const isOpen = (ranges: BookingTimes, now: number): boolean =>
  ranges.some(([from, until]) => (from === null || now >= from) && now < until);

describe('which visits can be booked now', () => {
  it('is what the times say, whichever way the clock goes, and whoever changes them meanwhile', () => {
    const step = fc.oneof(
      fc.record({ now: time }),
      fc.record({ facility: fc.nat(7), times }),
      fc.record({ replaced: fc.nat(7), takesBookings: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const bookable = new Bookable();
        const known = new Map<number, { slot: number; takesBookings: boolean; times: BookingTimes }>();
        let slots = 0;
        for (let facility = 0; facility < 8; facility += 1) {
          known.set(facility, { slot: slots, takesBookings: true, times: [] });
          bookable.add(slots, facility, true);
          slots += 1;
        }
        for (const one of steps) {
          if ('times' in one) {
            const facility = known.get(one.facility);
            if (!facility) continue;
            facility.times = one.times;
            bookable.setTimes(one.facility, one.times, facility.takesBookings ? facility.slot : undefined);
          } else if ('replaced' in one) {
            const { times: before } = known.get(one.replaced) ?? { times: [] };
            known.set(one.replaced, { slot: slots, takesBookings: one.takesBookings, times: before });
            bookable.add(slots, one.replaced, one.takesBookings);
            slots += 1;
          } else {
            const before = [...known.values()].map(({ slot }) => bookable.slots.has(slot));
            const hasChanged = bookable.lookAt(one.now);
            const after = [...known.values()].map(({ slot }) => bookable.slots.has(slot));
            expect(after).toEqual(
              [...known.values()].map(
                (facility) => facility.takesBookings && isOpen(facility.times, one.now),
              ),
            );
            if (!hasChanged) expect(after).toEqual(before);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
