export * from './read-configuration.ts';
export * from './settings.ts';
