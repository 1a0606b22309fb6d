import { join } from 'node:path';
import * as z from 'zod';
import { encodings } from '../source-file/decode.ts';
import { readFacilityType } from '../values/facility-type.ts';
import { fields } from './columns.ts';
import { bundledProfilesIn, loadProfileOf, municipalityCode, readProfile } from './read-profile.ts';

const folder = join(import.meta.dirname, 'profiles');

export const profileSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  file: z
    .strictObject({
      /** Unset: detected, as for a standard file. */
      encoding: z.enum(encodings).optional(),
      delimiter: z.string().length(1).default(','),
      /** Sheet of a workbook; by default the first. */
      sheet: z.string().min(1).optional(),
      /** Row of the column names, numbered as in a spreadsheet. */
      header_row: z.int().min(1).max(100).default(1),
      /** How many rows, counted back from that one, name the columns together: 土曜 above 開始 is 土曜_開始. */
      header_rows: z.int().min(1).max(3).default(1),
      /** Rows after the header that start with this hold no data. */
      comment_prefix: z.string().min(1).optional(),
    })
    .prefault({}),
  /** Columns by which a file is recognised without `--profile`; only for GeoJSON. */
  recognised_by: z
    .strictObject({
      columns: z.array(z.string().min(1)).min(1),
      /** Several cities may publish one layout. */
      where: z.strictObject({ column: z.string().min(1), starts_with: z.string().min(1) }),
    })
    .optional(),
  municipality: z.strictObject({ code: municipalityCode, name: z.string().min(1) }).optional(),
  /** Parts of the municipality by name, if they have codes of their own; those of designated cities are known. */
  wards: z.record(z.string().min(1), municipalityCode).default({}),
  /** The kind of every facility of a file that has no column for it, in words such as 認可保育所. */
  facility_type: z
    .string()
    .min(1)
    .refine((words) => readFacilityType(words).value?.facility_type !== 99, 'is no known kind of facility')
    .optional(),
  id: z
    .strictObject({
      /** Columns that together identify a facility permanently. */
      columns: z.array(z.string().min(1)).min(1),
      /** Distinguishes the file from others of the same municipality whose numbers identify other facilities. */
      prefix: z
        .string()
        .regex(/^[a-z0-9-]*$/, 'must be a-z, 0-9 and -')
        .default(''),
    })
    .optional(),
  columns: z.partialRecord(z.enum(fields), z.string().min(1)).default({}),
  source: z
    .strictObject({
      name: z.string().min(1),
      url: z.url({ protocol: /^https?$/ }).optional(),
      licence: z.string().min(1).optional(),
      as_of: z.iso.date().optional(),
    })
    .optional(),
});

/** How to read a city's own layout; the format is described in docs/guides/open-data.md. */
export type Profile = z.output<typeof profileSchema>;

const kind = { schema: profileSchema, folder, noun: 'profile' };

/** Names of the profiles that come with the product. */
export const bundledProfiles = (): Promise<string[]> => bundledProfilesIn(folder);

/** Checks a profile, as `readProfile` does. @throws ImportError naming every invalid entry */
export const parseProfile = (text: string, origin: string): Profile => readProfile(kind, text, origin);

/** Loads a profile, as `loadProfileOf` does. @throws ImportError if it is missing or invalid */
export const loadProfile = (nameOrFile: string, folderOfFile = '.'): Promise<Profile> =>
  loadProfileOf(kind, nameOrFile, folderOfFile);
