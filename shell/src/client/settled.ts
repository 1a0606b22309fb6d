export { focusFollowsNavigation } from './focus-follows.ts';
export { watchForNewBuild } from './new-build.ts';
