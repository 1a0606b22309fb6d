import type { AdmissionRound } from '@enerabi/shared/contract';
import { describe, expect, it } from '@jest/globals';
import { copy } from './admission-rounds.copy.ts';
import { isBefore, nextRound } from './admission-rounds.rules.ts';

const round = (admission_month: string, closes_on: string): AdmissionRound => ({
  path_name: closes_on,
  admission_month,
  title: '随時',
  opens_on: '2026-12-01',
  closes_on,
  results_on: null,
  url: null,
  source: null,
});
const rounds = [
  round('2027-01', '2026-12-05'),
  round('2027-04', '2026-12-10'),
  round('2027-04', '2027-02-15'),
];

describe('the round to apply in next', () => {
  it('is the first one of the month of the child, or the first one of all', () => {
    expect(nextRound(rounds, '2027-04')?.closes_on).toBe('2026-12-10');
    expect(nextRound(rounds, '2027-09')?.closes_on).toBe('2026-12-05');
    expect(nextRound(rounds, undefined)?.closes_on).toBe('2026-12-05');
    expect(nextRound([], '2027-04')).toBeUndefined();
  });

  it('is not open before its first day', () => {
    const [first] = rounds;
    expect(first && isBefore(first, '2026-11-30')).toBe(true);
    expect(first && isBefore(first, '2026-12-01')).toBe(false);
    expect(first && isBefore({ ...first, opens_on: null }, '2026-11-30')).toBe(false);
  });

  it('says how many days are left, the last day included', () => {
    expect(copy.left(12)).toBe('あと12日');
    expect(copy.left(0)).toBe('今日まで');
  });
});
