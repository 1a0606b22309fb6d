export { type BuildOptions, uniqueName } from './base-config.ts';
export { type BuildResult, buildApp } from './build-app.ts';
export { remote, withoutBrowserModules } from './remote-config.ts';
export { run } from './run-build.ts';
export { shell } from './shell-config.ts';
