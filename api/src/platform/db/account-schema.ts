import type {
  ChildClassId,
  ExperienceYearId,
  JobDetailKindId,
  JobKindId,
  JobTypeId,
  MailFrequency,
  PositionKindId,
  SavedCollection,
} from '@enerabi/shared/constants';
import type {
  CandidateMessage,
  JobConditions,
  OpeningConditions,
  SearchConditions,
} from '@enerabi/shared/contract';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { MailedEvent } from '../calendar/mailed-event.ts';
import type { Day, WallClock } from './column-types.ts';

export interface RegistrationTable {
  cognito_sub: string;
  mailaddress: string;
  /** In lower case, for comparisons. */
  mailaddress_key: string;
  password_hash: string;
  position_kind_ids: PositionKindId[];
  terms_version: string;
  /** A path of the site; '' if registration did not start on the way to one. */
  return_to: Generated<string>;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface AccountTable {
  id: GeneratedAlways<number>;
  cognito_sub: string;
  mailaddress: string;
  mailaddress_key: string;
  password_hash: string;
  position_kind_ids: PositionKindId[];
  terms_version: string;
  created_at: Generated<Date>;
  password_changed_at: Generated<Date>;
  /** Null until the basic information is registered. */
  basic_information_at: Date | null;
  last_name: Generated<string>;
  first_name: Generated<string>;
  last_name_furigana: Generated<string>;
  first_name_furigana: Generated<string>;
  phone_number: Generated<string>;
  postal_code: Generated<string>;
  prefecture_code: Generated<string>;
  municipality_name: Generated<string>;
  address: Generated<string>;
  building: Generated<string>;
  job_kind_id: JobKindId | null;
  job_detail_kind_id: JobDetailKindId | null;
  school_name: Generated<string>;
  department_name: Generated<string>;
  grade: number | null;
  year_of_graduation: number | null;
}

export interface AccountChildTable {
  account_id: number;
  /** From 1. */
  display_order: number;
  birthday: Day;
  is_default_selected: boolean;
}

export interface AccountCommutePlaceTable {
  account_id: number;
  kind: 'home' | 'work';
  /** From 1. */
  display_order: number;
  /** A station with 駅; '' for a position that the browser gave. */
  name: string;
  /** Degrees (WGS 84). */
  latitude: number;
  longitude: number;
}

export interface AccountJobExperienceTable {
  account_id: number;
  job_type_id: JobTypeId;
  experience_year_id: ExperienceYearId;
}

export interface SessionTable {
  id: string;
  account_id: number;
  /** SHA-256. */
  refresh_token_hash: Buffer;
  created_at: Generated<Date>;
  refreshed_at: Generated<Date>;
  expires_at: Date;
}

export interface AuthenticationCodeTable {
  purpose: 'activation' | 'password_reset' | 'mailaddress';
  cognito_sub: string;
  code_hash: Buffer;
  /** Hash of the new `mailaddress`; '' if that is taken. */
  mailaddress: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface AttemptTable {
  action: string;
  subject: Buffer;
  attempts: number;
  window_ends_at: Date;
}

export interface KnownAddressTable {
  account_id: number;
  address_hash: Buffer;
  seen_at: Date;
}

export interface SigningKeyTable {
  kid: string;
  public_jwk: JSONColumnType<Record<string, string>>;
  private_key: Buffer;
  created_at: Date;
  retires_at: Date;
}

export interface FavoriteFacilityTable {
  account_id: number;
  facility_id: number;
  created_at: Generated<Date>;
  sequence: GeneratedAlways<number>;
}

export interface FavoriteJobTable {
  account_id: number;
  job_posting_id: number;
  created_at: Generated<Date>;
  sequence: GeneratedAlways<number>;
}

export interface BookingTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  visit_slot_id: number | null;
  account_id: number | null;
  starts_at: WallClock;
  ends_at: WallClock;
  cancel_by: Date;
  person_last_name: string;
  person_first_name: string;
  person_last_name_furigana: string;
  person_first_name_furigana: string;
  person_contact_phone: string;
  person_contact_mail: string;
  child_birthday_1: Day | null;
  child_birthday_2: Day | null;
  child_birthday_3: Day | null;
  desired_admission_date: Day | null;
  person_number: number;
  child_number: number;
  message_to_childcare_facility: Generated<string>;
  terms_version: string;
  booked_at: Generated<Date>;
  cancelled_at: Date | null;
  /** Short, for people. */
  reference: string;
  /** Raised by each change of the time. */
  revision: Generated<number>;
  changed_at: Generated<Date | null>;
  /** The revision of which its family was reminded. */
  reminded_revision: Generated<number | null>;
  /** `person_contact_mail` without its case. */
  contact_key: GeneratedAlways<string>;
}

export interface VisitDigestTable {
  facility_id: number;
  visit_day: Day;
  sent_at: Date;
}

export interface CandidateMessageTable {
  id: GeneratedAlways<number>;
  facility_id: number;
  job_posting_id: number | null;
  account_id: number | null;
  purpose_kind_id: number;
  contact_kind_ids: Generated<number[]>;
  content: string;
  sent_at: Generated<Date>;
  /** Short, for people; null if it is from before there were references. */
  reference: Generated<string | null>;
  /** `held`: a person looks at it before it is passed on. */
  state: Generated<'queued' | 'held' | 'rejected'>;
  recipient: Generated<'facility' | 'desk'>;
  /** The mail that passed it on, while there is one. */
  forwarded_mail_id: Generated<number | null>;
  forwarded_at: Generated<Date | null>;
  mailaddress: Generated<string>;
  preferred_dates: JSONColumnType<CandidateMessage['preferred_dates'], string | undefined, string>;
  /** Empty if it was erased, or is from before. */
  candidate_information: JSONColumnType<Partial<StoredCandidate>, string | undefined, string>;
  spam_signs: Generated<string[]>;
  rejected_reason: Generated<string | null>;
  /** When all that it says of a person was erased. */
  erased_at: Generated<Date | null>;
}

type Candidate = CandidateMessage['candidate_information'];

/** Facts of a message's sender, with the children that were selected. */
export interface StoredCandidate extends Omit<Candidate, 'children' | 'sending_children' | 'job_experience'> {
  /** Null: nothing is known. */
  job_experience: { job_type_id: JobTypeId; experience_year_id: ExperienceYearId } | null;
  children: { birthday: Day | null; display_order: number }[];
}

export interface IdempotencyKeyTable {
  key_hash: Buffer;
  fingerprint: Buffer;
  /** Null only within the transaction of the first call. */
  reply: JSONColumnType<object | null, string | null, string>;
  expires_at: Date;
}

export interface MailTable {
  id: GeneratedAlways<number>;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
  /** Null: sent, or given up. */
  due_at: Date | null;
  give_up_at: Date;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: Date | null;
  /** The page that ends mails of this kind; null if nothing can be ended. */
  unsubscribe_url: string | null;
  /** Address for the answer; null if nobody reads answers. */
  reply_to: Generated<string | null>;
  /** `MailedEvent`; null if the mail carries none. */
  calendar: ColumnType<MailedEvent | null, string | null | undefined, null>;
}

export interface SavedSearchTable {
  id: GeneratedAlways<number>;
  account_id: number;
  collection: SavedCollection;
  conditions: JSONColumnType<SearchConditions | JobConditions | OpeningConditions>;
  /** Query of the page's address, without the question mark. */
  search: string;
  name: string;
  frequency: MailFrequency;
  created_at: Date;
  last_looked_at: Date;
  last_sent_at: Date | null;
  /** Classes that had a place at the last look; null unless the collection is `openings`. */
  seen_class_ids: Generated<ChildClassId[] | null>;
}

/** The tables of migrations 0010, 0019, 0022, 0024 and 0031. */
export interface AccountSchema {
  registration: RegistrationTable;
  account: AccountTable;
  account_child: AccountChildTable;
  account_commute_place: AccountCommutePlaceTable;
  account_job_experience: AccountJobExperienceTable;
  session: SessionTable;
  authentication_code: AuthenticationCodeTable;
  attempt: AttemptTable;
  known_address: KnownAddressTable;
  signing_key: SigningKeyTable;
  favorite_facility: FavoriteFacilityTable;
  favorite_job: FavoriteJobTable;
  booking: BookingTable;
  visit_digest: VisitDigestTable;
  candidate_message: CandidateMessageTable;
  idempotency_key: IdempotencyKeyTable;
  mail: MailTable;
  saved_search: SavedSearchTable;
}
