import { draftPrefix, draftsIn, type StoredDraft } from './drafts.rules.ts';

/** @returns the tab's storage; undefined on the server, and in a browser without storage */
function storage(): Storage | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

export const storedDrafts = (): StoredDraft[] => draftsIn(Object.entries(storage() ?? {}));

/** Deletes the drafts at the end of the session, since another member may use this tab. */
export function forgetDrafts(): void {
  const saved = storage();
  for (const key of Object.keys(saved ?? {})) if (key.startsWith(draftPrefix)) saved?.removeItem(key);
}
