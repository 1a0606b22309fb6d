import { dayInJapan } from '@enerabi/shared/clock';
import {
  getCorporation,
  listCorporations,
  listFacilitiesOfCorporation,
  listPlacesOfCorporation,
} from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import { findCorporation, findFacilitiesOf, findPlacesOf } from './corporation.queries.ts';
import { findCorporations } from './corporation-list.queries.ts';

export const corporationRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listCorporations, ({ query }) => {
    refuseUnknownArea(query.area);
    return findCorporations(db, query, dayInJapan(new Date()));
  }),

  operation(getCorporation, async ({ query: { path_name } }) =>
    orNotFound('corporation', path_name, await findCorporation(db, path_name)),
  ),

  operation(listFacilitiesOfCorporation, async ({ query }) => {
    const { corporation_path_name: operator } = query;
    const facilities = await findFacilitiesOf(db, operator, query);
    return orNotFound('corporation', operator, facilities.total > 0 ? facilities : undefined);
  }),

  operation(listPlacesOfCorporation, async ({ query: { corporation_path_name: operator, limit } }) => {
    orNotFound('corporation', operator, await findCorporation(db, operator));
    return findPlacesOf(db, operator, limit);
  }),
];
