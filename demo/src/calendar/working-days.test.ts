import { describe, expect, it } from '@jest/globals';
import { daysBetween } from './calendar.ts';
import { isHoliday, isWorkingDay, workingDayBefore, workingDayFrom } from './working-days.ts';

const holidays = (year: number) => daysBetween(`${year}-01-01`, `${year}-12-31`).filter(isHoliday);

describe('holidays of Japan', () => {
  it('are those the Cabinet Office lists for 2026, with a substitute and a day between two others', () => {
    expect(holidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-12',
      '2026-02-11',
      '2026-02-23',
      '2026-03-20',
      '2026-04-29',
      '2026-05-03',
      '2026-05-04',
      '2026-05-05',
      '2026-05-06',
      '2026-07-20',
      '2026-08-11',
      '2026-09-21',
      '2026-09-22',
      '2026-09-23',
      '2026-10-12',
      '2026-11-03',
      '2026-11-23',
    ]);
  });

  it('have substitutes on Mondays: 2024', () => {
    expect(holidays(2024)).toEqual(
      expect.arrayContaining(['2024-02-12', '2024-05-06', '2024-08-12', '2024-09-23', '2024-11-04']),
    );
    expect(holidays(2024)).toHaveLength(21);
  });
});

describe('working days', () => {
  it('leave out weekends, holidays and the turn of the year', () => {
    expect(
      ['2026-05-02', '2026-05-03', '2026-05-06', '2026-12-29', '2027-01-03'].filter(isWorkingDay),
    ).toEqual([]);
    expect(['2026-05-01', '2026-05-07', '2026-12-28', '2027-01-04'].every(isWorkingDay)).toBe(true);
  });

  it('are counted back and forth', () => {
    expect([1, 2].map((count) => workingDayBefore('2026-05-07', count))).toEqual([
      '2026-05-01',
      '2026-04-30',
    ]);
    expect([0, 1].map((count) => workingDayFrom('2026-05-02', count))).toEqual(['2026-05-07', '2026-05-08']);
  });
});
