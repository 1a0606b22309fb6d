import { facilityByPath } from '@enerabi/shared/client';
import { nearbyFacilities } from '@enerabi/shared/constants';
import {
  type CorporationFacilities,
  type FacilityDetail,
  listCorporationFacilities,
  listFacilityVacancies,
  listNearbyFacilities,
  type NearbyFacility,
  type Vacancy,
} from '@enerabi/shared/contract';
import { api, type LoaderArgs } from '@enerabi/shared/kernel';
import { dayInJapan } from '@enerabi/shared/ui';
import { neighbourhood } from '../../map/neighbourhood/neighbourhood.loader.ts';
import { contactOf, previewOf } from './preview/preview.loader.ts';

export const loader = async (args: LoaderArgs) => {
  const facility = await facilityByPath(args);
  const near = nearbyOf(facility, args);
  const [nearby, surroundings, history, others, preview, contact] = await Promise.all([
    near,
    neighbourhood(facility, near, args),
    historyOf(facility, args),
    othersOf(facility, args),
    previewOf(facility.facility_id, args),
    contactOf(facility.facility_id, args),
  ]);
  return {
    facility,
    nearby,
    neighbourhood: surroundings,
    history,
    others,
    preview,
    contact,
    today: dayInJapan(new Date()),
  };
};

export type FacilityData = Awaited<ReturnType<typeof loader>>;

/** Null if the request fails: the page then does not claim that there are no facilities nearby. */
async function nearbyOf(
  facility: FacilityDetail,
  { context, request }: LoaderArgs,
): Promise<NearbyFacility[] | null> {
  const { facility_id, latitude, longitude } = facility;
  if (latitude === null || longitude === null) return null;
  const found = await context.get(api)(listNearbyFacilities, {
    // The nearest facility is the facility itself, so one more is requested.
    query: { search_target_lat: latitude, search_target_lng: longitude, limit: nearbyFacilities + 1 },
    signal: request.signal,
    onFailure: () => null,
  });
  return (
    found?.facilities.filter((nearby) => nearby.facility_id !== facility_id).slice(0, nearbyFacilities) ??
    null
  );
}

/** Empty if the request fails: the facility itself has the newest figures. */
async function historyOf(
  { path_name, vacancy }: FacilityDetail,
  { context, request }: LoaderArgs,
): Promise<Vacancy[]> {
  if (!vacancy) return [];
  const found = await context.get(api)(listFacilityVacancies, {
    query: { path_name },
    signal: request.signal,
    onFailure: () => null,
  });
  return found?.days ?? [];
}

/** Null if the request fails. */
async function othersOf(
  { path_name, corporation }: FacilityDetail,
  { context, request }: LoaderArgs,
): Promise<CorporationFacilities | null> {
  if (!corporation) return null;
  return context.get(api)(listCorporationFacilities, {
    query: { facility_path_name: path_name },
    signal: request.signal,
    onFailure: () => null,
  });
}
