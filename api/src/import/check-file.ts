import { open } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

const otherFormats: [string, string][] = [
  ['504b0304', 'an Excel workbook or ZIP file; save it as CSV first'],
  ['d0cf11e0', 'an Excel workbook; save it as CSV first'],
  ['25504446', 'a PDF file'],
  ['1f8b', 'compressed; unpack it first'],
];
/** Enough for a byte order mark, blank lines and the bracket. */
const startBytes = 1024;

export interface CheckedFile {
  size: number;
  /** Begins as JSON does, in whichever encoding; no table of facilities begins with a bracket. */
  isJson: boolean;
}

const withoutMarks = (start: Buffer): string =>
  start
    .toString('latin1')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .replaceAll('\0', '')
    .trimStart();

/** @throws ImportError where there is no such file, nothing in it, or something that is no text */
export async function checkFile(path: string): Promise<CheckedFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path}: ${error.code === 'ENOENT' ? 'no such file' : error.message}`);
  });
  try {
    const stat = await file.stat();
    if (!stat.isFile()) throw new ImportError(`${path}: not a file`);
    if (stat.size === 0) throw new ImportError(`${path}: the file is empty`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    const format = otherFormats.find(([magic]) => start.toString('hex').startsWith(magic));
    if (format) throw new ImportError(`${path}: ${format[1]}`);
    return { size: stat.size, isJson: /^[{[]/.test(withoutMarks(start)) };
  } finally {
    await file.close();
  }
}
