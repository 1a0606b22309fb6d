import { returnPathOf } from '../return-path/index.ts';

/** An unfinished form in this browser's storage (`draft:<flow>:<facility path>`). */
export interface StoredDraft {
  key: string;
  title: string;
  /** Path of the page that continues it. */
  path: string;
  /** ISO 8601, by the browser's clock. */
  saved_at: string;
  /** The member who was signed in, `cognito_sub`; null for a visitor. */
  owner: string | null;
  /** What was filled in, as the form's own release wrote it. */
  content: unknown;
}

export const draftPrefix = 'draft:';
const lifetime = { hours: 24 } as const;

/** Who looks, and when: a member's draft is for that member alone. */
export interface DraftReader {
  /** `cognito_sub`, null for a visitor. */
  member: string | null;
  now: Date;
}

/**
 * Finds unfinished forms among a browser's stored entries.
 * @param entries keys and texts of all stored entries
 * @returns the latest first, without entries that are not forms, lead to another site, are a day old, or another's
 */
export const draftsIn = (
  entries: Iterable<readonly [key: string, text: string]>,
  reader: DraftReader,
): StoredDraft[] =>
  [...entries]
    .flatMap(([key, text]) => draftOf(key, text) ?? [])
    .filter((draft) => isFor(draft, reader))
    .sort((a, b) => b.saved_at.localeCompare(a.saved_at));

/** Whether a draft is still kept, and this reader's: a visitor's may be finished by the member who then signs in. */
const isFor = ({ saved_at, owner }: StoredDraft, { member, now }: DraftReader): boolean =>
  isFresh(saved_at, now) && (owner === null || owner === member);

/** Whether a draft is younger than a day. @param savedAt ISO 8601 */
export const isFresh = (savedAt: string, now: Date): boolean =>
  now.getTime() - Date.parse(savedAt) < lifetime.hours * 3_600_000;

/** Reads one stored entry; undefined if it is not a draft. */
export function draftOf(key: string, text: string): StoredDraft | undefined {
  if (!key.startsWith(draftPrefix)) return undefined;
  const { title, path, saved_at, owner, content } = parsed(text);
  const to = typeof path === 'string' ? returnPathOf(path) : undefined;
  const isComplete = typeof title === 'string' && title !== '' && typeof saved_at === 'string';
  if (!to || !isComplete || Number.isNaN(Date.parse(saved_at))) return undefined;
  return {
    key,
    title,
    path: to,
    saved_at: new Date(saved_at).toISOString(),
    owner: typeof owner === 'string' ? owner : null,
    content,
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
