/** A word that the code no longer uses, and the one that it uses instead. */
export interface RetiredWord {
  /** As the glossary states it: `lane`, `savedForm`, `SlotList`, `below/` or `.letter.`. */
  readonly retired: string;
  readonly instead: string;
  /** Longer terms in which the word is right: `wall clock` for `wall`. */
  readonly allowed: readonly string[];
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/**
 * Reads the tables of the code glossary whose last column is headed `retired`.
 * @param markdown a cell of that column looks like "`wall`, `walls` (not `wall clock`)"
 */
export function retiredWords(markdown: string): RetiredWord[] {
  const words: RetiredWord[] = [];
  let isTable = false;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      isTable = false;
      continue;
    }
    const cells = line.split('|').slice(1, -1);
    const last = (cells.at(-1) ?? '').trim();
    if (last === 'retired') isTable = true;
    else if (isTable) {
      const instead = (cells[0] ?? '').trim();
      const [names = '', exceptions = ''] = last.split('(not');
      const allowed = [instead, ...quoted(exceptions)];
      words.push(...quoted(names).map((retired) => ({ retired, instead, allowed })));
    }
  }
  return words;
}
