export * from './distance.ts';
export * from './pieces-in.ts';
export type * from './place.ts';
export * from './travel-time.ts';
export * from './ways.ts';
