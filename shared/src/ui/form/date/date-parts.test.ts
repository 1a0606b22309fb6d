import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  chosenInForm,
  dateFromForm,
  dateOf,
  daysToChoose,
  monthFromForm,
  monthOf,
  partsOf,
  yearsBetween,
} from './date-parts.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

describe('the parts of a date', () => {
  it('come apart and together again for every day', () => {
    const day = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (instant) => {
        const date = instant.toISOString().slice(0, 10);
        expect(dateOf(partsOf(date))).toBe(date);
        expect(monthOf(partsOf(date))).toBe(date.slice(0, 7));
      }),
    );
  });

  it.each([
    ['', '2', '3'],
    ['2025', '', '3'],
    ['2025', '2', ''],
    ['2025', '2', '29'],
  ])('make no date of %p, %p and %p', (year, month, day) => {
    expect(dateOf({ year, month, day })).toBe('');
  });

  it.each(['', '2025', '2025-2-3', '20250203', 'yesterday'])('are none where %p was saved', (saved) => {
    expect(partsOf(saved)).toEqual({ year: '', month: '', day: '' });
  });
});

describe('the days to choose from', () => {
  const days = (year: string, month: string, day = '') => daysToChoose({ year, month, day });

  it('follow the month and the leap year', () => {
    expect([days('2025', '1'), days('2025', '4'), days('2025', '2'), days('2024', '2')]).toEqual([
      31, 30, 28, 29,
    ]);
  });

  it('leave out nothing that may still come true', () => {
    expect(days('', '')).toBe(31);
    expect(days('', '2')).toBe(29);
    expect(days('2025', '')).toBe(31);
  });

  it('keep a day that was chosen before', () => {
    expect(days('2025', '2', '31')).toBe(31);
  });
});

describe('a form that comes back', () => {
  it('has what was chosen, whatever is missing (R5.3)', () => {
    const parts = fc.record({
      year: fc.constantFrom('', '2024'),
      month: fc.constantFrom('', '2', '11'),
      day: fc.constantFrom('', '3', '31'),
    });
    fc.assert(
      fc.property(parts, ({ year, month, day }) => {
        const sent = form({ birthday_year: year, birthday_month: month, birthday_day: day });
        expect(partsOf(chosenInForm(sent, 'birthday'))).toEqual({ year, month, day });
      }),
    );
  });

  it('is empty where nothing was chosen', () => {
    expect(chosenInForm(form({ birthday_year: '', birthday_month: '', birthday_day: '' }), 'birthday')).toBe(
      '',
    );
    expect(chosenInForm(form({}), 'birthday')).toBe('');
  });
});

describe('a form that was sent', () => {
  it('holds a date or a month by its parts', () => {
    const parts = { birthday_year: '2024', birthday_month: '4', birthday_day: '1' };
    expect(dateFromForm(form(parts), 'birthday')).toBe('2024-04-01');
    expect(monthFromForm(form(parts), 'birthday')).toBe('2024-04');
  });

  it('says a day that does not exist as it was chosen, so that it can be called wrong and not missing', () => {
    const parts = { birthday_year: '2025', birthday_month: '2', birthday_day: '30' };
    expect(dateFromForm(form(parts), 'birthday')).toBe('2025-02-30');
  });

  it('has no date while a part is missing', () => {
    expect(
      dateFromForm(form({ birthday_year: '2024', birthday_month: '', birthday_day: '1' }), 'birthday'),
    ).toBe('');
    expect(dateFromForm(form({}), 'birthday')).toBe('');
    expect(monthFromForm(form({ birthday_year: '2024', birthday_month: '' }), 'birthday')).toBe('');
  });
});

it('years go up or down', () => {
  expect(yearsBetween(2026, 2023)).toEqual([2026, 2025, 2024, 2023]);
  expect(yearsBetween(2026, 2028)).toEqual([2026, 2027, 2028]);
});
