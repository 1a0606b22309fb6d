import { copy } from '../../facilities/criteria/conditions.copy.ts';
import { conditionsOf } from '../../facilities/criteria/conditions.ts';
import { FilterFields } from '../../facilities/filters/filter-fields.tsx';
import { FacilityMapResults } from '../list/facility-map-results.tsx';
import { MapCommute } from '../list/map-commute.tsx';
import { markNames } from '../marks/facility-marks.ts';
import type { FacilityKind } from './map-kind.ts';
import type { MapParts } from './map-parts.ts';

export const facilityParts: MapParts<FacilityKind> = {
  fields: copy.fields,
  marks: markNames,
  crumbsOf: () => [],
  conditionsOf,
  factsOf: ({ facility_id }, { facilities }) =>
    facilities.find((facility) => facility.facility_id === facility_id)?.address,
  Filters: FilterFields,
  Commute: MapCommute,
  Results: FacilityMapResults,
};
