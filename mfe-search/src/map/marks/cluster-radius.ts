/** From a number of facilities on, the radius of their mark in CSS pixels. */
export const clusterRadii = [
  [0, 16],
  [10, 19],
  [100, 23],
  [1_000, 28],
  [10_000, 33],
] as const;

export const clusterRadius = (count: number): number =>
  clusterRadii.findLast(([least]) => count >= least)?.[1] ?? clusterRadii[0][1];
