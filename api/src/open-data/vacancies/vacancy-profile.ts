import { join } from 'node:path';
import * as z from 'zod';
import { loadProfileOf, municipalityCode, readProfile } from '../layout/read-profile.ts';
import { encodings } from '../source-file/decode.ts';
import { measures, vacancyFields } from './row/vacancy-columns.ts';

const folder = join(import.meta.dirname, 'profiles');

const profileSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  file: z
    .strictObject({
      /** Unset: detected. */
      encoding: z.enum(encodings).optional(),
      delimiter: z.string().length(1).default(','),
    })
    .prefault({}),
  /** The municipality of the facilities; its name with the prefecture. */
  municipality: z.strictObject({ code: municipalityCode, name: z.string().min(1) }).optional(),
  /** Wards by name, if the file names them without a code; those of designated cities are known. */
  wards: z.record(z.string().min(1), municipalityCode).default({}),
  columns: z.partialRecord(z.enum(vacancyFields), z.string().min(1)).default({}),
  /** The measure, if neither the headers nor a title name it. */
  measure: z.enum(measures).optional(),
  /** Type of facilities that `--create-missing` creates, since such files do not name it. */
  facility_type_text: z.string().min(1).optional(),
  source: z
    .strictObject({
      name: z.string().min(1),
      url: z.url({ protocol: /^https?$/ }).optional(),
      licence: z.string().min(1).optional(),
    })
    .optional(),
});

/** How to read a city's file of vacancies; the format is described in docs/guides/open-data.md. */
export type VacancyProfile = z.output<typeof profileSchema>;

const kind = { schema: profileSchema, folder, noun: 'profile of vacancies' };

/** Checks a profile, as `readProfile` does. @throws ImportError naming every invalid entry */
export const parseVacancyProfile = (text: string, origin: string): VacancyProfile =>
  readProfile(kind, text, origin);

/** Loads a profile, as `loadProfileOf` does. @throws ImportError if it is missing or invalid */
export const loadVacancyProfile = (nameOrFile: string, folderOfFile = '.'): Promise<VacancyProfile> =>
  loadProfileOf(kind, nameOrFile, folderOfFile);
