export type { StoredDraft } from './drafts.rules.ts';
export * from './stored-drafts.ts';
export * from './use-kept-draft.ts';
