/**
 * The slips of typing between two words: a letter too much, a missing, a wrong one, or two neighbours in the wrong order
 * (optimal string alignment distance).
 * @param most beyond this the exact number does not matter
 * @returns `most` + 1 for words that differ more
 */
export function editDistance(one: string, other: string, most: number): number {
  const [from, to] = [[...one], [...other]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, wanted] of to.entries()) {
      const cost = letter === wanted ? 0 : 1;
      let least = Math.min(
        (last[column + 1] ?? 0) + 1,
        (current[column] ?? 0) + 1,
        (last[column] ?? 0) + cost,
      );
      if (row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted)
        least = Math.min(least, (beforeLast[column - 1] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > most) return most + 1;
    [beforeLast, last] = [last, current];
  }
  return Math.min(last[to.length] ?? 0, most + 1);
}
