import { listMapPlaces } from '@enerabi/shared/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { type MountedOperation, operation } from '../../platform/http/operation.ts';
import { cached } from '../../platform/memory/cached.ts';
import { findLineStations, findMunicipalities, findStationNames } from './map-place.queries.ts';
import { placesOn, railwaysOf } from './map-place.rules.ts';

/** Municipalities and stations do not move, and each query scans a whole table. */
const maxAgeMs = 600_000;

export function mapPlaceRoutes({ db }: { db: Kysely<Schema> }): MountedOperation[] {
  const municipalities = cached(maxAgeMs, () => findMunicipalities(db));
  const stations = cached(maxAgeMs, () => findStationNames(db));
  const railways = cached(maxAgeMs, async () => railwaysOf(await findLineStations(db)));
  return [
    operation(listMapPlaces, async ({ query }) => {
      const now = new Date();
      const [known, stops, lines] = await Promise.all([
        municipalities(undefined, now),
        stations(undefined, now),
        railways(undefined, now),
      ]);
      return placesOn(query, known, stops, lines);
    }),
  ];
}
