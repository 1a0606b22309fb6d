const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** @returns the words of a Japanese text; joined, they are the text */
export const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Characters that may not begin a line (JIS X 4051): closing signs, small kana, the long vowel. */
const neverFirst = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ〜~]/u;
/** Characters that may not end a line. */
const neverLast = /[\p{Ps}\p{Pi}]$/u;

/** Whether a word continues the phrase whose last word is `wordBefore`. */
export type Continues = (wordBefore: string, word: string, phrase: string) => boolean;

/** The rule for every text: characters that may not begin or end a line (JIS X 4051). */
export const continuesBySigns: Continues = (wordBefore, word) =>
  neverFirst.test(word) || neverLast.test(wordBefore);

/** @returns words joined to phrases; a line may break after each of them */
export function phrasesOf(words: Iterable<string>, continues: Continues = continuesBySigns): string[] {
  const phrases: string[] = [];
  let before = '';
  for (const word of words) {
    const phrase = phrases.at(-1);
    if (phrase !== undefined && continues(before, word, phrase)) phrases[phrases.length - 1] = phrase + word;
    else phrases.push(word);
    before = word;
  }
  return phrases;
}
