import { facilityByPath } from '@enerabi/shared/client';
import { type FacilityDetail, listNearbyFacilities, type NearbyFacility } from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { tokyoDate } from '@enerabi/shared/ui';

const nearbyLimit = 6;

export const loader = async (args: LoaderArgs) => {
  const facility = await facilityByPath(args);
  return { facility, nearby: await nearbyOf(facility, args), today: tokyoDate(new Date()) };
};

export type FacilityData = Awaited<ReturnType<typeof loader>>;

/** Null where it cannot be known: the page is about the facility, and does not say then that nothing is near. */
async function nearbyOf(
  facility: FacilityDetail,
  { context, request }: LoaderArgs,
): Promise<NearbyFacility[] | null> {
  const { facility_id, latitude, longitude } = facility;
  if (latitude === null || longitude === null) return null;
  const found = await context.get(api)(listNearbyFacilities, {
    // The nearest of all is the facility itself.
    query: { search_target_lat: latitude, search_target_lng: longitude, limit: nearbyLimit + 1 },
    signal: request.signal,
    onFailure: () => null,
  });
  return (
    found?.facilities.filter((nearby) => nearby.facility_id !== facility_id).slice(0, nearbyLimit) ?? null
  );
}
