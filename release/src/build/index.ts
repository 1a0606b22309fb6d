export { type BuildOptions, uniqueName } from './base-config.ts';
export { buildApp, type BuildResult } from './build-app.ts';
export { remote } from './remote-config.ts';
export { sharedModules } from './shared-modules.ts';
export { shell } from './shell-config.ts';
