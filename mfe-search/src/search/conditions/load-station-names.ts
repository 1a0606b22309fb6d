import { listRailwayStations } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import type { Names } from './place-names.ts';

/** The stations of a search; none if they cannot be loaded, since a list works without their names. */
export async function loadStationNames(
  station_ids: number[],
  { context, request }: LoaderArgs,
): Promise<Names['stations']> {
  if (station_ids.length === 0) return [];
  const found = await context.get(api)(listRailwayStations, {
    query: { station_ids },
    signal: request.signal,
    onFailure: () => null,
  });
  return found?.stations ?? [];
}
