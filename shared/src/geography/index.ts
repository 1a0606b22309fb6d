export * from './distance.ts';
export type * from './place.ts';
