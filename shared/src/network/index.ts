export * from './client-address.ts';
