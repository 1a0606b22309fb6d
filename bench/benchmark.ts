import type { Check, Unit } from './limits.ts';

export interface BenchmarkOptions {
  /** Fewer and shorter runs: to check that a benchmark works, not for its figures. */
  quick: boolean;
  /** Progress for people; never on stdout. */
  say: (line: string) => void;
}

/** A line of the table: what was measured and its control of the same run, if there is one. */
export interface Measurement {
  name: string;
  unit: Unit;
  subject: number;
  control?: number;
  /** Interquartile range of the subject's interleaved runs, as a share of their median. */
  noise?: number;
}

export interface BenchmarkResult {
  measurements: Measurement[];
  checks: Check[];
  /** Facts that a reader of the figures needs. */
  notes: string[];
  /** Single runs, for a closer look. */
  runs: unknown;
}

/** @throws Error if the subject does not work: the speed of a wrong reply is meaningless */
export type Benchmark = (options: BenchmarkOptions) => Promise<BenchmarkResult>;
