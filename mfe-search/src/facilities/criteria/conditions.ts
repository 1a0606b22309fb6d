import { childClasses, facilityFlagNames, services, usualWalkMinutes } from '@enerabi/shared/constants';
import type { FacilityCounts, RailwayStations } from '@enerabi/shared/contract';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { copy } from './conditions.copy.ts';
import { changed, type FacilityCriteria, nothing } from './facility-criteria.ts';
import { typeName } from './type-name.ts';

/** A condition that narrows a list. */
export interface Condition {
  name: string;
  /** The criteria without this condition. */
  without: FacilityCriteria;
}

/** Names of the codes and ids in an address. */
export interface Names {
  municipalities: Pick<FacilityCounts['municipalities'][number], 'municipality_code' | 'municipality_name'>[];
  stations: Pick<RailwayStations['stations'][number], 'station_id' | 'name' | 'line_name'>[];
}
export const noNames: Names = { municipalities: [], stations: [] };

/** Lists the active conditions, one for each value, so that each can be removed separately. */
export function conditionsOf(criteria: FacilityCriteria, names: Names): Condition[] {
  const { area, keyword, opens_by, open_until, child_class_id } = criteria;
  const { child_age_months, child_age_days } = criteria;
  const without = (...fields: (keyof FacilityCriteria)[]): FacilityCriteria => {
    const { sort } = criteria;
    const rest = Object.entries(criteria).filter(
      ([field]) => !fields.includes(field as keyof FacilityCriteria),
    );
    return { ...nothing, ...Object.fromEntries(rest), sort, page: 1 };
  };
  const single = (
    isThere: unknown,
    name: () => string,
    ...fields: (keyof FacilityCriteria)[]
  ): Condition[] => (isThere === undefined ? [] : [{ name: name(), without: without(...fields) }]);
  return [
    // Municipalities are removed together with their prefecture.
    ...single(area, () => (area && prefectureByCode(area)?.name) ?? '', 'area', 'municipalities'),
    ...criteria.municipalities.map((code) => ({
      name: municipalityName(code, names),
      without: changed(criteria, {
        municipalities: criteria.municipalities.filter((other) => other !== code),
      }),
    })),
    ...criteria.station_ids.map((id) => ({
      name: stationName(id, criteria, names),
      without: changed(criteria, { station_ids: criteria.station_ids.filter((other) => other !== id) }),
    })),
    ...single(keyword, () => copy.keyword(keyword ?? ''), 'keyword'),
    ...criteria.facility_types.map((type) => ({
      name: typeName(type),
      without: changed(criteria, {
        facility_types: criteria.facility_types.filter((other) => other !== type),
      }),
    })),
    ...single(child_class_id, () => copy.childClass(childClasses[child_class_id ?? 0]), 'child_class_id'),
    ...single(
      child_age_months ?? child_age_days,
      () => copy.childAge(child_age_months, child_age_days),
      'child_age_months',
      'child_age_days',
    ),
    ...single(opens_by, () => copy.opensBy(opens_by ?? ''), 'opens_by'),
    ...single(open_until, () => copy.openUntil(open_until ?? ''), 'open_until'),
    ...facilityFlagNames.flatMap((flag) => single(criteria[flag], () => copy.flags[flag], flag)),
    ...criteria.services.map((service) => ({
      name: services[service],
      without: changed(criteria, { services: criteria.services.filter((other) => other !== service) }),
    })),
    ...single(criteria.search_target_lat, () => copy.target, 'search_target_lat', 'search_target_lng'),
  ];
}

export const municipalityName = (code: string, { municipalities }: Names): string =>
  municipalities.find(({ municipality_code }) => municipality_code === code)?.municipality_name ??
  copy.unknownMunicipality(code);

function stationName(
  id: number,
  { walk_minutes = usualWalkMinutes }: FacilityCriteria,
  { stations }: Names,
): string {
  const name = stations.find(({ station_id }) => station_id === id)?.name;
  return name ? copy.station(name, walk_minutes) : copy.unknownStation(id);
}
