import { momentOf } from '@enerabi/shared/clock';
import { getEvent, listEvents } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { pageRange } from '../../platform/http/page-range.ts';
import { findCorporation } from '../corporations/corporation.queries.ts';
import { findFacilityName } from '../facilities/facility-name.queries.ts';
import { findEvent, findEvents } from './event.queries.ts';

export const eventRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listEvents, async ({ query: { page, limit, ...query } }) => {
    refuseUnknownArea(query.area);
    const { facility_path_name: facility, corporation_path_name: operator } = query;
    if (facility) orNotFound('facility', facility, await findFacilityName(db, facility));
    if (operator) orNotFound('corporation', operator, await findCorporation(db, operator));
    const found = await findEvents(db, { ...query, ...pageRange(page, limit), ...momentOf(new Date()) });
    return { ...found, page, limit };
  }),

  operation(getEvent, async ({ query: { path_name } }) =>
    orNotFound('event', path_name, await findEvent(db, path_name, momentOf(new Date()))),
  ),
];
