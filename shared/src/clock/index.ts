export * from './japan.ts';
export * from './moment.ts';
export * from './time-of-day.ts';
