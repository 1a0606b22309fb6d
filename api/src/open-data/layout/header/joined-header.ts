const isBlank = (cell: string | undefined): boolean => (cell ?? '').trim() === '';

/**
 * The upper row's cell above each column: a merged cell has its text in its first column only, and covers the columns
 * below.
 */
function spread(upper: string[], lower: string[]): string[] {
  let last = '';
  return lower.map((below, at) => {
    const own = upper[at] ?? '';
    if (!isBlank(own)) last = own;
    return isBlank(own) && isBlank(below) ? '' : isBlank(own) ? last : own;
  });
}

/** Rows of equal width; shorter ones are filled with blanks. */
function widened(rows: string[][]): string[][] {
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/**
 * The column names of a header of several rows: 土曜 above 開始 is 土曜_開始, 名称 above nothing is 名称.
 * @param rows the rows up to the last of the header
 * @param count how many of them, from the end, name the columns
 */
export function joinedHeader(rows: string[][], count: number): string[] {
  const [bottom = [], ...uppers] = widened(rows.slice(-count)).reverse();
  return uppers.reduce((names, upper) => {
    const above = spread(upper, names);
    return names.map((name, at) => [above[at] ?? '', name].filter((part) => !isBlank(part)).join('_'));
  }, bottom);
}
