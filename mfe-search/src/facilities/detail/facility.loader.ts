import { getFacility, listNearbyFacilities, type NearbyFacility } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { tokyoDate } from '@enerabi/shared/ui';

export const nearbyLimit = 6;

/** An unknown facility is a 404 by the client's own doing (R6.2); what is near it is left out when it fails. */
export const loader = async ({ request, params, context }: LoaderArgs) => {
  const call = context.get(api);
  const facility = await call(getFacility, {
    query: { path_name: params.facility_path_name ?? '', is_published: true },
    signal: request.signal,
  });
  const nearby = await findNearby();
  return { facility, nearby, today: tokyoDate(new Date()) };

  async function findNearby(): Promise<NearbyFacility[]> {
    const { latitude, longitude } = facility;
    if (latitude === null || longitude === null) return [];
    const reply = await call(listNearbyFacilities, {
      // The nearest of all is the facility itself.
      query: { search_target_lat: latitude, search_target_lng: longitude, limit: nearbyLimit + 1 },
      signal: request.signal,
      onFailure: () => ({ facilities: [] }),
    });
    return reply.facilities
      .filter(({ facility_id }) => facility_id !== facility.facility_id)
      .slice(0, nearbyLimit);
  }
};

export type FacilityData = Awaited<ReturnType<typeof loader>>;
