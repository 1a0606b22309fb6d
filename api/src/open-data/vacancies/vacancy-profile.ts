import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import * as z from 'zod';
import { ImportError } from '../report/import-error.ts';
import { encodings } from '../source-file/decode.ts';
import { measures, vacancyFields } from './row/vacancy-columns.ts';

const folder = join(import.meta.dirname, 'profiles');

const municipalityCode = z
  .string()
  .regex(/^\d{6}$/, 'must be the six digits of 全国地方公共団体コード')
  .refine((code) => withCheckDigit(code.slice(0, 5)) === code, 'has a wrong check digit')
  .refine((code) => prefectureByCode(withCheckDigit(`${code.slice(0, 2)}000`)), 'has no prefecture');

const profileSchema = z.strictObject({
  name: z.string().min(1),
  description: z.string().optional(),
  file: z
    .strictObject({
      /** Unset: found out. */
      encoding: z.enum(encodings).optional(),
      delimiter: z.string().length(1).default(','),
    })
    .prefault({}),
  /** The municipality of the facilities; its name with the prefecture. */
  municipality: z.strictObject({ code: municipalityCode, name: z.string().min(1) }).optional(),
  /** Wards by their names, where the file names them without a code; those of designated cities are known. */
  wards: z.record(z.string().min(1), municipalityCode).default({}),
  columns: z.partialRecord(z.enum(vacancyFields), z.string().min(1)).default({}),
  /** The measure, if neither the headers nor a title say it. */
  measure: z.enum(measures).optional(),
  /** Type of a facility that `--create-missing` makes: such files do not say it. */
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

/**
 * Checks a profile.
 * @param origin where it comes from, for the error
 * @throws ImportError naming every faulty entry
 */
export function parseVacancyProfile(text: string, origin: string): VacancyProfile {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`${origin} is no JSON: ${(error as Error).message}`);
  }
  const result = profileSchema.safeParse(json);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the profile'}: ${message}`,
  );
  throw new ImportError(`${origin} is not a valid profile of vacancies: ${faults.join('; ')}`);
}

/**
 * Loads a profile from a JSON file, or one that comes with the product by its name.
 * @param folderOfFile what a relative path starts from
 * @throws ImportError where there is none or it is faulty
 */
export async function loadVacancyProfile(nameOrFile: string, folderOfFile = '.'): Promise<VacancyProfile> {
  const bundled = (await readdir(folder))
    .filter((file) => extname(file) === '.json')
    .map((file) => basename(file, '.json'))
    .sort();
  const file = bundled.includes(nameOrFile)
    ? join(folder, `${nameOrFile}.json`)
    : resolve(folderOfFile, nameOrFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'no such file' : error.message;
    throw new ImportError(
      `no profile "${nameOrFile}": ${why}. Give a JSON file, or one of ${bundled.join(', ')}`,
    );
  });
  return parseVacancyProfile(text, `the profile ${nameOrFile}`);
}
