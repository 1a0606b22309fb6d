type Bound = 'at most' | 'under' | 'at least' | 'above';

export type Unit = 'ms' | 's' | 'bytes' | 'MB' | 'requests/s' | 'rows/s' | 'count' | 'x';

export interface Check {
  limit: Limit;
  value: number;
  isMet: boolean;
}

/** A missed one fails its benchmark. KB are 1000 bytes. */
export interface Limit {
  /** The limited figure, in words that need no context. */
  what: string;
  bound: Bound;
  value: number;
  unit: Unit;
  /** The requirement's wording. */
  source: string;
}

/** The source of a limit: what an issue must show. */
export const showing =
  (issue: string) =>
  (wording: string): string =>
    `${issue} issue, “What it must show”: “${wording}”`;

const isWithin: Record<Bound, (value: number, limit: number) => boolean> = {
  'at most': (value, limit) => value <= limit,
  under: (value, limit) => value < limit,
  'at least': (value, limit) => value >= limit,
  above: (value, limit) => value > limit,
};

/** Compares a measured value with its limit. NaN misses every limit. */
export const check = (limit: Limit, value: number): Check => ({
  limit,
  value,
  isMet: isWithin[limit.bound](value, limit.value),
});
