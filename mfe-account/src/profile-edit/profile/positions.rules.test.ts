import { sampleProfile } from '@enerabi/shared/testing/sample-member';
import { expect, test } from '@jest/globals';
import { draftOf } from '../../basic-information/draft/draft.ts';
import { inputOf } from '../../basic-information/draft/draft-input.rules.ts';
import { asPositions } from './positions.rules.ts';

const draft = draftOf(
  sampleProfile({
    information: { job_kind_id: 1, job_detail_kind_id: 2, school_name: '山口大学', grade: 3 },
    job_experiences: [{ job_type_id: 6, experience_year_id: 2 }],
  }),
);

test('fields of purposes that are not chosen are left out', () => {
  expect(inputOf(asPositions(draft, [1, 2]))).toEqual(inputOf(draft));
  expect(inputOf(asPositions(draft, [1]))).toMatchObject({ children: [], grade: 3, school_name: '山口大学' });
  expect(inputOf(asPositions(draft, [2]))).toMatchObject({
    children: [{ birthday: '2024-06-01' }],
    job_experiences: [],
    job_kind_id: null,
    job_detail_kind_id: null,
    school_name: '',
    grade: null,
  });
});
