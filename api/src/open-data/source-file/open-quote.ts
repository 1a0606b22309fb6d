const asWritten = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Whether an unclosed quote made the following rows part of a cell. The parser leaves such a quote in the cell. A
 * cell may also begin with a quote of its own, but that one is doubled in the file.
 * @param raw the record as written in the file
 */
export const hasOpenQuote = (cells: string[], raw: string): boolean =>
  cells.some((cell) => /^"[\s\S]*[\r\n]/.test(cell) && !raw.includes(asWritten(cell)));
