import type { RetiredWord } from './glossary-table.ts';

/** A retired word in a checked file. */
export interface Find {
  /** `path:line`, or the path alone for a file's name. */
  readonly where: string;
  readonly word: RetiredWord;
}

/** Between two words of a term: `SlotList` is also `slotList`, `slot-list` and `slot_list`; `slot list` is also written apart. */
const separators: Readonly<Record<string, string>> = { ' ': '[ _-]?', '-': '[_-]?' };

const begins = (first: string): string => `(?:(?<![A-Za-z])|(?<=[a-z0-9])(?=${first.toUpperCase()}))`;
const plural = '(?:e?s)?';
const ends = '(?![a-z])';

const anyCase = (words: string): string =>
  [...words].map((sign) => separators[sign] ?? `[${sign.toLowerCase()}${sign.toUpperCase()}]`).join('');

/**
 * Finds a term in any case, and its plural. A word ends where a capital letter begins the next one: `lane` is part of
 * `openLane` and `laneEnd`, not of `plane`. A star requires another word of the same identifier.
 */
function termPattern(term: string): RegExp {
  const words = term.replaceAll('*', '').replace(/(?<=[a-z])(?=[A-Z])/g, '-');
  const before = term.startsWith('*') ? '(?<=[A-Za-z0-9][_-]?)' : '';
  const after = term.endsWith('*') ? '(?=[A-Z0-9]|[_-][A-Za-z])' : '';
  return new RegExp(before + begins(words[0] ?? '') + anyCase(words) + plural + ends + after, 'g');
}

function positions(pattern: RegExp, text: string): [start: number, end: number][] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

type Finder = (text: string) => number[];

function termFinder({ retired, allowed }: RetiredWord): Finder {
  const pattern = termPattern(retired);
  const exceptions = allowed.map(termPattern);
  return (text) => {
    const found = positions(pattern, text);
    if (found.length === 0) return [];
    const right = exceptions.flatMap((exception) => positions(exception, text));
    return found
      .filter(([start, end]) => !right.some(([from, to]) => from <= start && end <= to))
      .map(([start]) => start);
  };
}

const isPartOfPath = ({ retired }: RetiredWord): boolean => /^\.|\/$/.test(retired);

/** Looks for retired words in the names and the texts of files, one word after the other. */
export function findRetiredWords(
  words: readonly RetiredWord[],
  files: readonly { readonly name: string; readonly text: string }[],
): Find[] {
  return words.flatMap((word) => {
    const concerned = files.filter(
      ({ name }) => word.onlyIn.length === 0 || word.onlyIn.some((path) => name.startsWith(path)),
    );
    if (isPartOfPath(word)) {
      const part = word.retired.replace(/^(?=\w)/, '/');
      return concerned
        .filter(({ name }) => `/${name}`.includes(part))
        .map(({ name }) => ({ where: name, word }));
    }
    const find = termFinder(word);
    return concerned.flatMap(({ name, text }) => [
      ...find(name).map(() => ({ where: name, word })),
      ...find(text).map((at) => ({ where: `${name}:${text.slice(0, at).split('\n').length}`, word })),
    ]);
  });
}
