export { occupationMessages } from './occupation.copy.ts';
export * from './occupation.rules.ts';
export * from './occupation-fields.tsx';
export * from './options.tsx';
