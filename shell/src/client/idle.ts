/** Modules that a page needs once it is idle, and that few pages need before; one chunk. */
export { guardedBy } from '../session-guard.ts';
export { watchForNewBuild } from './new-build.ts';
export { watchSession } from './session-watch.ts';
