// Exported here, so that the table of prefectures, which pages and frame need, is shipped once.
export { type Prefecture, prefectureByCode, prefectures, regions } from '../constants/prefecture.ts';
export * from './api-context.ts';
export * from './capabilities.ts';
export * from './deferred-part.tsx';
export * from './early-press.ts';
export * from './page-head.tsx';
export type * from './remote-route.ts';
export * from './router.ts';
export * from './saved-form.ts';
export * from './session-store.ts';
export * from './site.ts';
