/** Modules that a page needs once it is idle, and few pages need before. They form one chunk. */
export { guardedBy } from '../session-guard.ts';
export { markChild } from './mark-child.ts';
export { watchForNewBuild } from './new-build.ts';
export { createPatchRoutes } from './patch-routes.ts';
export { preloadForForms } from './preload-for-forms.ts';
export { watchSession } from './session-watch.ts';
