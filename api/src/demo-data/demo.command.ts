import { dayInJapan } from '@enerabi/shared/clock';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import type { Command } from 'commander';
import { dayOption } from '../platform/command/day-option.ts';
import { wholeNumber } from '../platform/command/whole-number.ts';
import { migrate, openDatabase, refreshStatistics } from '../platform/db/index.ts';
import { progressLine } from '../platform/progress/progress-line.ts';
import { addRailways } from './add-railways.ts';
import { demoProgress } from './demo-progress.ts';
import { loadActivity } from './load-activity.ts';
import { type LoadedDemo, loadDemo } from './load-demo.ts';
import { refuseUnfitDatabase } from './present-facilities.ts';
import type { AddedActivity } from './write-activity.ts';

interface Flags {
  facilities: number;
  seed: number;
  asOf?: string;
  batch: number;
  mix?: boolean;
  json?: boolean;
}

const help = `
The facilities are invented and marked as demonstration data on every page. The same seed makes the same
facilities for ever, and the first ones of a larger set are those of a smaller one: to load more, run it
again with a larger number. Vacancies are dated up to --as-of; visits lie in the 60 days, events in the five weeks
after it, or after today. Run on a later day, it adds those that have come since.

Examples:
  npm run data -- demo
  npm run data -- demo --facilities 40000 --seed 7 --json

Exit codes: 0 loaded, or nothing to change; 1 the database could not be used, or holds real facilities or
another seed's; 2 wrong usage.`;

const count = (value: number): string => value.toLocaleString('en');

interface Report extends LoadedDemo {
  added: AddedActivity;
  stations: number;
  seconds: number;
}

function reportText({
  facilities,
  created,
  updated,
  unchanged,
  today,
  added,
  stations,
  seconds,
}: Report): string {
  const what = `${count(facilities)} demonstration facilities as of ${today}`;
  const { visit_slots, notifications, events, support_messages, interviews, job_postings } = added;
  const news = `${count(visit_slots)} visit slots, ${count(notifications)} notices, ${count(events)} events, ${count(support_messages)} messages, ${count(interviews)} interviews, ${count(job_postings)} posts, ${count(stations)} stations added`;
  const happened = Object.values(added).reduce((sum, rows) => sum + rows, 0);
  if (created + updated + happened + stations === 0) return `${what}: all there already, nothing changed.`;
  return `${what}: ${count(created)} created, ${count(updated)} updated, ${count(unchanged)} unchanged; ${news}; in ${seconds.toFixed(1)} s.`;
}

async function runDemo({ facilities, seed, asOf, batch, mix, json }: Flags): Promise<void> {
  const progress = progressLine(process.stderr);
  const database = await openDatabase(readConfiguration(process.env));
  try {
    await migrate(database.db);
    await refuseUnfitDatabase(database.db, { seed, mayMix: mix ?? false });
    const started = performance.now();
    const loaded = await loadDemo(database.db, {
      facilities,
      seed,
      batch,
      ...(asOf ? { today: asOf } : {}),
      onProgress: (done, total) => progress.show(() => demoProgress(done, total)),
    });
    const added = await loadActivity(database.db, { today: asOf ?? dayInJapan(new Date()), batch });
    const stations = (await addRailways(database.db)) ?? 0;
    if (loaded.created + loaded.updated + added.visit_slots + stations > 0) await refreshStatistics(database);
    const report = { ...loaded, added, stations, seconds: (performance.now() - started) / 1000 };
    progress.clear();
    process.stdout.write(`${json ? JSON.stringify({ ...report, seed }, null, 2) : reportText(report)}\n`);
  } finally {
    await database.close();
  }
}

/** Adds `demo` to the program of data commands. */
export const demoCommand = (program: Command): void => {
  program
    .command('demo')
    .description('Load invented facilities all over Japan. A second run changes nothing.')
    .option('-f, --facilities <number>', 'how many', wholeNumber(1, 2_000_000), 4700)
    .option('-s, --seed <number>', 'which set', wholeNumber(0, 2_147_483_647), 1)
    .option(
      '--as-of <date>',
      'day the data is as of; default: that of the demonstration data there already, else today',
      dayOption,
    )
    .option('--batch <number>', 'facilities a transaction takes', wholeNumber(1, 20_000), 1000)
    .option('--mix', 'load them although the database has real facilities')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', help)
    .action(runDemo);
};
