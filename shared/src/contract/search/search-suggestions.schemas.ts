import * as z from 'zod/mini';
import { keywordMaxLength } from '../../constants/index.ts';
import { prefectureCode } from '../parameters.ts';

export const suggestSearches = {
  query: z.strictObject({
    keyword: z.string().check(z.maxLength(keywordMaxLength)),
    /** Prefecture whose results come first. */
    area: z.optional(prefectureCode()),
  }),
  reply: z.object({
    municipalities: z.array(
      z.object({
        municipality_code: z.string(),
        municipality_name: z.string(),
        prefecture_code: prefectureCode(),
        facilities: z.int(),
      }),
    ),
    stations: z.array(
      z.object({
        /** Lines that stop there. */
        station_ids: z.array(z.int()),
        name: z.string(),
        lines: z.array(z.string()),
        prefecture_code: prefectureCode(),
        /** The middle of its lines' platforms. Absent in replies of earlier releases. */
        latitude: z.optional(z.number()),
        longitude: z.optional(z.number()),
      }),
    ),
    facilities: z.array(z.object({ path_name: z.string(), name: z.string(), municipality_name: z.string() })),
  }),
};

export type SearchSuggestions = z.output<typeof suggestSearches.reply>;
