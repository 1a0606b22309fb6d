import { type FacilityDetail, listMapPlaces } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import {
  boxOfNeighbourhood,
  type NearFacility,
  type Neighbourhood,
  neighbourhoodOf,
} from './neighbourhood.rules.ts';

/** At this zoom the API returns stations. */
const zoom = 15;

/**
 * Stations, railways and facilities around a facility; null without a position, and where nothing is known to be near.
 * @param nearby facilities that are being loaded, or null if that fails
 */
export async function neighbourhood(
  { latitude, longitude }: FacilityDetail,
  nearby: Promise<readonly NearFacility[] | null>,
  { context, request: { signal } }: LoaderArgs,
): Promise<Neighbourhood | null> {
  if (latitude === null || longitude === null) return null;
  const middle = { latitude, longitude };
  const query = { ...boxOfNeighbourhood(middle), zoom };
  const [places, facilities] = await Promise.all([
    context.get(api)(listMapPlaces, { query, signal, onFailure: () => null }),
    nearby,
  ]);
  return neighbourhoodOf(middle, places ?? { stations: [] }, facilities ?? []) ?? null;
}
