import * as z from 'zod/mini';
import { date, pathName } from '../parameters.ts';

const markedDay = z.object({
  date: date(),
  /** Name of the national holiday, or of the days around New Year. */
  holiday: z.nullable(z.string()),
  /** The facility has no care on this weekday. */
  is_closed: z.boolean(),
});

export const getContactCalendar = {
  query: z.strictObject({ facility_path_name: pathName() }),
  reply: z.object({
    /** First and last day to choose, in Japan. */
    from: date(),
    to: date(),
    /** The days between them that differ from others, in order. */
    marked: z.array(markedDay),
  }),
};

export type ContactCalendar = z.output<typeof getContactCalendar.reply>;
export type MarkedDay = z.output<typeof markedDay>;
