import { basename } from 'node:path';
import type { Profile } from '../layout/profile.ts';
import { ImportError } from '../report/import-error.ts';
import { checkFile } from './check-file.ts';
import { openGeojson } from './geojson/open-geojson.ts';
import { openCsv } from './open-csv.ts';
import type { OpenedFile } from './opened-file.ts';

/**
 * Opens a published file, CSV, workbook or GeoJSON, detects its encoding and layout, and streams its rows.
 * @param onBytes called with the number of bytes read, for the progress display
 * @param sheet of a workbook; overrides the profile
 * @throws ImportError if the file cannot be read, is neither, or has an unknown layout
 */
export async function openFile(
  path: string,
  profile: Profile | null,
  onBytes: (bytes: number) => void,
  sheet?: string,
): Promise<OpenedFile> {
  try {
    const { format } = await checkFile(path);
    return format === 'json'
      ? await openGeojson(path, profile, onBytes)
      : await openCsv(path, profile, onBytes, sheet);
  } catch (error) {
    if (error instanceof ImportError && !error.message.startsWith(path))
      error.message = `${basename(path)}: ${error.message}`;
    throw error;
  }
}
