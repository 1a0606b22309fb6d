import type { Operation } from '../operation.ts';
import type * as schemas from './available-times.schemas.ts';

export type { AvailableTimeSlot, AvailableTimes } from './available-times.schemas.ts';

/**
 * Specification section 7: a facility's visits, as of now in Japan. A facility without a number is named by its
 * `facility_id`; of several with one number it is the one that takes bookings. 404 `facility_not_found`.
 */
export const listAvailableTimes: Operation<typeof schemas.listAvailableTimes> = {
  id: 'listAvailableTimes',
  method: 'GET',
  path: '/api/one_stop/booking_available_times',
  summary: '園・施設の見学できる日程',
  problems: ['facility_not_found'],
  schemas: async () =>
    (await import(/* webpackChunkName: 'available-times-schemas' */ './available-times.schemas.ts'))
      .listAvailableTimes,
};
