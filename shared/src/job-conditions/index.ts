export * from './conditions.ts';
export { conditionNames, copy as conditionCopy } from './job-conditions.copy.ts';
export * from './salary.ts';
