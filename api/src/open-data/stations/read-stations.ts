import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { ImportError } from '../report/import-error.ts';
import { Decoder, type Encoding } from '../source-file/decode.ts';
import { readCompactCsv } from './compact-csv.ts';
import { readN02 } from './n02-geojson.ts';
import type { PublishedStations } from './published-station.ts';

/** N02 has some 10 MB; a much larger file is something else. */
const mostBytes = 100 * 1024 * 1024;

export interface StationFile extends PublishedStations {
  encoding: Encoding;
}

/**
 * Reads a published file of stations of either kind, in the encodings of facility files.
 * @throws ImportError in one line, if it cannot be read or is neither
 */
export async function readStations(path: string): Promise<StationFile> {
  await checkFile(path);
  const decoder = new Decoder();
  const content = await text(createReadStream(path).pipe(decoder));
  const read = /^\s*[{[]/.test(content) ? readN02 : readCompactCsv;
  try {
    return { ...read(content), encoding: decoder.detected?.encoding ?? 'utf-8' };
  } catch (error) {
    if (error instanceof ImportError) throw new ImportError(`${path}: ${error.message}`);
    throw error;
  }
}

async function checkFile(path: string): Promise<void> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path}: ${error.code === 'ENOENT' ? 'no such file' : error.message}`);
  });
  if (!file.isFile()) throw new ImportError(`${path}: not a file`);
  if (file.size === 0) throw new ImportError(`${path}: the file is empty`);
  if (file.size > mostBytes)
    throw new ImportError(`${path}: larger than ${mostBytes / 1024 / 1024} MB; give the stations alone`);
}
