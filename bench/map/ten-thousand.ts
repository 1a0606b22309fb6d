import type { MapSearch } from '@enerabi/shared/contract';

export const mapPoints = 10_000;

/** The main islands, as a request of the map search. */
const wholeJapan = 'south=24&west=123&north=46&east=150&zoom=5';

/** The API's reply for all of Japan; its list is part of all compared replies. */
export async function answerOf(apiOrigin: string): Promise<MapSearch> {
  const reply = await fetch(`${apiOrigin}/api/front_facilities_by_map_search?${wholeJapan}`);
  if (!reply.ok) throw new Error(`the search by map answered ${reply.status}`);
  return (await reply.json()) as MapSearch;
}

/** The same list beside a map without points. */
export const noPoints = (answer: MapSearch): string =>
  JSON.stringify({ ...answer, points: [], clusters: [] });

/** More than the API ever sends: every facility as a single point, spread evenly over the middle of Japan. */
export function everyPoint(answer: MapSearch): string {
  const side = Math.sqrt(mapPoints);
  const points = Array.from({ length: mapPoints }, (_, at) => ({
    facility_id: at + 1,
    path_name: `point-${at + 1}`,
    name: `第${at + 1}保育園`,
    facility_type: 1 as const,
    latitude: 33.5 + (Math.floor(at / side) / side) * 6,
    longitude: 132 + ((at % side) / side) * 8,
  }));
  return JSON.stringify({ ...answer, points, clusters: [] });
}
