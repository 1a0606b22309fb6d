import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { monthDayText } from '../../japanese/day-text.ts';
import { salaryText } from '../../japanese/salary.ts';
import { excerptOf } from './excerpt.ts';
import { periodText } from './wall-clock.ts';

describe('periods', () => {
  it('are written with the weekday (domain section 6)', () => {
    expect(monthDayText('2026-10-03')).toBe('10月3日（土）');
    expect(periodText('2026-10-03 10:00:00', '2026-10-03 10:30:00')).toBe('10月3日（土）10:00〜10:30');
    expect(periodText('2026-12-31 09:05:00', '2026-12-31 12:00:00')).toBe('12月31日（木）9:05〜12:00');
  });

  it('name the day they end on where it is another one', () => {
    expect(periodText('2026-12-31 22:00:00', '2027-01-01 01:00:00')).toBe(
      '12月31日（木）22:00〜1月1日（金）1:00',
    );
  });
});

describe('salaries', () => {
  it.each([
    [{ unit: 'month', minimum: 210_000, maximum: 260_000 }, '月給 210,000円〜260,000円'],
    [{ unit: 'hour', minimum: 1_200, maximum: null }, '時給 1,200円〜'],
    [{ unit: 'day', minimum: 9_800, maximum: 9_800 }, '日給 9,800円'],
    [{ unit: 'year', minimum: 3_600_000, maximum: 4_800_000 }, '年俸 3,600,000円〜4,800,000円'],
  ] as const)('%j is %s', (salary, text) => {
    expect(salaryText(salary)).toBe(text);
  });
});

describe('excerpts', () => {
  it('end with a sentence', () => {
    const text = `${'先生がいつも笑顔です。'.repeat(8)}${'毎日楽しく通っています'.repeat(6)}`;
    expect(excerptOf(text, 100)).toEqual({
      excerpt: '先生がいつも笑顔です。'.repeat(8),
      rest: '毎日楽しく通っています'.repeat(6),
    });
  });

  it('are the whole text where hardly anything would be left over', () => {
    expect(excerptOf('あ'.repeat(119), 100)).toEqual({ excerpt: 'あ'.repeat(119), rest: '' });
  });

  it('lose nothing, and cut no code point in two', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 1, max: 150 }),
        (text, length) => {
          const { excerpt, rest } = excerptOf(text, length);
          expect(excerpt + rest).toBe(text);
          expect([...excerpt].length + [...rest].length).toBe([...text].length);
          expect(excerpt).not.toBe(text === '' ? ' ' : '');
        },
      ),
    );
  });
});
