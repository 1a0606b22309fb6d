import type { Operation } from '../../operation.ts';
import type * as schemas from './admission-round.schemas.ts';

export type { AdmissionRound, AdmissionRounds } from './admission-round.schemas.ts';

// The chunk of events has room for it: each chunk's name costs every page some bytes.
const load = () => import(/* webpackChunkName: 'event-schemas' */ './admission-round.schemas.ts');

/**
 * Rounds in which a municipality takes applications for a place in a nursery; none for a municipality whose rounds are not
 * known. Days are of Japan.
 */
export const listAdmissionRounds: Operation<typeof schemas.listAdmissionRounds> = {
  id: 'listAdmissionRounds',
  method: 'GET',
  path: '/api/front/admission_rounds',
  summary: '入園の申し込みの日程',
  schemas: async () => (await load()).listAdmissionRounds,
};

/**
 * Path of a municipality's rounds as a calendar file (RFC 5545), `text/calendar`; 404 if there is none. It is a link, not an
 * operation, since its reply is no JSON.
 * @param month `YYYY-MM`; all months if absent
 */
export const admissionCalendarPath = (municipalityCode: string, month?: string): string =>
  `/api/front/admission_calendar?municipality_code=${municipalityCode}${month ? `&admission_month=${month}` : ''}`;
