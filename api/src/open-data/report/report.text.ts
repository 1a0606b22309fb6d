import { emptiedLines } from '../preview/preview.text.ts';
import { countText, plural } from './count-text.ts';
import { type FileReport, type ImportReport, warningCount } from './report.ts';

const shownByDefault = 20;
const longestText = 60;

const shorten = (text: string): string => {
  const line = text.replace(/\s*\n\s*/g, '⏎');
  return line.length > longestText ? `${line.slice(0, longestText)}…` : line;
};

function countsOf(file: FileReport, isDryRun: boolean): string {
  const will = isDryRun ? 'would be ' : '';
  const parts = [
    `${countText(file.created)} ${will}created`,
    `${countText(file.updated)} ${will}updated`,
    `${countText(file.unchanged)} unchanged`,
    `${countText(file.skipped)} skipped`,
  ];
  return `${plural(file.read, file.unit)} read: ${parts.join(', ')}`;
}

function warningsOf(file: FileReport): string {
  const { unread, repaired, doubtful } = file.warnings;
  const kinds = Object.entries({ unread, repaired, doubtful }).filter(([, count]) => count > 0);
  if (kinds.length === 0) return 'no warnings';
  return `${plural(warningCount(file), 'warning')} (${kinds.map(([kind, count]) => `${countText(count)} ${kind}`).join(', ')})`;
}

const gravity = { skipped: 0, unread: 1, doubtful: 2, repaired: 3 };

/** If not all are shown, the gravest are; they are shown in the order of the file. */
function problemLines(file: FileReport, shown: number): string[] {
  const lines = [
    ...file.skipped_rows.map(({ row, reason }) => ({
      row,
      gravity: gravity.skipped,
      text: `skipped: ${reason}`,
    })),
    ...file.warning_list.map(({ row, column, text, action, kind }) => ({
      row,
      gravity: gravity[kind],
      text: [
        ...(column ? [column] : []),
        ...(text ? [`「${shorten(text)}」`] : []),
        `${kind}: ${action}`,
      ].join('  '),
    })),
  ].sort((first, second) => first.gravity - second.gravity || first.row - second.row);
  const listed = lines.slice(0, shown).sort((first, second) => first.row - second.row);
  const rest = file.skipped + warningCount(file) - listed.length;
  const more = rest > 0 ? [`… and ${countText(rest)} more; --all-warnings lists them all`] : [];
  return [...listed.map(({ row, text }) => `${file.unit} ${row}  ${text}`), ...more];
}

function fileText(file: FileReport, isDryRun: boolean, shown: number): string {
  const head = [file.file, ...(file.layout ? [file.layout] : []), ...(file.encoding ? [file.encoding] : [])];
  const unstored = file.unstored_columns.map(({ column, values }) => `${column} (${countText(values)})`);
  const columns = file.unit === 'row' ? 'columns' : 'properties';
  const isKnown = file.read > 0 && file.unchanged > 0 && file.created + file.updated === 0;
  return [
    head.join(' · '),
    ...(file.error ? ['  broke off; see the error'] : []),
    `  ${countsOf(file, isDryRun)}`,
    ...(file.notes ?? []).map((note) => `  ${note}`),
    ...(isKnown && !isDryRun ? ['  Nothing changed: the database already says what the file says.'] : []),
    ...emptiedLines(file.emptied, isDryRun, file.unit, shown).map((line) => `  ${line}`),
    `  ${warningsOf(file)}`,
    ...problemLines(file, shown).map((line) => `    ${line}`),
    ...(file.absent_columns.length > 0
      ? [`  ${columns} the file does not have: ${file.absent_columns.join(', ')}`]
      : []),
    ...(unstored.length > 0 ? [`  ${columns} with values that are not stored: ${unstored.join(', ')}`] : []),
  ].join('\n');
}

function verdict({ outcome, is_dry_run: isDryRun, files, seconds }: ImportReport): string {
  const rows = files.reduce((sum, file) => sum + file.lost_rows, 0);
  const values = files.reduce((sum, file) => sum + file.warnings.unread, 0);
  if (outcome === 'refused')
    return `Nothing was written: --strict found ${plural(rows, 'row')} to be skipped and ${plural(values, 'unread value')}.`;
  if (outcome === 'dry_run') return 'Dry run: nothing was written.';
  if (outcome === 'failed' && isDryRun)
    return 'Dry run: nothing was written. Not every file could be read to its end; see the error.';
  if (outcome === 'failed')
    return 'Not everything was imported. Once the error is mended, a second run adds the rest.';
  return `Done in ${seconds.toFixed(1)} s.`;
}

/**
 * The report for people. A file that was not begun is left to the error line.
 * @param showAll every listed warning instead of the first 20 per file
 */
export function reportText(report: ImportReport, showAll: boolean): string {
  const shown = showAll ? Number.POSITIVE_INFINITY : shownByDefault;
  const begun = report.files.filter(({ layout }) => layout !== null);
  const files = begun.map((file) => fileText(file, report.is_dry_run, shown));
  return [...files, verdict(report)].join('\n\n');
}
