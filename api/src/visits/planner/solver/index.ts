export * from './plan.ts';
export { solve } from './solve.rules.ts';
export { fixedMinutes, travelMinutes } from './travel-time.rules.ts';
