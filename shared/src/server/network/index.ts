export * from './client-address.ts';
export * from './counted-network.ts';
export { isDirectFromLoopback } from './direct-from-loopback.ts';
export * from './read-body.ts';
export * from './server-timeouts.ts';
