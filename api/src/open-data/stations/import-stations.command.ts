import { basename, resolve } from 'node:path';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import type { Command } from 'commander';
import { openDatabase } from '../../platform/db/index.ts';
import { progressLine } from '../../platform/progress/progress-line.ts';
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

async function runImport(files: string[], { licence, dryRun, json }: Flags): Promise<void> {
  // npm runs scripts in the project's folder; INIT_CWD is where the person stands.
  const here = process.env.INIT_CWD ?? '.';
  const progress = progressLine(process.stderr);
  const database = await openDatabase(readConfiguration(process.env));
  try {
    const report = await importStations(
      database,
      files.map((file) => resolve(here, file)),
      {
        isDryRun: dryRun ?? false,
        licence: licence ?? null,
        onProgress: (path) => progress.show(() => `${basename(path)}  …`),
      },
    );
    progress.clear();
    process.stdout.write(`${json ? JSON.stringify(report, null, 2) : stationReportText(report)}\n`);
    for (const { error } of report.files) if (error) process.stderr.write(`error: ${error}\n`);
    process.exitCode = report.outcome === 'failed' ? 1 : 0;
  } finally {
    await database.close();
  }
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
    .action(runImport);
};
