import type { Operation } from '../../operation.ts';
import type * as schemas from './event.schemas.ts';

export type { EventDetail, EventList, EventSummary } from './event.schemas.ts';

const load = () => import(/* webpackChunkName: 'event-schemas' */ './event.schemas.ts');

/**
 * Events that are not over yet (R6.3): all, those of a prefecture, of one facility, or of an operator's facilities; for
 * all audiences or one. 404 `area_not_found` (R1.7), `facility_not_found`, `corporation_not_found`. A page past the last
 * one has no events, but the `total`.
 */
export const listEvents: Operation<typeof schemas.listEvents> = {
  id: 'listEvents',
  method: 'GET',
  path: '/api/front/events',
  summary: 'イベントの一覧',
  problems: ['area_not_found', 'facility_not_found', 'corporation_not_found'],
  schemas: async () => (await load()).listEvents,
};

/** Gets an event with its text, also after it is over (R6.3). 404 `event_not_found`. */
export const getEvent: Operation<typeof schemas.getEvent> = {
  id: 'getEvent',
  method: 'GET',
  path: '/api/front/event',
  summary: 'イベント',
  problems: ['event_not_found'],
  schemas: async () => (await load()).getEvent,
};

/**
 * Path of an event as a calendar file (RFC 5545), `text/calendar`; 404 as with the others. It is a link, not an
 * operation, since its reply is no JSON.
 */
export const eventCalendarPath = (pathName: string): string =>
  `/api/front/event_calendar?path_name=${pathName}`;
