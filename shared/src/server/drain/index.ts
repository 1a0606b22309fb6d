export { type DrainLimits, drainLimits } from './drain-limits.ts';
export { ServerDrain } from './server-drain.ts';
export { stopSignal } from './stop-signal.ts';
