import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isVacancyStale, vacancyState } from './vacancy.rules.ts';

/** Classes that are not passed have no published figure. */
const of = (known: Partial<Parameters<typeof vacancyState>[0]>) => ({
  accepted: null,
  mark: null,
  waiting: null,
  enrolled: null,
  ...known,
});

describe('vacancies (domain section 1.2)', () => {
  it('are stale after more than 60 days', () => {
    expect(isVacancyStale('2026-05-01', '2026-06-30')).toBe(false);
    expect(isVacancyStale('2026-05-01', '2026-07-01')).toBe(true);
  });

  it('never show a class that is not offered as full or as 0', () => {
    expect(vacancyState(of({}))).toBe('not_offered');
    expect(vacancyState(of({ accepted: 0 }))).toBe('full');
    fc.assert(
      fc.property(fc.nat(), (accepted) => {
        expect(vacancyState(of({ accepted }))).not.toBe('not_offered');
      }),
    );
  });

  it('are not known where only those who wait or are enrolled are published', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(vacancyState(of({ waiting: count }))).toBe('unknown');
        expect(vacancyState(of({ enrolled: count }))).toBe('unknown');
      }),
    );
  });

  it('read numbers as ○ △ ×', () => {
    expect(vacancyState(of({ accepted: 3, mark: null }))).toBe('open');
    expect(vacancyState(of({ accepted: 2, mark: null }))).toBe('few');
    expect(vacancyState(of({ accepted: 1, mark: null }))).toBe('few');
  });

  it("take the publisher's mark before its number", () => {
    expect(vacancyState(of({ accepted: null, mark: '○' }))).toBe('open');
    expect(vacancyState(of({ accepted: null, mark: '△' }))).toBe('few');
    expect(vacancyState(of({ accepted: 0, mark: '×' }))).toBe('full');
  });
});
