export { type BuildOptions, uniqueName } from './base-config.ts';
export { type BuildResult, buildApp, run } from './build-app.ts';
export { remote, withoutBrowserModules } from './remote-config.ts';
export { shell } from './shell-config.ts';
