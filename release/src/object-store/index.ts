export { type FollowedStore, followStore } from './follow-store.ts';
export { followStoreOf, objectClientOf, openStore, type StoreSettings, withCopies } from './open-store.ts';
export { probeStore, type StoreCheck } from './probe-store.ts';
