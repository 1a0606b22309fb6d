/**
 * Percentile by nearest rank.
 * @param values at least one, in any order
 * @param rank 0 to 100
 * @throws RangeError without values
 */
export function percentile(values: readonly number[], rank: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing.');
  return value;
}

/** The middle one, or the mean of the two in the middle. @throws RangeError without values */
export function median(values: readonly number[]): number {
  const halfway = percentile(values, 50);
  if (values.length % 2 === 1) return halfway;
  return (
    (halfway -
      percentile(
        values.map((value) => -value),
        50,
      )) /
    2
  );
}

/**
 * The slope of a line through points by Theil and Sen: the median of the slopes between all pairs. A few values that are far off
 * do not move it.
 * @throws RangeError without two points of different `x`
 */
export function slope(points: readonly { x: number; y: number }[]): number {
  const slopes = points.flatMap((from, at) =>
    points.slice(at + 1).flatMap((to) => (to.x === from.x ? [] : (to.y - from.y) / (to.x - from.x))),
  );
  return median(slopes);
}

/** Interquartile range as a share of the median: the variation between runs. */
export const noise = (values: readonly number[]): number =>
  (percentile(values, 75) - percentile(values, 25)) / median(values);

/** The lowest of every group of this many values in a row; an incomplete group at the end is ignored. */
export const bestOf = (size: number, values: readonly number[]): number[] =>
  Array.from({ length: Math.floor(values.length / size) }, (_, round) =>
    Math.min(...values.slice(round * size, (round + 1) * size)),
  );
