import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { prefectureByCode, withCheckDigit } from '@enerabi/shared/constants';
import * as z from 'zod';
import { ImportError } from '../report/import-error.ts';

/** A kind of profile: describes the files of one importer. */
export interface ProfileKind<S extends z.ZodType> {
  schema: S;
  /** Folder of the profiles that come with the product. */
  folder: string;
  /** Its name in errors. */
  noun: string;
}

/** A municipality's code in a profile. */
export const municipalityCode = z
  .string()
  .regex(/^\d{6}$/, 'must be the six digits of 全国地方公共団体コード')
  .refine((code) => withCheckDigit(code.slice(0, 5)) === code, 'has a wrong check digit')
  .refine((code) => prefectureByCode(withCheckDigit(`${code.slice(0, 2)}000`)), 'has no prefecture');

/** Names of the profiles that come with the product. */
export async function bundledProfilesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => extname(file) === '.json')
    .map((file) => basename(file, '.json'))
    .sort();
}

/**
 * Checks a profile.
 * @param origin where it comes from, for the error
 * @throws ImportError naming every invalid entry
 */
export function readProfile<S extends z.ZodType>(
  { schema, noun }: ProfileKind<S>,
  text: string,
  origin: string,
): z.output<S> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ImportError(`${origin} is no JSON: ${(error as Error).message}`);
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'the profile'}: ${message}`,
  );
  throw new ImportError(`${origin} is not a valid ${noun}: ${faults.join('; ')}`);
}

/**
 * Loads a profile from a JSON file, or a bundled one by its name.
 * @param folderOfFile base of a relative path
 * @throws ImportError if it is missing or invalid
 */
export async function loadProfileOf<S extends z.ZodType>(
  kind: ProfileKind<S>,
  nameOrFile: string,
  folderOfFile = '.',
): Promise<z.output<S>> {
  const bundled = await bundledProfilesIn(kind.folder);
  const file = bundled.includes(nameOrFile)
    ? join(kind.folder, `${nameOrFile}.json`)
    : resolve(folderOfFile, nameOrFile);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'no such file' : error.message;
    throw new ImportError(
      `no profile "${nameOrFile}": ${why}. Give a JSON file, or one of ${bundled.join(', ')}`,
    );
  });
  return readProfile(kind, text, `the profile ${nameOrFile}`);
}
