import { createHash } from 'node:crypto';

const longest = 120;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The ID by which a facility is recognised: it ignores width and case, since publishers change both. */
export const importId = (parts: string[], prefix: string): string =>
  prefix + parts.map((part) => part.normalize('NFKC').trim().toLowerCase()).join('\n');

/**
 * The path name of an imported facility, `352071-kd0000500001`: the same on every import of the same code and ID.
 * Characters that are invalid in a path become `-`, followed by a hash of the ID, so that two IDs never share one.
 * @param code six digits
 * @param id as `importId` makes it
 */
export function importedPathName(code: string, id: string): string {
  const readable = id.replace(/[^a-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
  const isFaithful = readable === id && `${code}-${id}`.length <= longest;
  const parts = isFaithful ? [code, id] : [code, readable.slice(0, 60).replace(/-+$/, ''), hashOf(id)];
  return parts.filter((part) => part !== '').join('-');
}
