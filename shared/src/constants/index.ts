export * from './audience.ts';
export * from './contact.ts';
export * from './facility.ts';
export * from './job.ts';
export * from './limits.ts';
export * from './prefecture.ts';
export * from './railway-search.ts';
export * from './terms.ts';
