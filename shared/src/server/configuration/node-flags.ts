import { availableParallelism } from 'node:os';

/**
 * Arguments of the servers' `node`. V8 collects garbage on threads of its own, four by default: with few cores, a
 * release that leaks would take the core of all other visitors.
 * @param cores default: those of this machine
 * @returns arguments of `node`, before the program
 */
export const nodeFlags = (cores = availableParallelism()): string[] => [
  '--disable-warning=ExperimentalWarning',
  `--v8-pool-size=${Math.max(1, Math.min(4, cores - 1))}`,
];
