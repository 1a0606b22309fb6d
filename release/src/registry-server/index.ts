export { type RegistryServer, startRegistryServer } from './registry-server.ts';
export { type WatchDecision, watchRollouts } from './rollout-watch.ts';
