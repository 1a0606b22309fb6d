export type { StoredDraft } from './drafts.rules.ts';
export * from './stored-drafts.ts';
export * from './use-saved-draft.ts';
