import type { Operation } from '../operation.ts';
import type * as schemas from './contact-calendar.schemas.ts';

export type { ContactCalendar, MarkedDay } from './contact-calendar.schemas.ts';

const load = () => import(/* webpackChunkName: 'contact-link-schemas' */ './contact-calendar.schemas.ts');

/**
 * The days that a message to a facility can name as preferred, from tomorrow in Japan, with national holidays and the
 * weekdays on which the facility is closed. 404 `facility_not_found`.
 */
export const getContactCalendar: Operation<typeof schemas.getContactCalendar> = {
  id: 'getContactCalendar',
  method: 'GET',
  path: '/api/front/contact_calendar',
  summary: 'お問い合わせの希望日の候補',
  problems: ['facility_not_found'],
  schemas: async () => (await load()).getContactCalendar,
};
