/**
 * Picks from values sorted by popularity: the second half as often as the first, the third a third as often (Zipf),
 * as words and places are.
 * @param random from 0 up to 1
 */
export function zipfPicker<T>(values: readonly T[], random: () => number = Math.random): () => T {
  let sum = 0;
  const ends = values.map((_, at) => {
    sum += 1 / (at + 1);
    return sum;
  });
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ends[middle] as number) > wanted) high = middle;
      else low = middle + 1;
    }
    return values[low] as T;
  };
}
