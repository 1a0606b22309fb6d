import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type MinimumWage, wageFinding } from './minimum-wage.rules.ts';

const wages: MinimumWage[] = [
  { yen: 1_226, valid_from: '2026-03-31' },
  { yen: 1_280, valid_from: '2026-10-01' },
  { yen: 1_320, valid_from: null },
];
const hourly = (lowest: number, today: string) => wageFinding({ lowest, hours: 1 }, wages, today)?.is;

describe('a salary and the minimum wage', () => {
  it.each([
    [1_225, '2026-09-30', 'below'],
    [1_226, '2026-09-30', 'soon_below'],
    [1_279, '2026-10-01', 'below'],
    [1_280, '2026-10-01', 'soon_below'],
    [1_320, '2026-10-01', undefined],
  ])('%i yen an hour on %s: %s', (yen, today, expected) => {
    expect(hourly(yen, today)).toBe(expected);
  });

  it('is compared by the hour, whatever its period', () => {
    const pay = { lowest: 204_800, hours: 160 };
    expect(wageFinding(pay, wages, '2026-10-01')?.is).toBe('soon_below');
    expect(wageFinding({ ...pay, lowest: 204_799 }, wages, '2026-10-01')?.is).toBe('below');
  });

  it('never gets worse with a higher salary', () => {
    const order = { below: 0, soon_below: 1, none: 2 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 0, max: 500 }), (yen, more) => {
        const of = (lowest: number) => order[hourly(lowest, '2026-11-25') ?? 'none'];
        expect(of(yen + more)).toBeGreaterThanOrEqual(of(yen));
      }),
    );
  });
});
