const bigram = (first: number, second: number): number => (first << 16) | second;

/**
 * Every single character and every pair of neighbours of a text, each once, as integers: a pair is its two UTF-16
 * units in the high and low half. A text in search form contains a word of one or two characters exactly when it has
 * the word's gram; for a longer word all its pairs are necessary, so a `like` on the candidates decides.
 * Integers, because PostgreSQL compares them without a collation, and a row needs a third of the space.
 */
export function gramsOf(text: string): number[] {
  const grams = new Set<number>();
  for (let at = 0; at < text.length; at += 1) {
    grams.add(text.charCodeAt(at));
    if (at + 1 < text.length) grams.add(bigram(text.charCodeAt(at), text.charCodeAt(at + 1)));
  }
  return [...grams];
}

/** The grams that a text must have to contain the word: the character itself, or every pair of neighbours. */
export function gramsOfWord(word: string): number[] {
  if (word.length < 2) return gramsOf(word);
  const grams = new Set<number>();
  for (let at = 0; at + 1 < word.length; at += 1)
    grams.add(bigram(word.charCodeAt(at), word.charCodeAt(at + 1)));
  return [...grams];
}

/** Whether the grams alone decide, so that no `like` is needed (words of one and two characters). */
export const gramsDecide = (word: string): boolean => word.length <= 2;
