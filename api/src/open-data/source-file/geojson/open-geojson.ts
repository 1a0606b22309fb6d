import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { profileLayout, standardLayout } from '../../layout/layout.ts';
import type { Profile } from '../../layout/profile.ts';
import { recognisedProfile } from '../../layout/recognise.ts';
import { ImportError } from '../../report/import-error.ts';
import { checkFile } from '../check-file.ts';
import { Decoder, type Detected, type Encoding } from '../decode.ts';
import type { OpenedFile } from '../opened-file.ts';
import type { Row } from '../row.ts';
import { type Features, readFeatures } from './features.ts';

/**
 * Read as a whole, unlike a table: all properties are known only at its end, and an incomplete file is no JSON. All
 * facilities of the country would have some 25 MB.
 */
const mostBytes = 32 * 1024 * 1024;

/** The file is read long before its features are saved; progress is counted by the bytes of the saved features. */
async function* rowsOf(
  { rows, count }: Features,
  size: number,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Row, void> {
  for (const row of rows()) {
    onBytes(size / count);
    yield row;
  }
}

/**
 * Reads a GeoJSON file or a JSON list of objects as a table with any columns.
 * @throws ImportError if it is too large or neither
 */
export async function readJsonTable(
  path: string,
  encoding?: Encoding,
): Promise<Features & { size: number; detected: Detected | null }> {
  const { size } = await checkFile(path);
  if (size > mostBytes)
    throw new ImportError(
      `larger than ${mostBytes / 1024 / 1024} MB, which is the most for GeoJSON; import it in parts, or as CSV`,
    );
  const decoder = new Decoder(encoding);
  const features = readFeatures(await text(createReadStream(path).pipe(decoder)));
  return { ...features, size, detected: decoder.detected };
}

/**
 * Opens a published GeoJSON file, or a JSON list of objects; properties are the columns, points the position.
 * @param onBytes called with the number of processed bytes, for the progress display
 * @throws ImportError if it is too large, neither, or has an unknown layout
 */
export async function openGeojson(
  path: string,
  given: Profile | null,
  onBytes: (bytes: number) => void,
): Promise<OpenedFile> {
  const features = await readJsonTable(path, given?.file.encoding);
  const { headers } = features;
  const profile = given ?? (await recognisedProfile(headers, features.rows));
  return {
    layout: profile ? profileLayout(headers, profile) : standardLayout(headers),
    profile,
    unit: features.unit,
    encoding: () => features.detected,
    size: features.size,
    rows: rowsOf(features, features.size, onBytes),
  };
}
