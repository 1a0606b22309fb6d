import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { currentFolder, runImport, sourceOf } from '../command/run-import.ts';
import { day, listedWarnings, webAddress } from '../report/flag-values.ts';
import { reportText } from '../report/report.text.ts';
import { importVacancies } from './import-vacancies.ts';
import { type Measure, measures } from './row/vacancy-columns.ts';
import { loadVacancyProfile } from './vacancy-profile.ts';

interface Flags {
  profile?: string;
  measure?: Measure;
  sourceName?: string;
  sourceUrl?: string;
  licence?: string;
  asOf?: string;
  createMissing?: boolean;
  dryRun?: boolean;
  strict?: boolean;
  json?: boolean;
  allWarnings?: boolean;
}

const help = `
Layouts: figures by class in the columns ０歳児 … ５歳児, one kind of figure a file, which the title
row names (受入可能, 入所待ち, 入所児童); or several kinds in one file (accept_0, wait_0, enrolled_0 …).
Facilities are found by the 13-digit 施設番号, else by their very name within the municipality.
"-" is a class that is not offered. Earlier days stay; a day that is imported again is corrected.
docs/guides/open-data.md has more.

Examples:
  npm run data -- import-vacancies 0967_20260501.csv --profile yokohama
  npm run data -- import-vacancies accepted.csv waiting.csv enrolled.csv --profile yokohama --strict
  npm run data -- import-vacancies vacancies.csv --source-name 〇〇市 --licence "CC BY 4.0" --dry-run

Exit codes: 0 imported (or a dry run that would be); 1 a file, profile or the database could not be
used, or --strict refused; 2 wrong usage. Warnings and skipped rows alone are no failure without --strict.`;

async function importVacanciesAction(files: string[], flags: Flags): Promise<void> {
  const here = currentFolder();
  const profile = flags.profile ? await loadVacancyProfile(flags.profile, here) : null;
  const { sourceName: name, sourceUrl: url, licence } = flags;
  const paths = files.map((file) => resolve(here, file));
  await runImport(
    ({ database, signal, onProgress }) =>
      importVacancies(database, paths, {
        profile,
        source: sourceOf({ name, url, licence }),
        asOf: flags.asOf,
        measure: flags.measure,
        createsMissing: flags.createMissing ?? false,
        isDryRun: flags.dryRun ?? false,
        isStrict: flags.strict ?? false,
        keepWarnings: flags.allWarnings ? Number.POSITIVE_INFINITY : listedWarnings,
        now: new Date(),
        signal,
        onProgress,
      }),
    { json: flags.json, textOf: (report) => reportText(report, flags.allWarnings ?? false) },
  );
}

/** Adds `import-vacancies FILE…` to the program of data commands. */
export const importVacanciesCommand = (program: Command): void => {
  program
    .command('import-vacancies')
    .description(
      'Import vacancies by class (CSV) of facilities that are there. A second run changes nothing.',
    )
    .argument('<file...>', 'CSV files, imported in this order')
    .option(
      '-p, --profile <file or name>',
      "how to read a city's file: a JSON file, or a bundled profile's name",
    )
    .option('--as-of <date>', 'day the figures are from, for a file that does not say it', day)
    .addOption(
      new Option('--measure <measure>', 'what is counted, for a file that does not say it').choices([
        ...measures,
      ]),
    )
    .option('--source-name <name>', 'publisher as shown on the pages')
    .option('--source-url <url>', 'page where the data was published', webAddress)
    .option('--licence <licence>', 'licence of the data, such as "CC BY 4.0"')
    .option('--create-missing', 'make a facility, with what the row says, where there is none')
    .option('-n, --dry-run', 'say what would be created and updated; write nothing')
    .option(
      '--strict',
      'all or nothing: write nothing if a row would be skipped or a value could not be read',
    )
    .option('--json', 'print the report as JSON')
    .option('--all-warnings', 'list every warning instead of the first 20 of a file')
    .addHelpText('after', help)
    .action(importVacanciesAction);
};
