import type { SearchConditions } from '@enerabi/shared/contract';
import { type Box, metresPerMinute, metresWithin, type Place, type WayMode } from '@enerabi/shared/geography';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/db/schema.ts';
import { withField } from '../platform/http/written-reply.ts';
import type { Version } from './index/search-index.ts';
import type { Circle } from './index/search-matches.ts';
import type { Summaries, WrittenSummary } from './index/summaries.ts';
import { findStationPlaces } from './station.queries.ts';

/** Circles of a walk around stations. */
export async function walkCircles(
  db: Kysely<Schema>,
  stationIds: readonly number[],
  minutes: number,
): Promise<Circle[]> {
  const places = await findStationPlaces(db, stationIds);
  return places.map((place) => ({ ...place, metres: minutes * metresPerMinute }));
}

/** The circle that a family's way from home reaches, if the search has one. */
export function commuteCircle({
  commute_from,
  commute_within,
}: Pick<SearchConditions, 'commute_from' | 'commute_within'>): Circle | undefined {
  if (!commute_from || !commute_within) return undefined;
  const [mode, minutes] = commute_within.split('-') as [WayMode, string];
  return { ...placeOf(commute_from), metres: metresWithin(mode, Number(minutes)) };
}

/** Summaries of versions as JSON, without those that are no longer public. */
export async function writtenSummaries<R>(
  summaries: Summaries<R>,
  versions: readonly Version[],
  distances?: readonly (number | null)[],
): Promise<WrittenSummary[]> {
  const found = await summaries.of(versions);
  return versions.flatMap(({ id }, at) => {
    const summary = found.get(id);
    if (!summary) return [];
    return [distances ? withField(summary, 'distance_m', distances[at] ?? null) : summary];
  });
}

export const completeBox = ({ south, west, north, east }: Partial<Box>): Box | undefined =>
  south === undefined || west === undefined || north === undefined || east === undefined
    ? undefined
    : { south, west, north, east };

/** @param text `latitude,longitude` */
export function placeOf(text: string): Place {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number);
  return { latitude, longitude };
}

/** The position that distances are measured from. */
export const targetOf = ({
  search_target_lat: latitude,
  search_target_lng: longitude,
}: {
  search_target_lat?: number | undefined;
  search_target_lng?: number | undefined;
}): Place | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
