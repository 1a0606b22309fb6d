import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  experienceYearIds,
  jobDetailKindIds,
  jobDetailKinds,
  jobKindIds,
  jobTypeIds,
} from '../constants/index.ts';
import {
  basicInformationFaults,
  jobDetailKindsOf,
  type RuledInformation,
} from './basic-information.rules.ts';

const today = '2026-05-20';
const nothing: RuledInformation = {
  children: [],
  job_experiences: [],
  job_kind_id: null,
  job_detail_kind_id: null,
};
const faults = (result: Partial<RuledInformation>) =>
  basicInformationFaults({ ...nothing, ...result }, today).map(({ field, code }) => `${field} ${code}`);
const child = (birthday: string) => ({ birthday, is_default_selected: false });

test('empty information has no errors (R5.3)', () => {
  expect(faults({})).toEqual([]);
});

test('each error names its field, in the order of the fields', () => {
  expect(
    faults({
      children: ['2025-02-30', '2024-04-02', '2005-01-01', '2028-01-01'].map(child),
      job_experiences: [
        { job_type_id: 1, experience_year_id: 2 },
        { job_type_id: 6, experience_year_id: 2 },
        { job_type_id: 1, experience_year_id: 3 },
        { job_type_id: 1, experience_year_id: 2 },
      ],
      job_kind_id: 4,
      job_detail_kind_id: 2,
    }),
  ).toEqual([
    'children.0.birthday not_a_day',
    'children.2.birthday too_long_ago',
    'children.3.birthday too_far_ahead',
    'job_experiences.2.job_type_id repeated',
    'job_experiences.3.job_type_id repeated',
    'job_detail_kind_id does_not_fit',
  ]);
});

test('a detail fits where its occupation is one that it belongs to, and nowhere without one', () => {
  for (const detail of jobDetailKindIds)
    for (const job of [null, ...jobKindIds]) {
      const fits = job !== null && (jobDetailKinds[detail].job_kind_ids as readonly number[]).includes(job);
      const expected = fits ? [] : ['job_detail_kind_id does_not_fit'];
      expect(faults({ job_kind_id: job, job_detail_kind_id: detail })).toEqual(expected);
      expect(jobDetailKindsOf(job).includes(detail)).toBe(fits);
    }
  for (const job of jobKindIds) expect(faults({ job_kind_id: job })).toEqual([]);
});

test('students are offered schools, those without work nothing', () => {
  expect(jobDetailKindsOf(1)).toEqual([1, 2, 3, 4, 5]);
  expect(jobDetailKindsOf(4)).toEqual([]);
});

test('as many experiences are repeated as there are more of them than types', () => {
  const experience = fc.record({
    job_type_id: fc.constantFrom(...jobTypeIds),
    experience_year_id: fc.constantFrom(...experienceYearIds),
  });
  fc.assert(
    fc.property(fc.array(experience), (job_experiences) => {
      const types = new Set(job_experiences.map(({ job_type_id }) => job_type_id));
      expect(faults({ job_experiences })).toHaveLength(job_experiences.length - types.size);
    }),
  );
});
