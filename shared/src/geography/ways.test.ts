import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { metresBetween } from './distance.ts';
import { metresWithin, minutesBetween, travelMinutes } from './travel-time.ts';
import { leastMinutes, usualMinutes, waysBetween } from './ways.ts';

const sangenjaya = { latitude: 35.6436, longitude: 139.6699 };
const shibuya = { latitude: 35.658, longitude: 139.7016 };
const near = { latitude: 35.6466, longitude: 139.6719 };
const place = fc.record({
  latitude: fc.double({ min: 24, max: 46, noNaN: true }),
  longitude: fc.double({ min: 123, max: 146, noNaN: true }),
});
const close = fc.record({
  latitude: fc.double({ min: 35.6, max: 35.7, noNaN: true }),
  longitude: fc.double({ min: 139.6, max: 139.7, noNaN: true }),
});

describe('the ways between two places (issue 22)', () => {
  it('begin with the usual one: on foot when near, then by bicycle, then by train', () => {
    expect(waysBetween(sangenjaya, near)).toEqual([
      { mode: 'walk', minutes: 9 },
      { mode: 'bicycle', minutes: 6 },
    ]);
    expect(waysBetween(sangenjaya, shibuya).map(({ mode }) => mode)).toEqual(['bicycle']);
    const kichijoji = { latitude: 35.7031, longitude: 139.5795 };
    expect(waysBetween(shibuya, kichijoji).map(({ mode }) => mode)).toEqual(['train']);
  });

  it('are as long as estimated, the same in both directions, and none is empty', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const ways = waysBetween(one, other);
        expect(ways).toEqual(waysBetween(other, one));
        expect(new Set(ways.map(({ mode }) => mode)).size).toBe(ways.length);
        for (const { mode, minutes } of ways) expect(minutes).toBe(minutesBetween(mode, one, other));
        const [usual] = ways;
        if (usual.mode === 'walk') expect(usual.minutes).toBeLessThanOrEqual(15);
        if (metresBetween(one, other) > 100_000) expect(usual.mode).toBe('train');
      }),
    );
  });

  it('never take less than the least minutes of any shorter distance', () => {
    fc.assert(
      fc.property(close, close, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
        expect(usualMinutes(one, other)).toBeGreaterThanOrEqual(
          leastMinutes(metresBetween(one, other) * share),
        );
      }),
    );
  });
});

it('reaches with a time exactly what takes no longer (issue 22)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('walk', 'bicycle', 'train', 'car'),
      fc.integer({ min: 1, max: 90 }),
      fc.double({ min: 1, max: 60_000, noNaN: true }),
      (mode, minutes, metres) => {
        // Not at the edge itself, where rounding decides.
        fc.pre(Math.abs(metres - metresWithin(mode, minutes)) > 0.001);
        expect(travelMinutes(mode, metres) <= minutes).toBe(metres < metresWithin(mode, minutes));
      },
    ),
  );
});
