import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ImportError } from '../../report/import-error.ts';

/** The parts of a workbook, unpacked on demand. */
export interface Archive {
  has: (part: string) => boolean;
  /** The unpacked bytes, as a stream that ends with an error if the part is longer than declared. */
  open: (part: string) => Promise<Readable>;
  close: () => void;
}

/** A workbook has a few dozen parts; an endless list would fill the memory. */
const mostParts = 10_000;

/**
 * Opens a workbook (ECMA-376, part 2: a ZIP file of parts).
 * @throws ImportError if it is no ZIP file or has too many parts
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new ImportError(`no Excel workbook that can be read: ${error.message}`);
  });
  const parts = await partsOf(zip).catch((error: Error) => {
    zip.close();
    throw new ImportError(`no Excel workbook that can be read: ${error.message}`);
  });
  const entryOf = (part: string): Entry => {
    const entry = parts.get(part);
    if (!entry) throw new ImportError(`no Excel workbook: it has no part ${part}`);
    return entry;
  };
  return {
    has: (part) => parts.has(part),
    open: async (part) => zip.openReadStreamPromise(entryOf(part)),
    close: () => zip.close(),
  };
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostParts) throw new Error(`it has ${zip.entryCount} parts`);
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, entry);
  return parts;
}
