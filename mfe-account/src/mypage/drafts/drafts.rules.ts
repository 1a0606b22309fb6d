import { returnPathOf } from '@enerabi/shared/return-path';

/** An unfinished form in this tab's storage (`draft:<flow>:<facility path>`). */
export interface StoredDraft {
  key: string;
  title: string;
  /** Path of the page that continues it. */
  path: string;
  /** ISO 8601, by the browser's clock. */
  saved_at: string;
}

export const draftPrefix = 'draft:';

/**
 * Finds unfinished forms in a tab's storage.
 * @param entries keys and texts of all stored entries
 * @returns the latest first, without entries that are not forms or lead to another site
 */
export const draftsIn = (entries: Iterable<readonly [key: string, text: string]>): StoredDraft[] =>
  [...entries]
    .flatMap(([key, text]) => draftOf(key, text) ?? [])
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));

function draftOf(key: string, text: string): StoredDraft | undefined {
  if (!key.startsWith(draftPrefix)) return undefined;
  const { title, path, saved_at } = parsed(text);
  const to = typeof path === 'string' ? returnPathOf(path) : undefined;
  const isComplete = typeof title === 'string' && title !== '' && typeof saved_at === 'string';
  if (!to || !isComplete || Number.isNaN(Date.parse(saved_at))) return undefined;
  return { key, title, path: to, saved_at: new Date(saved_at).toISOString() };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
