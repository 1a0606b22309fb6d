/** What a page watches once it stands still; one chunk. */
export { watchForNewBuild } from './new-build.ts';
export { watchSession } from './session-watch.ts';
