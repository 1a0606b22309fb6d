import { childClasses, facilityFlagNames, services } from '@enerabi/shared/constants';
import { prefectureByCode } from '@enerabi/shared/kernel';
import { type Condition, conditionsIn } from '../../search/conditions/condition.ts';
import { copy as placeCopy } from '../../search/conditions/place-names.copy.ts';
import { municipalityName, type Names, stationName } from '../../search/conditions/place-names.ts';
import { copy } from './conditions.copy.ts';
import { type FacilityCriteria, nothing } from './facility-criteria.ts';
import { typeName } from './type-name.ts';

/** Lists the active conditions, one for each value, so that each can be removed separately. */
export function conditionsOf(criteria: FacilityCriteria, names: Names): Condition<FacilityCriteria>[] {
  const { one, each } = conditionsIn(criteria, nothing);
  const { child_age_months, child_age_days } = criteria;
  const childAge = () => copy.childAge(child_age_months, child_age_days);
  return [
    // Municipalities are removed together with their prefecture.
    ...one((area) => prefectureByCode(area)?.name ?? '', 'area', 'municipalities'),
    ...each('municipalities', (code) => municipalityName(code, names)),
    ...each('station_ids', (id) => stationName(id, criteria, names), 'walk_minutes'),
    ...one(copy.commuteWithin, 'commute_within', 'commute_from'),
    ...one(placeCopy.keyword, 'keyword'),
    ...each('facility_types', typeName),
    ...one((id) => copy.childClass(childClasses[id]), 'child_class_id'),
    ...(child_age_months === undefined
      ? one(childAge, 'child_age_days')
      : one(childAge, 'child_age_months', 'child_age_days')),
    ...one(copy.opensBy, 'opens_by'),
    ...one(copy.openUntil, 'open_until'),
    ...facilityFlagNames.flatMap((flag) => one(() => copy.flags[flag], flag)),
    ...each('services', (service) => services[service]),
    ...one(
      () => (criteria.commute_destinations[0] ? copy.commute : placeCopy.target),
      'search_target_lat',
      'search_target_lng',
      'commute_destinations',
    ),
  ];
}
