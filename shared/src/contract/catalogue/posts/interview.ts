import type { Operation } from '../../operation.ts';
import type * as schemas from './interview.schemas.ts';

export type { Interview, InterviewSummary } from './interview.schemas.ts';

const load = () => import(/* webpackChunkName: 'interview-schemas' */ './interview.schemas.ts');

/**
 * Specification section 7. 404 `interview_not_found` if no published facility has it; as with `getFacility`,
 * `is_published=false` is 404.
 */
export const getFacilityInterview: Operation<typeof schemas.getFacilityInterview> = {
  id: 'getFacilityInterview',
  method: 'GET',
  path: '/api/front_get_facility_interview',
  summary: '先輩職員インタビュー',
  problems: ['interview_not_found'],
  schemas: async () => (await load()).getFacilityInterview,
};
