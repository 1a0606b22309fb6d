import {
  type DraftReader,
  draftOf,
  draftPrefix,
  draftsIn,
  isFresh,
  type StoredDraft,
} from './drafts.rules.ts';

/** @returns the browser's storage; undefined on the server, and in a browser without storage */
function storage(): Storage | undefined {
  if (typeof document === 'undefined') return undefined;
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The unfinished forms of this browser that are the reader's. */
export const storedDrafts = (reader: DraftReader): StoredDraft[] =>
  draftsIn(Object.entries(storage() ?? {}), reader);

/** @param name `<flow>:<facility path>` */
export const storedDraft = (name: string, reader: DraftReader): StoredDraft | undefined =>
  storedDrafts(reader).find(({ key }) => key === draftPrefix + name);

/**
 * Keeps an unfinished form for a day, also if the tab is closed. A full or blocked storage keeps nothing, and the form
 * goes on as before.
 */
export function saveDraft(name: string, draft: Omit<StoredDraft, 'key'>): void {
  try {
    storage()?.setItem(draftPrefix + name, JSON.stringify(draft));
  } catch {
    // The form itself still has everything.
  }
}

export const forgetDraft = (name: string): void => storage()?.removeItem(draftPrefix + name);

/** Deletes the drafts at the end of the session, since another person may use this browser. */
export function forgetDrafts(): void {
  forgetDraftsThat(() => true);
}

/** Deletes drafts that are a day old: they hold names and numbers. */
export function forgetOldDrafts(now: Date): void {
  forgetDraftsThat((key, text) => {
    const draft = draftOf(key, text);
    return !draft || !isFresh(draft.saved_at, now);
  });
}

function forgetDraftsThat(isOver: (key: string, text: string) => boolean): void {
  const saved = storage();
  for (const [key, text] of Object.entries(saved ?? {}))
    if (key.startsWith(draftPrefix) && isOver(key, text)) saved?.removeItem(key);
}
