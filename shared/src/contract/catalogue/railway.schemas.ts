import * as z from 'zod/mini';
import { mostRailwayLinesAtOnce, mostStationsAtOnce } from '../../constants/index.ts';
import { integer, prefectureCode } from '../parameters.ts';

const id = () => integer(1, 2_147_483_647);

export const listRailwayLines = {
  query: z.strictObject({ area: prefectureCode() }),
  reply: z.object({
    /** JR first, then the operators with most stations; of an operator, the line with most stations first. */
    railway_lines: z.array(
      z.object({
        railway_line_id: z.int(),
        /** The common name: 東急東横線. */
        name: z.string(),
        operator: z.string(),
        /** In the prefecture. */
        stations: z.int(),
      }),
    ),
  }),
};

export const listRailwayStations = {
  query: z.strictObject({
    railway_line_ids: z.optional(z.array(id()).check(z.maxLength(mostRailwayLinesAtOnce))),
    station_ids: z.optional(z.array(id()).check(z.maxLength(mostStationsAtOnce))),
    area: z.optional(prefectureCode()),
  }),
  reply: z.object({
    /** Line by line, in its order. Unknown lines and stations are left out. */
    stations: z.array(
      z.object({
        station_id: z.int(),
        name: z.string(),
        railway_line_id: z.int(),
        line_name: z.string(),
        operator: z.string(),
        prefecture_code: prefectureCode(),
        /** Degrees. */
        latitude: z.number(),
        longitude: z.number(),
      }),
    ),
    /** Publisher of the data, if it asks for a credit. */
    credits: z.array(z.string()),
  }),
};

export type RailwayLine = z.output<typeof listRailwayLines.reply>['railway_lines'][number];
export type RailwayStations = z.output<typeof listRailwayStations.reply>;
export type RailwayStation = RailwayStations['stations'][number];
