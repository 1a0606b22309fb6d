import { type FacilityDetail, listMapPlaces, type MapPlaces } from '@enerabi/shared/contract';
import { metresBetween } from '@enerabi/shared/geography';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { boxOfNeighbourhood } from './neighbourhood.rules.ts';

export type NearStations = MapPlaces['stations'];

/** At this zoom the API returns stations. */
const zoom = 15;
/** The centre of Tokyo has more stations than a picture could name. */
const mostStations = 12;

/** Stations around a facility, nearest first; none without a position, or if the request fails. */
export async function nearStations(
  { latitude, longitude }: FacilityDetail,
  { context, request: { signal } }: LoaderArgs,
): Promise<NearStations> {
  if (latitude === null || longitude === null) return [];
  const query = { ...boxOfNeighbourhood({ latitude, longitude }), zoom };
  const found = await context.get(api)(listMapPlaces, { query, signal, onFailure: () => null });
  const distance = (station: NearStations[number]) => metresBetween({ latitude, longitude }, station);
  return (found?.stations ?? []).sort((one, other) => distance(one) - distance(other)).slice(0, mostStations);
}
