import { text } from 'node:stream/consumers';
import { openReleases } from '@enerabi/release/reader';
import { type ProbedRelease, readTrustedKeys } from '@enerabi/release/registry';
import { storeDir } from '@enerabi/release/store';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { siteOf } from '../site.ts';
import { probeRelease } from './probe-release.ts';

/**
 * Runs one release of the store in a process of its own. It reads `ProbedRelease` as JSON from standard input, and
 * writes the result as JSON to standard output.
 */
const tested = JSON.parse(await text(process.stdin)) as ProbedRelease;
const configuration = readConfiguration(process.env);
const { DATA_DIR, RELEASE_ENVIRONMENT: environment, RELEASE_SIGNING_KEY: pem, API_BASE_URL } = configuration;
const quiet = { info: () => {}, warn: () => {} };
const releases = openReleases({
  storeDir: storeDir(DATA_DIR),
  publicKeys: await readTrustedKeys(DATA_DIR, { pem }),
  environment,
  log: quiet,
});
const result = await probeRelease(
  { storeDir: storeDir(DATA_DIR), releases, apiBaseUrl: API_BASE_URL, site: siteOf(configuration) },
  tested,
);
releases.close();
process.stdout.write(JSON.stringify(result), () => process.exit(0));
