import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isVacancyStale, vacancyState } from './vacancy.rules.ts';

describe('vacancies (domain section 1.2)', () => {
  it('are stale after more than 60 days', () => {
    expect(isVacancyStale('2026-05-01', '2026-06-30')).toBe(false);
    expect(isVacancyStale('2026-05-01', '2026-07-01')).toBe(true);
  });

  it('never show a class that is not offered as full or as 0', () => {
    expect(vacancyState({ accepted: null, mark: null })).toBe('not_offered');
    expect(vacancyState({ accepted: 0, mark: null })).toBe('full');
    fc.assert(
      fc.property(fc.nat(), (accepted) => {
        expect(vacancyState({ accepted, mark: null })).not.toBe('not_offered');
      }),
    );
  });

  it('read numbers as ○ △ ×', () => {
    expect(vacancyState({ accepted: 3, mark: null })).toBe('open');
    expect(vacancyState({ accepted: 2, mark: null })).toBe('few');
    expect(vacancyState({ accepted: 1, mark: null })).toBe('few');
  });

  it("take the publisher's mark before its number", () => {
    expect(vacancyState({ accepted: null, mark: '○' })).toBe('open');
    expect(vacancyState({ accepted: null, mark: '△' })).toBe('few');
    expect(vacancyState({ accepted: 0, mark: '×' })).toBe('full');
  });
});
