export * from './line-breaks.ts';
