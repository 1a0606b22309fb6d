export * from './client-address.ts';
export * from './counted-network.ts';
export * from './read-body.ts';
export * from './server-timeouts.ts';
