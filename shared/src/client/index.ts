export * from './api-client.ts';
export * from './create-client.ts';
export * from './facility-by-path.ts';
export { orLogin } from './or-login.ts';
export { queryString } from './query-string.ts';
