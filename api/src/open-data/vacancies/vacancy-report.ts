import { emptyReport, type FileReport, type ImportReport } from '../report/report.ts';

/** How the rows of a file were matched with facilities; facilities that `--create-missing` creates count once. */
export interface MatchCounts {
  by_number: number;
  by_name: number;
  unknown: number;
  ambiguous: number;
  created_facilities: number;
}

/** As for a file of facilities; created, updated and unchanged count a facility's figures of one day. */
export interface VacancyFileReport extends FileReport {
  matches: MatchCounts;
  /** Created facilities whose rows have no address with a known position. A dry run reports 0. */
  created_without_position: number;
  /** The days of the file's figures, `YYYY-MM-DD`, oldest first. */
  days: string[];
}

export interface VacancyReport extends ImportReport {
  files: VacancyFileReport[];
}

export const emptyVacancyReport = (path: string): VacancyFileReport => ({
  ...emptyReport(path),
  matches: { by_number: 0, by_name: 0, unknown: 0, ambiguous: 0, created_facilities: 0 },
  created_without_position: 0,
  days: [],
});

/** Lines of the report for people that only files of vacancies have. */
export function vacancyNotes({
  matches,
  days,
  created_without_position: placeless,
}: VacancyFileReport): string[] {
  const { by_number, by_name, unknown, ambiguous, created_facilities } = matches;
  const counts: [number, string][] = [
    [by_number, 'by number'],
    [by_name, 'by name'],
    [unknown, 'not found (--create-missing makes them)'],
    [ambiguous, 'ambiguous'],
  ];
  const found = counts
    .filter(([rows]) => rows > 0)
    .map(([rows, how]) => `${rows.toLocaleString('en')} ${how}`);
  const created = created_facilities.toLocaleString('en');
  return [
    ...(days.length > 0 ? [`days: ${days.join(', ')}`] : []),
    ...(found.length > 0 ? [`facilities of the rows: ${found.join(', ')}`] : []),
    ...(created_facilities > 0
      ? [
          `facilities created from the rows: ${created}${placeless > 0 ? `, ${placeless.toLocaleString('en')} of them without a position` : ''}`,
        ]
      : []),
  ];
}
