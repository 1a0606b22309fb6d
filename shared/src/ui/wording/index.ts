export * from './age.ts';
export * from './calendar.ts';
export * from './opening.ts';
export * from './quantity.ts';
