import { open } from 'node:fs/promises';
import { ImportError } from '../report/import-error.ts';

const otherFormats: [string, string][] = [
  ['d0cf11e0', 'a workbook of an old Excel (.xls) or with a password; save it as .xlsx without one'],
  ['25504446', 'a PDF file'],
  ['1f8b', 'compressed; unpack it first'],
];
/** Enough for a byte order mark, blank lines and the bracket. */
const startBytes = 1024;

export interface CheckedFile {
  size: number;
  /** JSON and XML begin with their bracket in any encoding, unlike a table; an XLSX file is a ZIP file. */
  format: 'csv' | 'json' | 'xml' | 'xlsx';
}

const zip = '504b0304';

const withoutMarks = (start: Buffer): string =>
  start
    .toString('latin1')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .replaceAll('\0', '')
    .trimStart();

function formatOf(start: string): CheckedFile['format'] {
  if (start.startsWith('<')) return 'xml';
  return /^[{[]/.test(start) ? 'json' : 'csv';
}

/** @throws ImportError if the file does not exist, is empty or is no text */
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
    if (start.toString('hex').startsWith(zip)) return { size: stat.size, format: 'xlsx' };
    return { size: stat.size, format: formatOf(withoutMarks(start)) };
  } finally {
    await file.close();
  }
}
