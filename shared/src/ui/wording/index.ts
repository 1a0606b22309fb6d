export * from './age.ts';
export * from './calendar.ts';
export * from './excerpt.ts';
export * from './opening.ts';
export * from './quantity.ts';
export * from './salary.ts';
export * from './wall-clock.ts';
