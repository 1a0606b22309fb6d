export * from './plan.ts';
export { mostFacilities, solve } from './solve.rules.ts';
export { type TravelMode, travelMinutes, travelModes } from './travel-time.rules.ts';
