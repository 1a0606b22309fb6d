export * from './commute.copy.ts';
export * from './commute.ts';
export * from './commute-places.store.ts';
export * from './commute-places.ts';
