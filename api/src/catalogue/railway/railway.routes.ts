import { listRailwayLines, listRailwayStations } from '@enerabi/shared/contract';
import { demoSource } from '@enerabi/shared/server/records';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findLines, findStations, type StationQuery } from './railway.queries.ts';

export const railwayRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listRailwayLines, async ({ query: { area } }) => {
    refuseUnknownArea(area);
    return { railway_lines: await findLines(db, area) };
  }),

  operation(listRailwayStations, async ({ query }) => {
    refuseUnknownArea(query.area);
    refuseNothing(query);
    const found = await findStations(db, query);
    return {
      stations: found.map(({ source: _, ...station }) => station),
      credits: [...new Set(found.map(({ source }) => source).filter((name) => name !== demoSource.name))],
    };
  }),
];

/** A query must name a line or stations, since all stations of the country are too many for one reply. */
function refuseNothing({ railway_line_ids, station_ids }: StationQuery): void {
  if (railway_line_ids?.length || station_ids?.length) return;
  const message = 'Name lines (railway_line_ids[]) or stations (station_ids[]).';
  throw new ProblemError(422, 'invalid_request', message, {
    errors: [{ field: 'railway_line_ids', code: 'required', message }],
  });
}
