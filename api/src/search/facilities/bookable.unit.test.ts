import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BookingTimes } from '../../visits/slots/booking-times.queries.ts';
import { Bookable } from './bookable.ts';

const time = fc.integer({ min: 0, max: 40 });
/** Ranges one after another, as the database stores them; the first one may have no beginning. */
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
  it('follows the times, whichever way the clock moves and whatever changes meanwhile', () => {
    const step = fc.oneof(
      fc.record({ now: time }),
      fc.record({ facility: fc.nat(7), times }),
      fc.record({ replaced: fc.nat(7), takesBookings: fc.boolean() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const bookable = new Bookable();
        const known = new Map<number, { docId: number; takesBookings: boolean; times: BookingTimes }>();
        let docIds = 0;
        for (let facility = 0; facility < 8; facility += 1) {
          known.set(facility, { docId: docIds, takesBookings: true, times: [] });
          bookable.add(docIds, facility, true);
          docIds += 1;
        }
        for (const one of steps) {
          if ('times' in one) {
            const facility = known.get(one.facility);
            if (!facility) continue;
            facility.times = one.times;
            bookable.setTimes(one.facility, one.times, facility.takesBookings ? facility.docId : undefined);
          } else if ('replaced' in one) {
            const { times: before } = known.get(one.replaced) ?? { times: [] };
            known.set(one.replaced, { docId: docIds, takesBookings: one.takesBookings, times: before });
            bookable.add(docIds, one.replaced, one.takesBookings);
            docIds += 1;
          } else {
            const before = [...known.values()].map(({ docId }) => bookable.docIds.has(docId));
            const hasChanged = bookable.setTime(one.now);
            const after = [...known.values()].map(({ docId }) => bookable.docIds.has(docId));
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
