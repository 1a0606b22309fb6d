export { type DrainLimits, drainLimits } from './drain-limits.ts';
export { ServerDrain } from './server-drain.ts';
