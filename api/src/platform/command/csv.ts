/** The heading of a column, and its text of a row. */
export type CsvColumn<T> = readonly [heading: string, read: (row: T) => string];

/**
 * Writes rows as CSV (RFC 4180) with a byte order mark, as spreadsheet programs in Japan expect. A text that such a
 * program would take for a formula begins with an apostrophe, since strangers wrote it.
 */
export const writeCsv = <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]): string =>
  `\uFEFF${[columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, read]) => read(row)))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n')}\r\n`;

const cell = (text: string): string => {
  const safe = /^\s*[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
