/** A word that the code no longer uses, and the one that it uses instead. */
export interface RetiredWord {
  /** As the glossary states it: `lane`, `SlotList`, `told*`, `*Told`, `below/` or `.letter.`. */
  readonly retired: string;
  readonly instead: string;
  /** Longer terms in which the word is right: `wall clock` for `wall`. */
  readonly allowed: readonly string[];
  /** Folders or files to which the rule is limited; empty: everywhere. */
  readonly onlyIn: readonly string[];
}

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/**
 * Reads the tables of the code glossary that have a column `retired`.
 * @param markdown a cell of that column looks like "`wall`, `mur` (not `wall clock`)"; one of the column `only in`, which
 * a table may lack, like "`api/`, `bench/main.ts`"
 */
export function retiredWords(markdown: string): RetiredWord[] {
  const words: RetiredWord[] = [];
  let columns: string[] | undefined;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      columns = undefined;
      continue;
    }
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (!columns) {
      columns = cells;
      continue;
    }
    const cell = (column: string) => cells[columns?.indexOf(column) ?? -1] ?? '';
    const [names = '', exceptions = ''] = cell('retired').split('(not');
    const instead = cell('word');
    const allowed = [instead, ...quoted(exceptions)];
    const onlyIn = quoted(cell('only in'));
    words.push(...quoted(names).map((retired) => ({ retired, instead, allowed, onlyIn })));
  }
  return words;
}
