export { type DrainTimes, drainTimes } from './drain-step.ts';
export { ServerDrain } from './server-drain.ts';
