import { serviceIds } from '@enerabi/shared/constants';
import type { FacilityRecord } from '@enerabi/shared/server/records';
import type { Kysely, Transaction } from 'kysely';
import type { Fact, Unreported } from '../../catalogue/facilities/merge/merge-record.rules.ts';
import { allFacts } from '../../catalogue/facilities/merge/merge-record.rules.ts';
import { saveFacilities } from '../../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { ImportError } from '../report/import-error.ts';
import type { Problems } from '../report/problems.ts';
import type { FirstRows } from '../source-file/first-rows.ts';
import { type Match, matchFacilities } from './match-facilities.ts';
import { missingFacility } from './missing-facility.ts';
import { withPositions } from './position-of-plot.queries.ts';
import { compareVacancies, type DayFigures, saveVacancies, type VacancySource } from './save-vacancies.ts';
import type { VacancyRow } from './vacancy.record.ts';
import type { VacancyLayout } from './vacancy-layout.ts';
import type { VacancyProfile } from './vacancy-profile.ts';
import type { VacancyFileReport } from './vacancy-report.ts';

/** Context of all batches of a file. */
export interface BatchContext {
  layout: VacancyLayout;
  profile: VacancyProfile | null;
  source: VacancySource;
  createsMissing: boolean;
  isDryRun: boolean;
  problems: Problems;
  report: VacancyFileReport;
  /** The first row of each facility and day. */
  seen: FirstRows;
  /** Path names of the facilities that were, or in a dry run would be, created. */
  created: Set<string>;
}

/**
 * Finds the facilities of rows and saves their figures; in a dry run it only compares.
 * @throws ImportError naming the rows that the database refuses; none of the batch is saved then
 */
export async function saveBatch(
  db: Kysely<Schema>,
  rows: readonly VacancyRow[],
  context: BatchContext,
): Promise<void> {
  try {
    if (context.isDryRun || db.isTransaction) await save(db as Transaction<Schema>, rows, context);
    else await db.transaction().execute((transaction) => save(transaction, rows, context));
  } catch (error) {
    throw new ImportError(
      `the database refused rows ${rows[0]?.row} to ${rows.at(-1)?.row}: ${(error as Error).message}`,
    );
  }
}

async function save(
  db: Transaction<Schema>,
  rows: readonly VacancyRow[],
  context: BatchContext,
): Promise<void> {
  const { layout, source, report, isDryRun } = context;
  let matches = await matchFacilities(db, rows);
  const missing = missingOf(rows, matches, context);
  if (missing.size > 0 && !isDryRun) {
    const byPath = new Map([...missing.values()].map((record) => [record.path_name, record]));
    const records = await withPositions(db, [...byPath.values()]);
    await saveFacilities(db, records, { unreportedOf });
    report.created_without_position += records.filter(({ latitude }) => latitude == null).length;
    matches = await matchFacilities(db, rows);
  }
  const days = daysOf(rows, matches, new Set(isDryRun ? missing.keys() : []), context);
  const saved = isDryRun
    ? await compareVacancies(db, days)
    : await saveVacancies(db, days, layout.measures, source);
  report.created += saved.created;
  report.updated += saved.updated;
  report.unchanged += saved.unchanged;
  for (const { path_name } of missing.values()) context.created.add(path_name);
  report.matches.created_facilities = context.created.size;
}

/** If a list already has a facility under the same key, a row of vacancies only adds its number. */
const unreported: Unreported = {
  facts: new Set<Fact>([...allFacts.filter((fact) => fact !== 'facility_number'), 'name']),
  services: new Set(serviceIds),
};
const unreportedOf = () => unreported;

/** The facilities to create, by row; several rows may need the same one. */
function missingOf(
  rows: readonly VacancyRow[],
  matches: readonly Match[],
  { createsMissing, profile, source }: BatchContext,
): Map<number, FacilityRecord> {
  const missing = rows.flatMap((row, at): [number, FacilityRecord][] => {
    const match = matches[at];
    if (!createsMissing || match?.facility_id !== null || match.why !== 'unknown') return [];
    const record = missingFacility(row, profile, source);
    return record ? [[row.row, record]] : [];
  });
  return new Map(missing);
}

/** The days to save; rows without a facility and repetitions of earlier rows are skipped. */
function daysOf(
  rows: readonly VacancyRow[],
  matches: readonly Match[],
  willBeMade: ReadonlySet<number>,
  { seen, problems, report }: BatchContext,
): DayFigures[] {
  return rows.flatMap(({ row, as_of, classes }, at) => {
    const match = matches[at];
    if (!match) return [];
    if (match.facility_id === null) {
      if (willBeMade.has(row)) report.created += 1;
      else {
        report.matches[match.why] += 1;
        problems.skip(row, match.reason);
      }
      return [];
    }
    report.matches[match.by === 'number' ? 'by_number' : 'by_name'] += 1;
    const first = seen.before(`${match.facility_id} ${as_of}`, row);
    if (first !== undefined) {
      problems.skip(row, `same facility and day as row ${first}, which is taken`);
      return [];
    }
    if (!report.days.includes(as_of)) report.days.push(as_of);
    return [{ facility_id: match.facility_id, as_of, classes }];
  });
}
