import { countText, plural } from '../report/count-text.ts';
import type { PostImportReport } from './import-posts.ts';
import type { PostProblem } from './post-records.ts';

const shown = 20;

const problemLine = ({ file, row, column, text, kind, action }: PostProblem): string =>
  `    ${file} row ${row}  ${column}${text ? `  「${text}」` : ''}  ${kind}: ${action}`;

const verdicts: Record<PostImportReport['outcome'], (seconds: string) => string> = {
  imported: (seconds) => `Done in ${seconds} s.`,
  dry_run: () => 'Dry run: nothing was written.',
  refused: () =>
    'Refused because of the skipped rows: nothing was written. Mend them, or leave out the option.',
  failed: () => 'Not every file could be used, so nothing was written; see the error.',
};

/** The report for people. */
export function postReportText(report: PostImportReport): string {
  const { kind, files, problems, outcome, seconds } = report;
  const will = outcome === 'imported' ? '' : 'would be ';
  const rest = problems.length - shown;
  return [
    ...files.map(({ file, read }) => `${file} · ${plural(read, 'row')} of ${kind} read`),
    `  ${countText(report.created)} ${will}created, ${countText(report.updated)} ${will}updated, ${countText(report.unchanged)} unchanged, ${countText(report.withdrawn)} ${will}withdrawn, ${countText(report.skipped)} skipped`,
    ...problems.slice(0, shown).map(problemLine),
    ...(rest > 0 ? [`    … and ${countText(rest)} more; --json has them all`] : []),
    '',
    verdicts[outcome](seconds.toFixed(1)),
  ].join('\n');
}
