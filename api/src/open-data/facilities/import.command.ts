import { basename, resolve } from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import type { Command } from 'commander';
import { openDatabase } from '../../platform/db/index.ts';
import { progressLine } from '../../platform/progress/progress-line.ts';
import { loadProfile, type Profile } from '../layout/profile.ts';
import { previewText } from '../preview/preview.text.ts';
import { proposedProfiles } from '../proposal/proposed-profiles.ts';
import { day, keptWarnings, webAddress } from '../report/flag-values.ts';
import { importProgress } from '../report/progress.ts';
import { reportText } from '../report/report.text.ts';
import type { ImportReport } from '../report/report.ts';
import { importFiles } from './import-files.ts';

interface Flags {
  profile?: string;
  sourceName?: string;
  sourceUrl?: string;
  licence?: string;
  asOf?: string;
  sheet?: string;
  yes?: boolean;
  saveProfile?: string;
  municipality?: string;
  facilityType?: string;
  dryRun?: boolean;
  strict?: boolean;
  replace?: boolean;
  json?: boolean;
  allWarnings?: boolean;
}

const help = `
Layouts: 子育て施設一覧 of 自治体標準オープンデータセット (51, 53 and 28 columns) is recognised by its
headers, in UTF-8 or CP932, as CSV, Excel workbook (.xlsx), GeoJSON or JSON; so is the GeoJSON of
papamama of Sapporo. For any other layout a profile is proposed: which column holds what, with
examples and how sure it is. It is taken once you say so, or with --yes, and saved with --save-profile.

Examples:
  npm run data -- import 352071_preschool.csv --licence "CC BY 4.0" --as-of 2025-11-01
  npm run data -- import nursery_school.csv --profile takamatsu --dry-run
  npm run data -- import hoikuen.xlsx --yes --save-profile our-city.json
  npm run data -- import nurseryFacilities.geojson --as-of 2015-02-01
  npm run data -- import *.csv --strict --json > report.json

Exit codes: 0 imported (or a dry run that would be); 1 a file, profile or the database could not be
used, or --strict refused; 2 wrong usage. Warnings and skipped rows alone are no failure without --strict.`;

async function runImport(files: string[], flags: Flags): Promise<void> {
  const configuration = readConfiguration(process.env);
  // npm runs scripts in the project's folder; INIT_CWD is where the person stands.
  const here = process.env.INIT_CWD ?? '.';
  const profile = flags.profile ? await loadProfile(flags.profile, here) : null;
  const given = { name: flags.sourceName, url: flags.sourceUrl, licence: flags.licence, as_of: flags.asOf };
  const source = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const paths = files.map((file) => resolve(here, file));
  const profiles = profile ? new Map<string, Profile>() : await proposedProfiles(paths, flags, here);
  const database = await openDatabase(configuration);
  const progress = progressLine(process.stderr);
  try {
    const report = await importFiles(database, paths, {
      profile,
      profiles,
      source,
      sheet: flags.sheet,
      keepWarnings: flags.allWarnings ? Number.POSITIVE_INFINITY : keptWarnings,
      signal: interruption.signal,
      isDryRun: flags.dryRun ?? false,
      isStrict: flags.strict ?? false,
      replaces: flags.replace ?? false,
      onPreview: (preview) => {
        progress.clear();
        process.stderr.write(previewText(preview));
      },
      onProgress: (path, bytes, rows, size) =>
        progress.show(() => importProgress(basename(path), bytes, rows, size)),
    });
    progress.clear();
    process.stdout.write(
      `${flags.json ? JSON.stringify(report, null, 2) : reportText(report, flags.allWarnings ?? false)}\n`,
    );
    complain(report);
    process.exitCode = report.outcome === 'imported' || report.outcome === 'dry_run' ? 0 : 1;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await database.close();
  }
}

/** The report may go to a file; why nothing came of the import is said at the terminal, too. */
function complain({ files, outcome }: ImportReport): void {
  for (const { error } of files) if (error) process.stderr.write(`error: ${error}\n`);
  if (outcome === 'refused') process.stderr.write('error: refused by --strict; nothing was written\n');
}

/** Adds `import FILE…` to the program of data commands. */
export const importCommand = (program: Command): void => {
  program
    .command('import')
    .description(
      'Import facilities from open data of municipalities (CSV, Excel, GeoJSON, JSON). A second run changes nothing.',
    )
    .argument('<file...>', 'CSV, .xlsx, GeoJSON or JSON files, imported in this order')
    .option(
      '-p, --profile <file or name>',
      "how to read a city's own layout: a JSON file, or a bundled profile's name",
    )
    .option('-y, --yes', 'take a proposed profile without asking, as far as it is sure')
    .option('--save-profile <file>', 'keep the proposed profile there')
    .option('--municipality <name or code>', 'of a file that does not say it: 香川県高松市 or 372013')
    .option('--facility-type <kind>', 'of all facilities, where the file has no column for it: 認可保育所')
    .option('--sheet <name>', 'sheet of an Excel workbook; default: the first')
    .option('--source-name <name>', 'publisher as shown on the pages; default: the publisher in the file')
    .option('--source-url <url>', 'page where the data was published', webAddress)
    .option('--licence <licence>', 'licence of the data, such as "CC BY 4.0"')
    .option('--as-of <date>', 'day the data is from', day)
    .option('-n, --dry-run', 'say what would be created and updated; write nothing')
    .option(
      '--strict',
      'all or nothing: write nothing if a row would be skipped or a value could not be read',
    )
    .option(
      '--replace',
      'empty facts that are known and that the file has no column for, too; without it they stay',
    )
    .option('--json', 'print the report as JSON')
    .option('--all-warnings', 'list every warning instead of the first 20 of a file')
    .addHelpText('after', help)
    .action(runImport);
};
