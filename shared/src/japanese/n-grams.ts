const bigram = (first: number, second: number): number => (first << 16) | second;

/**
 * Visits every single character and every pair of neighbours of a text as integers, including repetitions: a pair has
 * its two UTF-16 units in the high and low half. A text in search form contains a word of one or two characters exactly
 * if it has the word's n-gram. For a longer word it must have all pairs, and the candidates' texts are then checked.
 * @param visit is called with the n-gram and its position
 */
export function eachNGram(text: string, visit: (nGram: number, at: number) => void): void {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    visit(unit, at);
    if (at + 1 < text.length) visit(bigram(unit, text.charCodeAt(at + 1)), at);
  }
}

/** The n-grams that a text must have to contain the word: the character itself, or every pair of neighbours. */
export function nGramsOfWord(word: string): number[] {
  if (word.length < 2) return word === '' ? [] : [word.charCodeAt(0)];
  const nGrams = new Set<number>();
  for (let at = 0; at + 1 < word.length; at += 1)
    nGrams.add(bigram(word.charCodeAt(at), word.charCodeAt(at + 1)));
  return [...nGrams];
}
