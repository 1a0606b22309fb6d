import { countText, plural } from '../report/count-text.ts';
import type { StationFileReport, StationImportReport } from './import-stations.ts';
import type { StationProblem } from './published-station.ts';

const shown = 20;
const gravity = { skipped: 0, unread: 1, doubtful: 2, repaired: 3 };

const problemLine = (unit: string, { row, column, text, kind, action }: StationProblem): string =>
  `    ${unit} ${row}  ${column}${text ? `  「${text}」` : ''}  ${kind}: ${action}`;

function fileText(file: StationFileReport, isDryRun: boolean): string {
  const will = isDryRun ? 'would be ' : '';
  const isKnown = file.unchanged > 0 && file.created + file.updated + file.replaced === 0;
  const gravest = [...file.problems]
    .sort((one, other) => gravity[one.kind] - gravity[other.kind] || one.row - other.row)
    .slice(0, shown)
    .sort((one, other) => one.row - other.row);
  const rest = file.problems.length - gravest.length;
  return [
    `${file.file} · ${file.layout} · ${file.encoding}`,
    `  ${plural(file.read, file.unit)} read, stations of ${plural(file.lines, 'line')}: ${countText(file.created)} ${will}created, ${countText(file.updated)} ${will}updated, ${countText(file.unchanged)} unchanged, ${countText(file.merged)} further platforms, ${countText(file.skipped)} skipped`,
    ...(file.replaced > 0
      ? [`  ${plural(file.replaced, 'demonstration station')} ${will}replaced by real ones`]
      : []),
    ...(isKnown && !isDryRun ? ['  Nothing changed: the database already says what the file says.'] : []),
    ...gravest.map((problem) => problemLine(file.unit, problem)),
    ...(rest > 0 ? [`    … and ${countText(rest)} more; --json has them all`] : []),
  ].join('\n');
}

/** The report for people. A file that was not begun is left to the error line. */
export function stationReportText({ files, outcome, seconds }: StationImportReport): string {
  const isDryRun = outcome === 'dry_run';
  const texts = files.filter(({ layout }) => layout !== null).map((file) => fileText(file, isDryRun));
  const verdict = {
    imported: `Done in ${seconds.toFixed(1)} s.`,
    dry_run: 'Dry run: nothing was written.',
    failed: 'Not every file could be used; see the error.',
  };
  return [...texts, verdict[outcome]].join('\n\n');
}
