import { getCommutePlaces, saveCommutePlaces } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Authenticate } from '../../identity/auth/authenticate.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { findCommutePlaces } from './commute-places.queries.ts';
import { saveCommutePlacesOf } from './commute-places.writes.ts';

export interface CommutePlaceRoutes {
  db: Kysely<Schema>;
  authenticate: Authenticate;
}

export const commutePlaceRoutes = ({ db, authenticate }: CommutePlaceRoutes): MountedOperation[] => [
  operation(getCommutePlaces, async ({ request }) => {
    const { accountId } = await authenticate(request);
    return findCommutePlaces(db, accountId);
  }),

  operation(saveCommutePlaces, async ({ body, request }) => {
    const { accountId } = await authenticate(request);
    await saveCommutePlacesOf(db, accountId, body);
    return body;
  }),
];
