import * as z from 'zod/mini';
import { audienceIds, eventsPerPage, maximumPage } from '../../../constants/index.ts';
import { date, integer, pathName, prefectureCode, wallClock } from '../../parameters.ts';
import { facilityName } from '../facility.schemas.ts';

export const eventSummary = z.object({
  path_name: z.string(),
  title: z.string(),
  starts_at: wallClock(),
  ends_at: wallClock(),
  place: z.nullable(z.string()),
  /** Families; null is unlimited. */
  capacity: z.nullable(z.int()),
  audience: z.enum(audienceIds),
  /** The first segment of its page: `/{area_slug}/e/{path_name}`. */
  area_slug: z.string(),
  /** Null: held by several facilities together. */
  facility: z.nullable(facilityName),
});

export const listEvents = {
  query: z.strictObject({
    area: z.optional(prefectureCode()),
    facility_path_name: z.optional(pathName()),
    corporation_path_name: z.optional(pathName()),
    audience: z.optional(z.enum(audienceIds)),
    page: z._default(integer(1, maximumPage), 1),
    limit: z._default(integer(1, 50), eventsPerPage),
  }),
  reply: z.object({
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    /** Not over yet, soonest first. */
    events: z.array(eventSummary),
  }),
};

export const getEvent = {
  query: z.strictObject({ path_name: pathName() }),
  reply: z.extend(eventSummary, {
    /** Paragraphs are separated by an empty line. */
    body: z.string(),
    posted_on: date(),
    is_over: z.boolean(),
    /** Others that are not over yet: first the facility's own, then those of the prefecture, soonest first. */
    coming: z.array(eventSummary),
  }),
};

export type EventSummary = z.output<typeof eventSummary>;
export type EventList = z.output<typeof listEvents.reply>;
export type EventDetail = z.output<typeof getEvent.reply>;
