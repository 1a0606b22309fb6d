import type {
  Audience,
  ChildClassId,
  FacilityTypeId,
  OwnershipId,
  ServiceId,
  TourAcceptance,
} from '@enerabi/shared/constants';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { AccountSchema } from './account-schema.ts';
import type { Day, TimeOfDay, WallClock } from './column-types.ts';
import type { RailwaySchema } from './railway-schema.ts';
import type { SupportMessageSchema } from './support-message-schema.ts';
import type { VisitSchema } from './visit-schema.ts';
import type { WaitlistSchema } from './waitlist-schema.ts';
import type { WebhookSchema } from './webhook-schema.ts';
import type { WorkSchema } from './work-schema.ts';

export interface CorporationTable {
  id: GeneratedAlways<number>;
  corporation_number: string | null;
  /** A trigger gives one to a row that is inserted without: the corporation number, else `o` and the id. */
  path_name: Generated<string>;
  name: string;
  name_kana: string | null;
  kind: string | null;
  address: string | null;
  url: string | null;
  philosophy: string | null;
  /** Name and reading in search form, a line each. Null, with the version: still to be written. */
  search_text: string | null;
  /** `sortKey` of the reading, else of the name: 五十音順. */
  sort_kana: string | null;
  /** `searchTextVersion` of both texts; a trigger empties it when the name or the reading changes. */
  search_text_version: number | null;
  created_at: Generated<Date>;
}

export interface SourceTable {
  id: GeneratedAlways<number>;
  name: string;
  url: string | null;
  licence: string | null;
}

export interface FacilityTable {
  id: GeneratedAlways<number>;
  import_municipality_code: string;
  import_id: string;
  content_hash: string;
  path_name: string;
  facility_number: string | null;
  corporation_id: number | null;
  name: string;
  name_kana: string | null;
  facility_type: FacilityTypeId;
  facility_type_text: string | null;
  ownership: OwnershipId | null;
  prefecture_code: string;
  municipality_code: string | null;
  municipality_name: string;
  address: string;
  building: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  position_source: string | null;
  access_note: string | null;
  parking_note: string | null;
  phones: string[];
  fax: string | null;
  /** For passing messages on; never in a reply. */
  contact_mailaddress: string | null;
  url: string | null;
  approved_on: Day | null;
  capacity: number | null;
  capacity_by_class: JSONColumnType<{ child_class_id: ChildClassId; capacity: number }[]>;
  accept_from_months: number | null;
  /** Set if the publisher counts days; `accept_from_months` is then rounded up from them. */
  accept_from_days: Generated<number | null>;
  accepted_age_text: string | null;
  accept_to_text: string | null;
  open_days: string | null;
  weekday_open: TimeOfDay | null;
  weekday_close: TimeOfDay | null;
  saturday_open: TimeOfDay | null;
  saturday_close: TimeOfDay | null;
  extended_open: TimeOfDay | null;
  extended_close: TimeOfDay | null;
  standard_open: TimeOfDay | null;
  standard_close: TimeOfDay | null;
  short_open: TimeOfDay | null;
  short_close: TimeOfDay | null;
  hours_note: string | null;
  closed_days_note: string | null;
  services: ServiceId[];
  meals_note: string | null;
  allergy_note: string | null;
  garden_note: string | null;
  belongings_note: string | null;
  fees_note: string | null;
  policy: string | null;
  remarks: string | null;
  is_child_protection_certified: boolean | null;
  /** Classes that the facility may have; null if nothing is known. */
  child_class_ids: ChildClassId[] | null;
  has_meals: boolean | null;
  has_garden: boolean | null;
  has_diaper_service: boolean | null;
  is_hands_free: boolean | null;
  daily_schedule: JSONColumnType<{ time: TimeOfDay; text: string }[]>;
  /** `month` 1 to 12, April first. */
  yearly_events: JSONColumnType<{ month: number; text: string }[]>;
  staff_note: string | null;
  extra_fees: JSONColumnType<{ name: string; amount: string }[]>;
  /** Whether visitors who are not members may send an inquiry. */
  accepts_onetime_inquiry: Generated<boolean>;
  tour_acceptance: TourAcceptance;
  candidate_contact_kinds: number[];
  is_published: boolean;
  is_demo: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  updated_on: Day;
  /** `sortKey` of the reading, else of the name: 五十音順. */
  sort_kana: string;
}

/** Facts for the search index that `facility` does not have. Triggers update those below the texts. */
export interface FacilitySearchTable {
  facility_id: number;
  /** Name and reading in search form, a line each, for the ranking of matches. */
  search_name: string;
  /** Everything that a keyword can match, in search form, a line each. */
  search_text: string;
  /** The newest day of the facility's figures. */
  vacancy_as_of: Generated<Day | null>;
  vacant_class_ids: Generated<ChildClassId[]>;
  /** The transaction (xid8) that last changed the facility. */
  changed_in: Generated<string>;
}

/** Updated by triggers on `visit_slot`. */
export interface FacilityBookingTable {
  facility_id: number;
  /** A tstzmultirange: the times at which there is a visit to book. */
  bookable_at: Generated<string>;
  /** The transaction (xid8) that last changed the row. */
  changed_in: Generated<string>;
}

/** Facilities that were deleted, for the search index. */
export interface FacilityRemovedTable {
  id: GeneratedAlways<number>;
  /** Null: all of them. */
  facility_id: number | null;
  removed_in: Generated<string>;
}

export interface FacilityStationTable {
  facility_id: number;
  position: number;
  name: string;
  line: string | null;
  walk_minutes: number | null;
}

export interface FacilityPhotoTable {
  facility_id: number;
  position: number;
  url: string;
  alt: string;
  width: number;
  height: number;
  licence: string | null;
  credit: string | null;
}

export interface FacilitySourceTable {
  facility_id: number;
  position: number;
  source_id: number;
  as_of: Day | null;
  facts: string[];
}

export interface VacancyTable {
  facility_id: number;
  as_of: Day;
  child_class_id: ChildClassId;
  accepted: number | null;
  mark: '○' | '△' | '×' | null;
  waiting: number | null;
  enrolled: number | null;
  source_id: number;
}

export interface FacilityCountTable {
  prefecture_code: string;
  facility_type: FacilityTypeId;
  facilities: number;
}

export interface NotificationTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  /** The facility's, here and below: the foreign key covers both columns. */
  prefecture_code: string;
  path_name: string;
  title: string;
  body: string;
  audience: Audience;
  posted_on: Day;
  is_published: Generated<boolean>;
  /** Publisher of the file that it came in; null if it came in none. */
  import_source: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface EventTable {
  id: GeneratedAlways<number>;
  facility_id: number | null;
  prefecture_code: string;
  path_name: string;
  title: string;
  body: string;
  audience: Audience;
  place: string | null;
  /** Families; null is unlimited. */
  capacity: number | null;
  starts_at: WallClock;
  ends_at: WallClock;
  posted_on: Day;
  is_published: Generated<boolean>;
  /** Publisher of the file that it came in; null if it came in none. */
  import_source: Generated<string | null>;
  created_at: Generated<Date>;
}

/** Days are of Japan. */
export interface AdmissionRoundTable {
  id: GeneratedAlways<number>;
  prefecture_code: string;
  municipality_code: string;
  path_name: string;
  /** `YYYY-MM` */
  admission_month: string;
  title: string;
  opens_on: Day | null;
  closes_on: Day;
  results_on: Day | null;
  url: string | null;
  is_published: Generated<boolean>;
  /** Publisher of the file that it came in. */
  import_source: Generated<string | null>;
  created_at: Generated<Date>;
}

export interface SchemaMigrationTable {
  number: number;
  name: string;
  checksum: string;
  is_breaking: boolean;
  applied_at: Generated<Date>;
}

/** The tables of `api/migrations`, as Kysely types. */
export interface Schema
  extends AccountSchema,
    RailwaySchema,
    SupportMessageSchema,
    VisitSchema,
    WaitlistSchema,
    WebhookSchema,
    WorkSchema {
  corporation: CorporationTable;
  source: SourceTable;
  facility: FacilityTable;
  facility_search: FacilitySearchTable;
  facility_booking: FacilityBookingTable;
  facility_removed: FacilityRemovedTable;
  facility_station: FacilityStationTable;
  facility_source: FacilitySourceTable;
  facility_photo: FacilityPhotoTable;
  vacancy: VacancyTable;
  facility_count: FacilityCountTable;
  notification: NotificationTable;
  event: EventTable;
  admission_round: AdmissionRoundTable;
  schema_migration: SchemaMigrationTable;
}
