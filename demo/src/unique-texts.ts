/** Texts used so far, list by list. */
export interface UniqueTexts {
  /**
   * Makes a text until nothing of it is in any of its lists; if a list needs more texts than there are, takes the one
   * with the fewest repetitions.
   * @param lists the names of the lists
   * @param say what readers would recognise: a title, a sentence
   */
  make: <T>(lists: readonly string[], make: () => T, say: (made: T) => readonly string[]) => T;
}

const attempts = 16;

export function uniqueTexts(): UniqueTexts {
  const said = new Map<string, Set<string>>();
  const saidIn = (list: string): Set<string> => {
    const known = said.get(list) ?? new Set();
    said.set(list, known);
    return known;
  };
  return {
    make: (names, make, say) => {
      const lists = names.map(saidIn);
      const repeats = (made: ReturnType<typeof make>) =>
        say(made).reduce((sum, words) => sum + lists.filter((list) => list.has(words)).length, 0);
      let best = make();
      let fewest = repeats(best);
      for (let left = attempts; fewest > 0 && left > 0; left--) {
        const other = make();
        const count = repeats(other);
        if (count < fewest) [best, fewest] = [other, count];
      }
      for (const list of lists) for (const words of say(best)) list.add(words);
      return best;
    },
  };
}
