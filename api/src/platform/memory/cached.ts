/**
 * Asks a costly query at most once in a while: whoever asks the same meanwhile gets the same answer, also while it
 * is still being looked for. An answer that failed is not kept.
 * @param milliseconds how old an answer may be
 * @param ask the query; its key tells queries apart, and there must not be many
 */
export function remembered<Key, Answer>(
  milliseconds: number,
  ask: (key: Key, now: Date) => Promise<Answer>,
): (key: Key, now: Date) => Promise<Answer> {
  const known = new Map<Key, { asked: number; answer: Promise<Answer> }>();
  return (key, now) => {
    const before = known.get(key);
    if (before && Math.abs(now.getTime() - before.asked) < milliseconds) return before.answer;
    const asking = { asked: now.getTime(), answer: ask(key, now) };
    known.set(key, asking);
    asking.answer.catch(() => {
      if (known.get(key) === asking) known.delete(key);
    });
    return asking.answer;
  };
}
