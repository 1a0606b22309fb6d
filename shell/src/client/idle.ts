/** What a page watches once it stands still, and what few pages need before; one chunk. */
export { guardedBy } from '../session-guard.ts';
export { watchForNewBuild } from './new-build.ts';
export { watchSession } from './session-watch.ts';
