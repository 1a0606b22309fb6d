export { reachableHost, shownHost } from './hosts.ts';
export { isTileFile } from './map-presets.ts';
export { nodeFlags } from './node-flags.ts';
export * from './read-configuration.ts';
export * from './settings.ts';
