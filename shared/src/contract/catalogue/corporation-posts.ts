import type { Operation } from '../operation.ts';
import type * as schemas from './corporation-posts.schemas.ts';

export type {
  InterviewsOfCorporation,
  JobsOfCorporation,
  NotificationsOfCorporation,
} from './corporation-posts.schemas.ts';

const load = () => import(/* webpackChunkName: 'corporation-schemas' */ './corporation-posts.schemas.ts');

/**
 * Open job postings of an operator's published facilities, newest first (R6.3). 404 `corporation_not_found`. A page
 * past the last one has no postings, but the `total`.
 */
export const listJobsOfCorporation: Operation<typeof schemas.listJobsOfCorporation> = {
  id: 'listJobsOfCorporation',
  method: 'GET',
  path: '/api/front/corporation_jobs',
  summary: '運営法人の園・施設の求人',
  problems: ['corporation_not_found'],
  schemas: async () => (await load()).listJobsOfCorporation,
};

/** The newest interviews of staff of an operator's published facilities (R6.3). 404 `corporation_not_found`. */
export const listInterviewsOfCorporation: Operation<typeof schemas.listInterviewsOfCorporation> = {
  id: 'listInterviewsOfCorporation',
  method: 'GET',
  path: '/api/front/corporation_interviews',
  summary: '運営法人の園・施設の先輩職員インタビュー',
  problems: ['corporation_not_found'],
  schemas: async () => (await load()).listInterviewsOfCorporation,
};

/** The newest notices of an operator's published facilities (R6.3). 404 `corporation_not_found`. */
export const listNotificationsOfCorporation: Operation<typeof schemas.listNotificationsOfCorporation> = {
  id: 'listNotificationsOfCorporation',
  method: 'GET',
  path: '/api/front/corporation_notifications',
  summary: '運営法人の園・施設からのお知らせ',
  problems: ['corporation_not_found'],
  schemas: async () => (await load()).listNotificationsOfCorporation,
};
