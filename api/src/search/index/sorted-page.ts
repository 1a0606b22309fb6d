/** Shorter lists are sorted completely. */
const few = 512;
const buckets = 1024;

/**
 * Takes the values at some ranks of a list, and sorts only the values near them.
 * @param keys below `most`, unordered; not changed
 * @returns at most `limit`, rising
 */
export function sortedPage(keys: Uint32Array, most: number, offset: number, limit: number): Uint32Array {
  if (offset >= keys.length) return new Uint32Array(0);
  if (keys.length <= few) return keys.toSorted().subarray(offset, offset + limit);
  const width = Math.max(1, Math.ceil(most / buckets));
  const counts = new Uint32Array(buckets);
  for (let at = 0; at < keys.length; at += 1) {
    const bucket = Math.floor((keys[at] as number) / width);
    counts[bucket] = (counts[bucket] as number) + 1;
  }
  let [first, before] = [0, 0];
  for (; before + (counts[first] as number) <= offset; first += 1) before += counts[first] as number;
  let [last, until] = [first, before + (counts[first] as number)];
  while (until < offset + limit && last < buckets - 1) {
    last += 1;
    until += counts[last] as number;
  }
  const [low, high] = [first * width, (last + 1) * width];
  const near = keys.filter((key) => key >= low && key < high);
  return near.sort().subarray(offset - before, offset - before + limit);
}
