export { shownHost } from './hosts.ts';
export * from './read-configuration.ts';
export * from './settings.ts';
