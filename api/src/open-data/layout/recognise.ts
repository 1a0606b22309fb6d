import { UnknownLayout } from '../report/import-error.ts';
import type { Row } from '../source-file/row.ts';
import { normaliseHeader } from './columns.ts';
import { bundledProfiles, loadProfile, type Profile } from './profile.ts';

/**
 * Finds the bundled profile for a file, by its column names and where its facilities are.
 * @returns null if no profile has these columns
 * @throws UnknownLayout if one has, but the facilities are in another municipality
 */
export async function recognisedProfile(
  headers: readonly string[],
  rows: () => Iterable<Row>,
): Promise<Profile | null> {
  const names = new Set(headers.map(normaliseHeader));
  for (const name of await bundledProfiles()) {
    const profile = await loadProfile(name);
    const by = profile.recognised_by;
    if (!by?.columns.every((column) => names.has(normaliseHeader(column)))) continue;
    const at = headers.findIndex((header) => normaliseHeader(header) === normaliseHeader(by.where.column));
    let first = '';
    for (const { cells } of rows()) {
      const place = cells[at]?.trim() ?? '';
      if (place.startsWith(by.where.starts_with)) return profile;
      first ||= place;
    }
    throw new UnknownLayout(
      `its columns are those of the profile ${name}, which is of ${by.where.starts_with}; here ${by.where.column} is "${first}". ` +
        'Copy the profile, name your municipality and the source, and give it with --profile FILE (docs/guides/open-data.md)',
    );
  }
  return null;
}
