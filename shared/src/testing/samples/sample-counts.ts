import { forEachFlag } from '../../constants/index.ts';
import type { FacilityCounts } from '../../contract/index.ts';

/** The API's counts if no facility matches. */
export const noCounts: FacilityCounts = {
  total: 0,
  areas: [],
  municipalities: [],
  facility_types: [],
  child_classes: [],
  opens_by: [],
  open_until: [],
  services: [],
  ...forEachFlag(() => 0),
};
