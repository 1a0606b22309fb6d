import { availableParallelism } from 'node:os';

/**
 * Arguments of the servers' `node`. V8 collects memory on threads of its own, four by default: on few cores, a
 * release that leaks would take the core that everybody else is served on.
 * @param cores default: those of this machine
 * @returns arguments of `node`, before the program
 */
export const nodeFlags = (cores = availableParallelism()): string[] => [
  '--disable-warning=ExperimentalWarning',
  `--v8-pool-size=${Math.max(1, Math.min(4, cores - 1))}`,
];
