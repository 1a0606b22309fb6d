import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DocumentApp } from './release-document.schemas.ts';
import { bucketCount, bucketOf, isExposed } from './rollout.ts';

const appAt = (weight: number, id = 'ro_1'): DocumentApp => ({
  active: 'r_1',
  lastKnownGood: null,
  rollout: { id, candidate: 'r_2', weight },
  disabled: false,
});
const visitors = Array.from({ length: 20_000 }, (_, at) => `visitor-${at}`);

describe('buckets of visitors', () => {
  it('give a part of the visitors that is as large as the weight says', () => {
    for (const weight of [0, 100, 1_000, 5_000, bucketCount]) {
      const exposed = visitors.filter((visitor) => isExposed(appAt(weight), visitor)).length;
      expect(Math.abs(exposed / visitors.length - weight / bucketCount)).toBeLessThan(0.012);
    }
  });

  it('never take a visitor back while the weight rises', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(bucketCount), fc.nat(bucketCount), (visitor, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        return !isExposed(appAt(low), visitor) || isExposed(appAt(high), visitor);
      }),
    );
  });

  it('draw other visitors for another rollout', () => {
    const both = visitors.filter(
      (one) => isExposed(appAt(1_000), one) && isExposed(appAt(1_000, 'ro_2'), one),
    );
    expect(both.length / visitors.length).toBeLessThan(0.02);
  });

  it('are the first 32 bits of the hash of both names', () => {
    // sha256('ro31visitor') begins with these 32 bits.
    expect(bucketOf('ro31', 'visitor')).toBe(0xd67c71a8 % bucketCount);
  });
});
