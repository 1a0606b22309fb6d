const asWritten = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Whether a quote that nobody closed made the rows after it part of a cell. The parser leaves such a quote in the cell;
 * a cell may begin with a quote of its own, too, but that one is doubled in the file.
 * @param raw the record as it stands in the file
 */
export const hasOpenQuote = (cells: string[], raw: string): boolean =>
  cells.some((cell) => /^"[\s\S]*[\r\n]/.test(cell) && !raw.includes(asWritten(cell)));
