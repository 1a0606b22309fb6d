export { maximumCountedVisits, maximumFailedVisits } from '../limits.ts';
export * from './rollout-stages.ts';
export * from './service-record.schemas.ts';
export * from './service-record.ts';
export * from './vitals.ts';
