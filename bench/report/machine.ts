import { availableParallelism, cpus, loadavg } from 'node:os';

export interface Machine {
  cpu: string;
  cores: number;
  node: string;
  /** Processes that ran or waited in the minute before the benchmark. */
  load_before: number;
}

export const describeMachine = (): Machine => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  node: process.version,
  load_before: Number((loadavg()[0] ?? 0).toFixed(2)),
});

/** Figures from a machine that had other work must not be quoted. */
export const loadNote = ({ cores, load_before }: Machine): string[] =>
  load_before > cores / 4
    ? [
        `the machine was busy (load ${load_before} on ${cores} cores before the start): figures are provisional`,
      ]
    : [];
