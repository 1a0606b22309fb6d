export * from './plan.ts';
export { solve } from './solve.rules.ts';
export { travelMinutes } from './travel-time.rules.ts';
