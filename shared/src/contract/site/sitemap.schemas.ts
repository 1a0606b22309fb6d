import * as z from 'zod/mini';
import { employmentStatusIds, facilityTypeIds, jobTypeIds } from '../../constants/index.ts';
import { date, integer, prefectureCode } from '../parameters.ts';

/** Kinds of pages that are numerous enough for files of their own. */
export const sitemapKinds = [
  'facility',
  'notification',
  'interview',
  'corporation',
  'event',
  'job_posting',
] as const;

const part = z.object({ part: z.int(), last_modified_on: date() });

export const listSitemapParts = {
  reply: z.object({
    facility: z.array(part),
    notification: z.array(part),
    interview: z.array(part),
    corporation: z.array(part),
    /** Events that are not over yet. */
    event: z.array(part),
    /** Postings that are open today. */
    job_posting: z.array(part),
  }),
};

export const getSitemapPart = {
  query: z.strictObject({ kind: z.enum(sitemapKinds), part: integer(1, 1_000_000) }),
  reply: z.object({
    addresses: z.array(
      z.object({
        /** Absent for an operator and an event. */
        facility_path_name: z.optional(z.string()),
        /** Path name of the page; absent for the facility itself. */
        path_name: z.optional(z.string()),
        /** Of an event, whose address begins with its prefecture. */
        area_slug: z.optional(z.string()),
        last_modified_on: date(),
      }),
    ),
  }),
};

export const listSitemapAreas = {
  reply: z.object({
    areas: z.array(
      z.object({
        prefecture_code: prefectureCode(),
        last_modified_on: date(),
        facility_types: z.array(
          z.object({ facility_type: z.literal(facilityTypeIds), last_modified_on: date() }),
        ),
        municipalities: z.array(z.object({ municipality_code: z.string(), last_modified_on: date() })),
      }),
    ),
    /** Prefectures with a search by railway line. */
    railway_areas: z.array(prefectureCode()),
    /** Prefectures with events that are not over yet. */
    event_areas: z.array(prefectureCode()),
    /** Prefectures with notices; absent from an API of the release before. */
    notice_areas: z.optional(z.array(prefectureCode())),
    /** Prefectures with open postings. */
    job_areas: z.array(prefectureCode()),
    /** The job types and employment statuses of open postings, by prefecture. The API of the release before sends none. */
    jobs: z.optional(
      z.array(
        z.object({
          prefecture_code: prefectureCode(),
          job_types: z.array(z.literal(jobTypeIds)),
          employment_statuses: z.array(z.literal(employmentStatusIds)),
        }),
      ),
    ),
  }),
};

export type SitemapKind = (typeof sitemapKinds)[number];
export type SitemapParts = z.output<typeof listSitemapParts.reply>;
export type SitemapAddress = z.output<typeof getSitemapPart.reply>['addresses'][number];
export type SitemapArea = z.output<typeof listSitemapAreas.reply>['areas'][number];
export type SitemapJobs = NonNullable<z.output<typeof listSitemapAreas.reply>['jobs']>[number];
