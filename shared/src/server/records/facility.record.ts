import type {
  ChildClassId,
  FacilityTypeId,
  OwnershipId,
  ServiceId,
  TourAcceptance,
} from '@enerabi/shared/constants';
import type {
  ClassVacancy,
  DayPart,
  ExtraFee,
  Hours,
  NearestStation,
  Photo,
  Source,
  YearlyEvent,
} from '@enerabi/shared/contract';

/**
 * The operator of the facility. Two records with the same number, or without one with the same name, mean the same
 * one.
 */
export interface CorporationRecord {
  name: string;
  /** 13-digit 法人番号. */
  corporation_number?: string | null;
  path_name?: string | null;
  name_kana?: string | null;
  kind?: string | null;
  address?: string | null;
  url?: string | null;
}

/** Vacancies of one facility as of one day, from one source. */
export interface VacancyRecord {
  as_of: string;
  source: Pick<Source, 'name' | 'url' | 'licence'>;
  classes: readonly ClassVacancy[];
}

/**
 * Everything an importer or the demonstration data knows of one facility: the one way facts get into the database.
 * The record is the whole truth about its facility: what it leaves out is not known and becomes null or empty on an
 * update, too, unless it is saved with a `Silence`. Vacancies alone are a history: those of other days stay. Field names and forms are the contract's
 * (`FacilityDetail`); dates are `YYYY-MM-DD`, times `HH:MM` up to 29:59, both wall clock in Japan.
 */
export interface FacilityRecord {
  /** With `import_id` the key by which a later import finds the facility again: six digits, check digit included. */
  import_municipality_code: string;
  import_id: string;
  /** Taken when the facility is created and kept for good. */
  path_name: string;
  facility_number?: string | null;
  name: string;
  /** Full-width katakana. */
  name_kana?: string | null;
  facility_type: FacilityTypeId;
  facility_type_text?: string | null;
  ownership?: OwnershipId | null;
  prefecture_code: string;
  municipality_code?: string | null;
  municipality_name: string;
  address: string;
  building?: string | null;
  /** Seven digits. */
  postal_code?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  /** How the position is known: `published`, or the name of what it was derived from. */
  position_source?: string | null;
  access_note?: string | null;
  parking_note?: string | null;
  phones?: readonly string[];
  fax?: string | null;
  url?: string | null;
  approved_on?: string | null;
  capacity?: number | null;
  capacity_by_class?: readonly { child_class_id: ChildClassId; capacity: number }[];
  accept_from_months?: number | null;
  /** Set if the publisher counts days; `accept_from_months` is rounded up from them then. */
  accept_from_days?: number | null;
  accepted_age_text?: string | null;
  accept_to_text?: string | null;
  open_days?: string | null;
  weekday_hours?: Hours | null;
  saturday_hours?: Hours | null;
  extended_hours?: Hours | null;
  standard_hours?: Hours | null;
  short_hours?: Hours | null;
  hours_note?: string | null;
  closed_days_note?: string | null;
  services?: readonly ServiceId[];
  meals_note?: string | null;
  allergy_note?: string | null;
  garden_note?: string | null;
  belongings_note?: string | null;
  fees_note?: string | null;
  policy?: string | null;
  remarks?: string | null;
  is_child_protection_certified?: boolean | null;
  /** Null: not known. */
  has_meals?: boolean | null;
  has_garden?: boolean | null;
  has_diaper_service?: boolean | null;
  is_hands_free?: boolean | null;
  daily_schedule?: readonly DayPart[];
  /** April first. */
  yearly_events?: readonly YearlyEvent[];
  staff_note?: string | null;
  extra_fees?: readonly ExtraFee[];
  photos?: readonly Photo[];
  /** Whether people who are no members may send an inquiry. Default false. */
  accepts_onetime_inquiry?: boolean;
  /** Default: `phone` where it has one, `message` where parents can only write. */
  tour_acceptance?: TourAcceptance;
  /** Ids of `contactKinds` the facility answers. */
  candidate_contact_kinds?: readonly number[];
  /** Default true. */
  is_published?: boolean;
  /** Default false. */
  is_demo?: boolean;
  /** The day the facts are from. Absent: the day of writing, in Japan. */
  updated_on?: string;
  corporation?: CorporationRecord | null;
  /** Nearest first. */
  stations?: readonly NearestStation[];
  /** At least one, so that every fact on the page can say where it is from. */
  sources: readonly Source[];
  vacancies?: readonly VacancyRecord[];
}
