import { getCorporation, listCorporations, listFacilitiesOfCorporation } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { refuseUnknownArea } from '../../platform/http/known-area.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findCorporation, findFacilitiesOf } from './corporation.queries.ts';
import { findCorporations } from './corporation-list.queries.ts';

export const corporationRoutes = ({ db }: { db: Kysely<Schema> }): MountedOperation[] => [
  operation(listCorporations, ({ query }) => {
    refuseUnknownArea(query.area);
    return findCorporations(db, query);
  }),

  operation(
    getCorporation,
    async ({ query: { path_name } }) => (await findCorporation(db, path_name)) ?? notFound(path_name),
  ),

  operation(listFacilitiesOfCorporation, async ({ query }) => {
    const facilities = await findFacilitiesOf(db, query.corporation_path_name, query);
    return facilities.total > 0 ? facilities : notFound(query.corporation_path_name);
  }),
];

const notFound = (pathName: string): never => {
  throw new ProblemError(404, 'corporation_not_found', `There is no operator ${pathName}.`);
};
