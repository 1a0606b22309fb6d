import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { Reading } from '../values/reading.ts';
import type { PublishedPost } from './post-row.ts';

/** A column of a file of posts. */
export interface PostField {
  /** Its name in JSON Lines, and in a CSV as well; `facility` is the facility's path name or 13-digit number. */
  name: string;
  /** Its heading in a CSV. */
  heading: string;
  isRequired: boolean;
  /** As in the template. */
  example: string;
  read: (text: string) => Reading<PostValue>;
  /** The value of an empty cell; null unless it is given. */
  empty?: PostValue;
}

/** A list is stored as JSON. */
export type PostValue = string | number | boolean | readonly object[] | readonly number[];

/** The fields of a row by name; null is empty. Times are wall clocks in Asia/Tokyo. */
export type PostRecord = Record<string, PostValue | null>;

/** The field at fault, and what to do. */
export interface PostFault {
  column: string;
  action: string;
  /** The row is taken in all the same. */
  isDoubt?: boolean;
}

/** Other formats in which posts of a kind are published. Each throws an ImportError if a file is none. */
export interface PublishedFormats {
  /** @param columns names of the columns */
  xml: (content: string, columns: ReadonlySet<string>) => PublishedPost[];
  jsonLd: (document: unknown, columns: ReadonlySet<string>) => PublishedPost[];
  /** A line of the command's help. */
  help: string;
}

/** A kind of posts: its table, its fields, and the key by which a row is recognised. */
export interface PostKind {
  /** As in the name of the command: `import-events`. */
  name: 'events' | 'notices' | 'interviews' | 'jobs' | 'slots' | 'admissions';
  /** The publishers of such posts; facilities if absent. */
  of?: string;
  table: 'event' | 'notification' | 'interview' | 'job_posting' | 'visit_rule' | 'admission_round';
  /** Columns by which a row is known again; a path name is unique among all events, and among a facility's notices and interviews. */
  key: readonly ('facility_id' | 'path_name')[];
  fields: readonly PostField[];
  formats?: PublishedFormats;
  /** Columns of the table that say whose a row is; a prefecture alone is derived. */
  owner: readonly ('facility_id' | 'prefecture_code')[];
  /** Other columns of the table that a file writes. */
  columns: readonly string[];
  /** Columns that several fields make up. */
  derived?: (record: PostRecord) => Record<string, unknown>;
  /** A rule over several fields. */
  check?: (record: PostRecord) => PostFault | undefined;
  /** Done after an import that wrote something. */
  afterwards?: (db: Kysely<Schema>, now: Date) => Promise<unknown>;
  /** A rule that depends on the prefecture. @param today `YYYY-MM-DD` in Japan */
  checkInPlace?: (
    transaction: Transaction<Schema>,
    today: string,
  ) => Promise<(record: PostRecord, prefectureCode: string) => PostFault | undefined>;
}
