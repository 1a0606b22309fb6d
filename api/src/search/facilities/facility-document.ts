import type { ChildClassId, FacilityTypeId, ServiceId } from '@enerabi/shared/constants';
import type { SearchDocument } from '../index/search-document.ts';
import type { StoredFlag } from './flag-columns.ts';

/** Facts of a published facility in the search index, with the names and forms of the tables. */
export interface FacilityDocument extends SearchDocument, Record<StoredFlag, boolean> {
  facility_id: number;
  path_name: string;
  name: string;
  sort_kana: string;
  facility_type: FacilityTypeId;
  capacity: number | null;
  /** `YYYY-MM-DD`, here and below. */
  updated_on: string;
  listed_on: string;
  /** `HH:MM`, up to 29:59. */
  opens_at: string | null;
  closes_at: string | null;
  child_class_ids: ChildClassId[] | null;
  accept_from_months: number | null;
  accept_from_days: number | null;
  services: ServiceId[];
  /** The facility takes bookings here, if it has free visits. */
  takes_bookings: boolean;
  vacancy_as_of: string | null;
  vacant_class_ids: ChildClassId[];
}
