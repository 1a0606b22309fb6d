import type { Check, Unit } from './limits.ts';

export interface BenchmarkOptions {
  /** Fewer and shorter runs: to see that a benchmark works, not to quote its figures. */
  quick: boolean;
  /** Tells a person what is under way; never on stdout. */
  say: (line: string) => void;
}

/** A line of the table: what was measured and, if there is one, its control from the same run. */
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
  /** Single runs, for whoever wants to look closer. */
  runs: unknown;
}

/** @throws Error where the subject does not even work: a figure of a wrong answer is no figure */
export type Benchmark = (options: BenchmarkOptions) => Promise<BenchmarkResult>;
