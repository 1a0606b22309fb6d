export * from './page-pictures.ts';
