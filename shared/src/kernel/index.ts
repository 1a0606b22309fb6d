export * from './api-context.ts';
export * from './page-head.tsx';
export type * from './remote-route.ts';
export * from './router.ts';
export * from './session-store.ts';
export * from './site.ts';
