import { basename } from 'node:path';
import { prefectureAt } from '@enerabi/gazetteer/prefecture-at';
import { type StationRecord, stationKey } from '@enerabi/shared/server/records';
import type { Kysely } from 'kysely';
import { compareStations, type StationSource } from '../../catalogue/railway/compare-stations.ts';
import { type KnownStation, knownStations } from '../../catalogue/railway/known-stations.queries.ts';
import { writeStations } from '../../catalogue/railway/station.writes.ts';
import { duplicateOf, removeStations } from '../../catalogue/railway/station-duplicates.ts';
import { takeAdvisoryLock } from '../../platform/db/advisory-locks.ts';
import { type Database, migrate, refreshStatistics, type Schema } from '../../platform/db/index.ts';
import { ImportError } from '../report/import-error.ts';
import type { Encoding } from '../source-file/decode.ts';
import type { PublishedStations, StationProblem } from './published-station.ts';
import { readStations } from './read-stations.ts';
import { stationRecords } from './station-records.ts';

export interface StationImportOptions {
  isDryRun: boolean;
  licence: string | null;
  /** Called before each file. */
  onProgress: (path: string) => void;
}

export interface StationFileReport {
  file: string;
  layout: string | null;
  encoding: Encoding | null;
  unit: PublishedStations['unit'];
  read: number;
  lines: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows of a station that an earlier row already had: platforms. */
  merged: number;
  skipped: number;
  /** Demonstration stations that these replaced. */
  replaced: number;
  problems: StationProblem[];
  error: string | null;
}

export interface StationImportReport {
  outcome: 'imported' | 'dry_run' | 'failed';
  files: StationFileReport[];
  seconds: number;
}

/** The credit that MLIT asks for; stored with every station. */
const credit = '国土数値情報（鉄道データ）（国土交通省）';
const page = 'https://nlftp.mlit.go.jp/ksj/';

/**
 * Imports stations of 国土数値情報 N02, file by file; each is a transaction of its own. Stations that a file does not name
 * stay.
 * @returns a report for each; a file that cannot be read is in its report, a database error is thrown
 */
export async function importStations(
  { db }: Pick<Database, 'db'>,
  paths: readonly string[],
  options: StationImportOptions,
): Promise<StationImportReport> {
  const started = performance.now();
  if (!options.isDryRun) await migrate(db);
  const files: StationFileReport[] = [];
  for (const path of paths) {
    options.onProgress(path);
    files.push(await importFile(db, path, options));
  }
  const isChanged = files.some(({ created, updated, replaced }) => created + updated + replaced > 0);
  if (isChanged && !options.isDryRun) await refreshStatistics({ db });
  const hasFailed = files.some(({ error }) => error !== null);
  return {
    outcome: hasFailed ? 'failed' : options.isDryRun ? 'dry_run' : 'imported',
    files,
    seconds: (performance.now() - started) / 1000,
  };
}

const emptyReport = (path: string): StationFileReport => ({
  file: basename(path),
  layout: null,
  encoding: null,
  unit: 'row',
  read: 0,
  lines: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  skipped: 0,
  replaced: 0,
  problems: [],
  error: null,
});

async function importFile(
  db: Kysely<Schema>,
  path: string,
  { isDryRun, licence }: StationImportOptions,
): Promise<StationFileReport> {
  const report = emptyReport(path);
  try {
    const published = await readStations(path);
    const { layout, encoding, unit, read } = published;
    Object.assign(report, { layout, encoding, unit, read });
    const source = { name: credit, url: page, licence };
    if (isDryRun) planOf(published, await knownStations(db), source, report);
    else
      await db.transaction().execute(async (transaction) => {
        await takeAdvisoryLock(transaction, 'stations');
        const plan = planOf(published, await knownStations(transaction), source, report);
        await writeStations(transaction, plan.changed, { source, isDemo: false });
        await removeStations(transaction, plan.doubles);
      });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    report.error = error.message;
  }
  return report;
}

/** Stations to write and to remove; the report names them. */
function planOf(
  published: PublishedStations,
  known: readonly KnownStation[],
  source: StationSource,
  report: StationFileReport,
): { changed: StationRecord[]; doubles: number[] } {
  const real = known.filter(({ is_demo }) => !is_demo);
  const { records, problems, merged } = stationRecords(published, prefectureAt(real));
  const { created, updated, unchanged } = compareStations(records, known, source);
  const keys = new Set(records.map(stationKey));
  const isDouble = duplicateOf(records);
  const doubles = known.filter(
    (station) => station.is_demo && !keys.has(stationKey(station)) && isDouble(station),
  );
  const all = [...published.problems, ...problems].sort((one, other) => one.row - other.row);
  Object.assign(report, {
    lines: new Set(records.map(({ operator, line }) => `${operator} ${line}`)).size,
    created: created.length,
    updated: updated.length,
    unchanged,
    merged,
    skipped: all.filter(({ kind }) => kind === 'skipped').length,
    replaced: doubles.length,
    problems: all,
  });
  return { changed: [...created, ...updated], doubles: doubles.map(({ id }) => id) };
}
