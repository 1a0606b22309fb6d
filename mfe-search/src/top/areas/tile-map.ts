/** A prefecture's tile on the map: column and row from one, and how many of each it takes up. */
export interface Tile {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/**
 * Japan in tiles of one size, so that small prefectures are as easy to press as large ones. Each row is from west to
 * east; numbers are prefectures (JIS), 0 is sea. A number in several cells is one larger tile.
 */
const map = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 3],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 15, 7, 7],
  [0, 0, 0, 0, 0, 0, 0, 17, 16, 20, 10, 9, 8],
  [0, 0, 35, 32, 31, 28, 26, 18, 21, 20, 11, 13, 12],
  [41, 40, 35, 34, 33, 28, 27, 25, 23, 22, 19, 14, 12],
  [42, 43, 44, 0, 0, 0, 30, 29, 24, 0, 0, 0, 0],
  [0, 43, 45, 0, 38, 37, 0, 0, 0, 0, 0, 0, 0],
  [0, 46, 46, 0, 39, 36, 0, 0, 0, 0, 0, 0, 0],
  [47, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
] as const;

/** @param prefecture JIS number, 1 to 47 */
export function tileOf(prefecture: number): Tile {
  const cells = map.flatMap((line, row) =>
    line.flatMap((id, column) => (id === prefecture ? [{ row: row + 1, column: column + 1 }] : [])),
  );
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  return { column, row, columns: Math.max(...columns) - column + 1, rows: Math.max(...rows) - row + 1 };
}
