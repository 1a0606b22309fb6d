import { basename, resolve } from 'node:path';
import type { Command } from 'commander';
import { currentFolder, runImport } from '../command/run-import.ts';
import { importStations } from './import-stations.ts';
import { stationReportText } from './report.text.ts';

interface Flags {
  licence?: string;
  dryRun?: boolean;
  json?: boolean;
}

const help = `
Files: 国土数値情報（鉄道データ）N02 of MLIT, its stations as GeoJSON (N02-…_Station.geojson), or a CSV with
the columns name, line, operator, lat, lng, pref_code. UTF-8 or CP932.

Examples:
  npm run data -- import-stations N02-23_Station.geojson --licence "CC BY 4.0"
  npm run data -- import-stations stations.csv --dry-run

Exit codes: 0 imported (or a dry run that would be); 1 a file or the database could not be used;
2 wrong usage. Rows that are skipped are listed and are no failure.`;

async function importStationsAction(files: string[], { licence, dryRun, json }: Flags): Promise<void> {
  const paths = files.map((file) => resolve(currentFolder(), file));
  await runImport(
    ({ database, progress }) =>
      importStations(database, paths, {
        isDryRun: dryRun ?? false,
        licence: licence ?? null,
        onProgress: (path) => progress.show(() => `${basename(path)}  …`),
      }),
    { json, textOf: stationReportText },
  );
}

/** Adds `import-stations FILE…` to the program of data commands. */
export const importStationsCommand = (program: Command): void => {
  program
    .command('import-stations')
    .description('Import railway lines and stations (MLIT N02). A second run changes nothing.')
    .argument('<file...>', 'GeoJSON or CSV files, imported in this order')
    .option('--licence <licence>', 'licence of the data, such as "CC BY 4.0"')
    .option('-n, --dry-run', 'say what would be created and updated; write nothing')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', help)
    .action(importStationsAction);
};
