import { LRUCache } from 'lru-cache';

const mostCached = 500;
const noKey = Symbol('no key');

/**
 * Runs an expensive query at most once in a while: callers with the same key share its result, also while the query
 * runs. A failure is not cached.
 * @param milliseconds maximum age of a result
 * @param find runs the query of a key
 */
export function cached<Key, Result>(
  milliseconds: number,
  find: (key: Key, now: Date) => Promise<Result>,
): (key: Key, now: Date) => Promise<Result> {
  const results = new LRUCache<NonNullable<Key> | symbol, { at: number; result: Promise<Result> }>({
    max: mostCached,
  });
  return (key, now) => {
    const id = key ?? noKey;
    const before = results.get(id);
    if (before && Math.abs(now.getTime() - before.at) < milliseconds) return before.result;
    const finding = { at: now.getTime(), result: find(key, now) };
    results.set(id, finding);
    finding.result.catch(() => {
      if (results.get(id) === finding) results.delete(id);
    });
    return finding.result;
  };
}
