export * from './service-record.schemas.ts';
export * from './service-record.ts';
