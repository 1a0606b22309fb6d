export * from './facility.ts';
export type * from './operation.ts';
export * from './problem.ts';
export * from './session.ts';
export * from './top.ts';
