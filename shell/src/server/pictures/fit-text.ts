import { type Continues, continuesBySigns, phrasesOf, wordsOf } from '@enerabi/shared/server/line-breaks';

/** Measures the width of a text in pixels, at a font size. */
export type Measure = (text: string, size: number) => number;

export interface Room {
  width: number;
  lines: number;
  /** Largest first. */
  sizes: readonly number[];
}

export interface FittedText {
  size: number;
  lines: string[];
}

const signs = new Intl.Segmenter('ja', { granularity: 'grapheme' });
const scripts = [/^\p{Script=Hiragana}/u, /^\p{Script=Katakana}/u, /^\p{Script=Han}/u];
const scriptOf = (text: string): number => scripts.findIndex((script) => script.test(text));

/** Names contain words that no dictionary has: two pieces in the same script may be one word. */
const continuesName: Continues = (before, next, phrase) => {
  const [was, is] = [scriptOf([...before].at(-1) ?? ''), scriptOf(next)];
  // A single last character, as in こども園 or ひまわりの森.
  const isLastSign = was >= 0 && is === 2 && [...next].length === 1;
  return (is >= 0 && was === is) || isLastSign || /^\s/.test(next) || continuesBySigns(before, next, phrase);
};

/** Ways to split a text where a line may end, best first; the next way is used for pieces longer than a line. */
const cuts: readonly ((text: string) => string[])[] = [
  (text) => phrasesOf(wordsOf(text), continuesName),
  (text) => phrasesOf(wordsOf(text)),
  (text) => [...signs.segment(text)].map(({ segment }) => segment),
];

/** @returns lines that fit in the width; a line of a single character may be wider */
function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const take = (piece: string): boolean => {
    const fits = measure((line + piece).trimEnd()) <= width;
    if (fits) line += piece;
    return fits;
  };
  const end = (): void => {
    if (line.trim()) lines.push(line.trim());
    line = '';
  };
  const put = (piece: string, finer: number): void => {
    if (take(piece)) return;
    end();
    if (take(piece.trimStart())) return;
    const cut = cuts[finer];
    if (cut) for (const part of cut(piece)) put(part, finer + 1);
    else line = piece;
  };
  put(text, 0);
  end();
  return lines;
}

/** Wraps into the same number of lines with even lengths: a last line of one character looks lost. */
function balanced(text: string, width: number, measure: (text: string) => number): string[] {
  let lines = wrap(text, width, measure);
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const tried = wrap(text, narrower, measure);
    if (tried.length > lines.length || tried.some((line) => measure(line) > narrower)) break;
    lines = tried;
  }
  return lines;
}

function shortened(line: string, width: number, measure: (text: string) => number): string {
  const kept = [...signs.segment(line)].map(({ segment }) => segment);
  while (kept.length > 0 && measure(`${kept.join('')}…`) > width) kept.pop();
  return `${kept.join('')}…`;
}

/**
 * Sets a text as large as the room allows, in at most its number of lines. If the text does not fit at any size, it
 * ends with an ellipsis.
 * @returns no lines for an empty text
 */
export function fitText(text: string, { width, lines: most, sizes }: Room, measure: Measure): FittedText {
  for (const size of sizes) {
    const measured = (piece: string) => measure(piece, size);
    if (wrap(text, width, measured).length <= most) return { size, lines: balanced(text, width, measured) };
  }
  const size = sizes.at(-1) ?? 0;
  const measured = (piece: string) => measure(piece, size);
  const lines = wrap(text, width, measured);
  const last = shortened(lines.slice(most - 1).join(''), width, measured);
  return { size, lines: [...lines.slice(0, most - 1), last] };
}
