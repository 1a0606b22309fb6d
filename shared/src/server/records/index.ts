export * from './demo-source.ts';
export * from './facility.record.ts';
export * from './station.record.ts';
