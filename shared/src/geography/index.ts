export * from './distance.ts';
