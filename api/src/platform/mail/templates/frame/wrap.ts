import { type Continues, continuesBySigns, phrasesOf, wordsOf } from '@enerabi/shared/server/line-breaks';

/** The usual width of Japanese text in mail programs: easy to read, and still one line when quoted. */
const mostColumns = 70;
/** A line that is shorter is filled with the beginning of the next clause. */
const leastColumns = 24;

/** Width of a text in a fixed-width font: 2 columns for each Japanese character. */
export function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += isNarrow(character.codePointAt(0) as number) ? 1 : 2;
  return columns;
}

/** Latin letters and half-width katakana. */
const isNarrow = (point: number): boolean => point <= 0xff || (point >= 0xff61 && point <= 0xff9f);

/**
 * Breaks a text into lines of at most 70 columns: after each sentence, within one after a clause, and within a long
 * clause between phrases. A text without a break opportunity, such as an address, stays whole.
 */
export const wrap = (text: string): string =>
  text
    .split(/\n|(?<=。)(?!\n|$|[）」』])/)
    .map(wrapSentence)
    .join('\n');

function wrapSentence(sentence: string): string {
  const lines = [''];
  const fits = (more: string) => columnsOf((lines.at(-1) + more).trimEnd()) <= mostColumns;
  const add = (piece: string) => {
    if (lines.at(-1) === '' || fits(piece)) lines[lines.length - 1] += piece;
    else lines.push(piece.trimStart());
  };
  for (const clause of sentence.split(/(?<=、)/)) {
    const isEarly = columnsOf(lines.at(-1) as string) < leastColumns || columnsOf(clause) > mostColumns;
    if (isEarly && !fits(clause)) for (const phrase of sentencePhrases(clause)) add(phrase);
    else add(clause);
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}

/** A run of ASCII, a date with its day of the week, or Japanese. */
const runs = /[!-~]+|\d+年\d+月\d+日(?:（.）)?|[^!-~]+/gu;
/** A particle, an ending or a mark: the words of one name or compound do not contain them. */
const ends = /[ぁ-ん\p{P}\s!-~]$/u;

const continuesSentence: Continues = (before, word, phrase) =>
  columnsOf(phrase + word) <= mostColumns &&
  (continuesBySigns(before, word, phrase) ||
    /^[おご]$/.test(before) ||
    // Probably a particle or an ending.
    /^[ぁ-ん]/.test(word) ||
    !ends.test(before));

const sentencePhrases = (clause: string): string[] => {
  const words = Array.from(clause.matchAll(runs), ([run]) => (/^[!-~]/.test(run) ? [run] : wordsOf(run)));
  return phrasesOf(words.flat(), continuesSentence);
};
