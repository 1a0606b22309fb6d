import type { Operation } from '../../operation.ts';
import type * as schemas from './interview-list.schemas.ts';

export type { InterviewList } from './interview-list.schemas.ts';

const load = () => import(/* webpackChunkName: 'interview-schemas' */ './interview-list.schemas.ts');

/** The newest interviews of the whole country, each with its facility. */
export const listInterviews: Operation<typeof schemas.listInterviews> = {
  id: 'listInterviews',
  method: 'GET',
  path: '/api/front/interviews',
  summary: '新着の先輩職員インタビュー',
  schemas: async () => (await load()).listInterviews,
};
