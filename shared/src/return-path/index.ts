export * from './return-path.ts';
