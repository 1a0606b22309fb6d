export * from './api-client.ts';
export * from './create-client.ts';
export { queryString } from './query-string.ts';
