import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomSource } from '../random-source.ts';
import { openingOf } from './opening-hours.ts';

it.each(['night', 'hospital'] as const)('speaks of 一時預かり only where it is offered: %s', (family) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(openingOf(randomSource(seed), family, ['night_care']).hours_note).not.toMatch(/一時預かり/);
    }),
  );
  const offering = Array.from({ length: 50 }, (_, seed) =>
    openingOf(randomSource(seed), 'night', ['night_care', 'temporary_care']),
  );
  expect(offering.some(({ hours_note }) => hours_note?.includes('一時預かり'))).toBe(true);
});

it('leaves Saturdays open to every family that cannot care for the child itself', () => {
  const notes = Array.from(
    { length: 200 },
    (_, seed) => openingOf(randomSource(seed), 'nursery', []).hours_note,
  );
  const ofSaturday = notes.filter((note) => note?.startsWith('土曜日の保育'));
  expect(ofSaturday.length).toBeGreaterThan(0);
  expect(ofSaturday.filter((note) => note?.includes('両親'))).toEqual([]);
});
