import { admissionOf, type ClassAdmission } from '@enerabi/shared/child';
import type { ClassVacancy } from '@enerabi/shared/contract';
import { sampleVacancy } from '@enerabi/shared/testing/sample-facilities';
import { describe, expect, it } from '@jest/globals';
import { verdictOn } from './admission-verdict.rules.ts';

const admitted = (birthday: string) => admissionOf(birthday, '2027-04') as ClassAdmission;
const row = (accepted: number | null, more: Partial<ClassVacancy> = {}): ClassVacancy => ({
  child_class_id: 1,
  accepted,
  mark: null,
  waiting: null,
  enrolled: null,
  ...more,
});
const facility = (classes: ClassVacancy[] | null, from: { months?: number; days?: number } = {}) => ({
  accept_from_months: from.months ?? null,
  accept_from_days: from.days ?? null,
  vacancy: classes && { ...sampleVacancy, classes },
});
const oneYearOld = admitted('2025-05-20');

describe('whether a facility takes a child', () => {
  it.each([
    ['open', [row(5)]],
    ['few', [row(1)]],
    ['full', [row(0)]],
    ['not_offered', [row(null)]],
    ['not_offered', [row(5, { child_class_id: 2 })]],
    ['unknown', [row(null, { waiting: 3 })]],
    ['unpublished', null],
  ] as const)('is %s by its class, with %j', (verdict, classes) => {
    expect(verdictOn(facility(classes && [...classes]), oneYearOld)).toBe(verdict);
  });

  it.each([
    ['2026-10-01', { months: 6 }, 'open'],
    ['2026-10-02', { months: 6 }, 'too_young'],
    ['2027-02-03', { months: 2, days: 57 }, 'open'],
    ['2027-02-04', { months: 2, days: 57 }, 'too_young'],
  ] as const)(
    'counts the age on the day of admission: born on %s, accepted from %j',
    (born, from, verdict) => {
      const infants = row(5, { child_class_id: 0 });
      expect(verdictOn(facility([infants], from), admitted(born))).toBe(verdict);
    },
  );
});
