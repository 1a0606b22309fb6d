import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ServiceRecord } from './service-record.schemas.ts';
import {
  afterCircuitOpened,
  afterFault,
  afterPage,
  afterStart,
  judgementOf,
  merged,
  unserved,
} from './service-record.ts';

const minute = 60_000;
/** A number of pages, spread evenly over a time. */
function serving(pages: number, ms: number, from = unserved, at = 0): ServiceRecord {
  let record = from;
  for (let page = 0; page < pages; page += 1)
    record = afterPage(record, at + Math.floor((ms * page) / (pages - 1)));
  return record;
}
const standing = (record: ServiceRecord) => judgementOf(record)?.standing;

describe('a release becomes known good by having served', () => {
  it('a hundred pages over ten minutes, and no less of either', () => {
    expect(standing(serving(100, 10 * minute))).toBe('known_good');
    expect(standing(serving(99, 10 * minute))).toBeUndefined();
    expect(standing(serving(100_000, 10 * minute - 1))).toBeUndefined();
  });

  it('with no more than one page in a hundred that it could not give', () => {
    const twice = afterFault(afterFault(unserved, 0), 0);
    expect(standing(serving(199, 10 * minute, twice))).toBeUndefined();
    expect(standing(serving(200, 10 * minute, twice))).toBe('known_good');
  });

  it('and is faulty when it is stopped by its circuit breaker, until it has served as long again', () => {
    const opened = afterCircuitOpened(serving(100, 10 * minute), false, 11 * minute);
    expect(judgementOf(opened)).toEqual({ standing: 'faulty', at: '1970-01-01T00:11:00.000Z' });
    expect(standing(serving(99, 10 * minute, opened, 12 * minute))).toBe('faulty');
    expect(standing(serving(100, 10 * minute, opened, 12 * minute))).toBe('known_good');
  });

  it('a release that could not start is blamed until it starts; what crashed is blamed on', () => {
    const proven = serving(100, 10 * minute);
    // Later than the fault, so that it overrides a command that has logged the fault.
    expect(judgementOf(afterStart(afterCircuitOpened(proven, true, 11 * minute), 12 * minute))).toEqual({
      standing: 'known_good',
      at: '1970-01-01T00:12:00.000Z',
    });
    expect(
      standing(afterStart(afterCircuitOpened(unserved, true, 11 * minute), 12 * minute)),
    ).toBeUndefined();
    expect(standing(afterStart(afterCircuitOpened(proven, false, 11 * minute), 12 * minute))).toBe('faulty');
  });
});

describe('what several servers found out', () => {
  it('counts together', () => {
    const [one, two] = [serving(60, 10 * minute), serving(60, 10 * minute)];
    expect(standing(one)).toBeUndefined();
    expect(standing(merged([one, two]))).toBe('known_good');
  });

  it('is what was found out last, on whichever; pages from before a rest prove nothing', () => {
    const good = serving(100, 10 * minute);
    const bad = afterCircuitOpened(unserved, false, 11 * minute);
    expect(standing(merged([good, bad]))).toBe('faulty');
    expect(standing(merged([bad, serving(1_000, 10 * minute, unserved, 5 * minute)]))).toBe('known_good');
    expect(standing(merged([bad, serving(100, 10 * minute, unserved, 12 * minute)]))).toBe('known_good');
  });

  it('does not depend on their order, and one says alone what it says merged', () => {
    const time = fc.integer({ min: 0, max: 40 * minute });
    const record = fc.record<ServiceRecord>({
      since: fc.option(time),
      until: time,
      pages: fc.nat(300),
      faults: fc.nat(5),
      provenAt: fc.option(time),
      badAt: fc.option(time),
      isStartFault: fc.constant(false),
    });
    fc.assert(
      fc.property(fc.array(record, { maxLength: 5 }), (records) => {
        const shuffled = records.toReversed();
        expect(judgementOf(merged(shuffled))).toEqual(judgementOf(merged(records)));
      }),
    );
    const events = fc.array(fc.tuple(fc.constantFrom('page', 'fault', 'circuit'), fc.nat(20_000)), {
      maxLength: 400,
    });
    fc.assert(
      fc.property(events, (all) => {
        let [record, now] = [unserved, 0];
        for (const [what, ms] of all) {
          now += ms;
          record = {
            page: afterPage(record, now),
            fault: afterFault(record, now),
            circuit: afterCircuitOpened(record, false, now),
          }[what as 'page'];
        }
        expect(judgementOf(merged([record]))?.standing).toBe(judgementOf(record)?.standing);
      }),
    );
  });
});
