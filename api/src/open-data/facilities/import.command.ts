import { resolve } from 'node:path';
import type { Command } from 'commander';
import { currentFolder, runImport, sourceOf } from '../command/run-import.ts';
import { loadProfile, type Profile } from '../layout/profile.ts';
import { previewText } from '../preview/preview.text.ts';
import { proposedProfiles } from '../proposal/proposed-profiles.ts';
import { day, listedWarnings, webAddress } from '../report/flag-values.ts';
import { reportText } from '../report/report.text.ts';
import { importFiles } from './import-transaction.ts';

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

async function importCommandAction(files: string[], flags: Flags): Promise<void> {
  const here = currentFolder();
  const profile = flags.profile ? await loadProfile(flags.profile, here) : null;
  const { sourceName: name, sourceUrl: url, licence, asOf: as_of } = flags;
  const paths = files.map((file) => resolve(here, file));
  const profiles = profile ? new Map<string, Profile>() : await proposedProfiles(paths, flags, here);
  await runImport(
    ({ database, signal, progress, onProgress }) =>
      importFiles(database, paths, {
        profile,
        profiles,
        source: sourceOf({ name, url, licence, as_of }),
        sheet: flags.sheet,
        keepWarnings: flags.allWarnings ? Number.POSITIVE_INFINITY : listedWarnings,
        signal,
        isDryRun: flags.dryRun ?? false,
        isStrict: flags.strict ?? false,
        replaces: flags.replace ?? false,
        onPreview: (preview) => {
          progress.clear();
          process.stderr.write(previewText(preview));
        },
        onProgress,
      }),
    { json: flags.json, textOf: (report) => reportText(report, flags.allWarnings ?? false) },
  );
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
    .action(importCommandAction);
};
