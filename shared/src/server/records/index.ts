export * from './facility.record.ts';
export * from './station.record.ts';
