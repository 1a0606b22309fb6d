import type { RetiredWord } from './glossary-table.ts';

/** A retired word that stands in a file again. */
export interface Find {
  /** `path:line`, or the path alone for a file's name. */
  readonly where: string;
  readonly word: RetiredWord;
}

/** `SavedForm`, `kept-form`, `kept_form` and `kept form` are the same two words; `stand-in` is a noun, `stand in` is not. */
const separators = { ' ': '[ _-]?', '-': '[_-]?' } as const;

const anyCase = (term: string): string =>
  [...term]
    .map(
      (sign) => separators[sign as keyof typeof separators] ?? `[${sign.toLowerCase()}${sign.toUpperCase()}]`,
    )
    .join('');

/** A word ends where a capital letter begins the next: `lane` stands in `openLane` and `laneEnd`, not in `plane`. */
function wordPattern(term: string): string {
  const begins = `(?:(?<![A-Za-z])|(?<=[a-z0-9])(?=${(term[0] ?? '').toUpperCase()}))`;
  return `${begins}${anyCase(term)}(?![a-z])`;
}

type Finder = (text: string) => number[];

function positions(pattern: RegExp, text: string): [start: number, end: number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

function wordFinder({ retired, allowed }: RetiredWord): Finder {
  const isName = /[A-Z]/.test(retired);
  const pattern = isName ? new RegExp(`\\b${retired}\\b`, 'g') : new RegExp(wordPattern(retired), 'g');
  const exceptions = allowed
    .filter((term) => /^[\w -]+$/.test(term))
    .map((term) => new RegExp(`${wordPattern(term).replace('(?![a-z])', 's?(?![a-z])')}`, 'g'));
  return (text) => {
    const found = positions(pattern, text);
    if (found.length === 0) return [];
    const right = exceptions.flatMap((exception) => positions(exception, text));
    return found
      .filter(([start, end]) => !right.some(([from, to]) => from <= start && end <= to))
      .map(([start]) => start);
  };
}

/** Looks for retired words in the names and the texts of files, one word after the other. */
export function findRetiredWords(
  words: readonly RetiredWord[],
  files: readonly { readonly name: string; readonly text: string }[],
): Find[] {
  const inNames = words.filter(({ retired }) => /^\.|\/$/.test(retired));
  const inTexts = words
    .filter((word) => !inNames.includes(word))
    .map((word) => ({ word, find: wordFinder(word) }));
  return files.flatMap(({ name, text }) => [
    ...inNames
      .filter(({ retired }) => `/${name}`.includes(retired.replace(/^(?=\w)/, '/')))
      .map((word) => ({ where: name, word })),
    ...inTexts.flatMap(({ word, find }) => [
      ...find(name).map(() => ({ where: name, word })),
      ...find(text).map((at) => ({ where: `${name}:${text.slice(0, at).split('\n').length}`, word })),
    ]),
  ]);
}
