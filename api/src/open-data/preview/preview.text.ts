import type { FileReport } from '../report/report.ts';
import type { EmptiedFacts } from './emptied.ts';

const number = (count: number): string => count.toLocaleString('en');
const listedBeforehand = 20;

/** Lines for people about facts that a file empties; none if it empties none. */
export function emptiedLines(
  { facilities, facts, list }: EmptiedFacts,
  isDryRun: boolean,
  unit: string,
  shown: number,
): string[] {
  if (facilities === 0) return [];
  const counts = Object.entries(facts)
    .sort(([, one], [, other]) => other - one)
    .map(([fact, count]) => `${fact} (${number(count)})`);
  const listed = list.slice(0, shown);
  const rest = facilities - listed.length;
  return [
    `${number(facilities)} ${facilities === 1 ? 'facility' : 'facilities'} ${isDryRun ? 'would lose' : 'lost'} facts that were known: ${counts.join(', ')}`,
    ...listed.map(({ row, name, facts: own }) => `  ${unit} ${row}  ${name}: ${own.join(', ')}`),
    ...(rest > 0 ? [`  … and ${number(rest)} more`] : []),
  ];
}

/** Shown at the terminal before a file is written; empty if it removes nothing. */
export function previewText(report: FileReport): string {
  const lines = emptiedLines(report.emptied, true, report.unit, listedBeforehand);
  return lines.map((line, at) => `${at === 0 ? `${report.file}: ` : ''}${line}\n`).join('');
}
