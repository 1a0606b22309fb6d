export * from './preview-link.ts';
