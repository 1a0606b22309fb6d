import type { OpenedRows } from '../opened-file.ts';
import type { Row } from '../row.ts';
import { type Archive, openArchive } from './archive.ts';
import { sheetRows } from './sheet-rows.ts';
import { readWorkbook, type Sheet, sheetOf, type Workbook } from './workbook.ts';

async function* rowsOf(
  archive: Archive,
  workbook: Workbook,
  sheet: Sheet,
  onEnd: () => void,
): AsyncGenerator<Row, void> {
  try {
    yield* sheetRows(archive, workbook, sheet);
    onEnd();
  } finally {
    archive.close();
  }
}

/**
 * Opens an Excel workbook (.xlsx) and streams the rows of one sheet as it shows them: dates and times as text.
 * @param size of the file in bytes
 * @param sheetName default: the first sheet
 * @param onBytes called with the file's size once it is read, for the progress display
 * @throws ImportError if it is no workbook or has no such sheet
 */
export async function openXlsx(
  path: string,
  size: number,
  sheetName: string | undefined,
  onBytes: (bytes: number) => void,
): Promise<OpenedRows> {
  const archive = await openArchive(path);
  try {
    const workbook = await readWorkbook(archive);
    const sheet = sheetOf(workbook, sheetName);
    const rows = rowsOf(archive, workbook, sheet, () => onBytes(size));
    return { encoding: () => null, size, rows };
  } catch (error) {
    archive.close();
    throw error;
  }
}
