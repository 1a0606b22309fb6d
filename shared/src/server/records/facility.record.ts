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
 * The operator of a facility. Records with the same number, or without one with the same name, mean the same
 * operator.
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
  /** What the operator stands for, in its own words (理念). */
  philosophy?: string | null;
}

/** Vacancies of one facility as of one day, from one source. */
export interface VacancyRecord {
  as_of: string;
  source: Pick<Source, 'name' | 'url' | 'licence'>;
  classes: readonly ClassVacancy[];
}

/**
 * Everything that an importer or the demonstration data knows of one facility: all facts reach the database through
 * it. A record replaces all that is known of its facility: what it omits becomes null or empty on an update, too,
 * unless it is saved with `Unreported`. Vacancies alone are a history: those of other days stay. Field names and
 * formats are the contract's (`FacilityDetail`); dates are `YYYY-MM-DD`, times `HH:MM` up to 29:59, both wall clock
 * in Japan.
 */
export interface FacilityRecord {
  /** With `import_id` the key by which a later import recognises the facility: six digits, check digit included. */
  import_municipality_code: string;
  import_id: string;
  /** Set when the facility is created, and permanent. */
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
  /** The source of the position: `published`, or the name of what it was derived from. */
  position_source?: string | null;
  access_note?: string | null;
  parking_note?: string | null;
  phones?: readonly string[];
  fax?: string | null;
  /** For passing messages on; never shown. */
  contact_mailaddress?: string | null;
  url?: string | null;
  approved_on?: string | null;
  capacity?: number | null;
  capacity_by_class?: readonly { child_class_id: ChildClassId; capacity: number }[];
  accept_from_months?: number | null;
  /** Set if the publisher counts days; `accept_from_months` is then rounded up from them. */
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
  /** Null: unknown. */
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
  /** Whether visitors who are not members may send an inquiry. Default false. */
  accepts_onetime_inquiry?: boolean;
  /** Default: `phone` if it has one, else `message`. */
  tour_acceptance?: TourAcceptance;
  /** Ids of `contactKinds` that the facility answers. */
  candidate_contact_kinds?: readonly number[];
  /** Default true. */
  is_published?: boolean;
  /** Default false. */
  is_demo?: boolean;
  /** The day of the facts. Absent: the day of writing, in Japan. */
  updated_on?: string;
  corporation?: CorporationRecord | null;
  /** Nearest first. */
  stations?: readonly NearestStation[];
  /** At least one, so that the page can name the source of every fact. */
  sources: readonly Source[];
  vacancies?: readonly VacancyRecord[];
}
