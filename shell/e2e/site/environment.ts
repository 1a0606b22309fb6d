import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SettingName, settings } from '@enerabi/shared/server/configuration';

export const root = path.join(import.meta.dirname, '../../..');

const port = Number(process.env.E2E_PORT ?? 4310);

export const origin = `http://localhost:${port}`;

/**
 * Empty settings count as unset: a DATABASE_URL in the shell that runs the journeys must not be the database they
 * change.
 */
const nothingGiven = Object.fromEntries(Object.keys(settings).map((name) => [name, ''])) as Record<
  SettingName,
  string
>;

/** Settings of a running cluster (`npm run site -- cluster`), by its `cluster.json`: journeys then run against it. */
const cluster: Record<string, string> = process.env.E2E_CLUSTER
  ? (JSON.parse(readFileSync(process.env.E2E_CLUSTER, 'utf8')) as { settings: Record<string, string> })
      .settings
  : {};

/** The journeys' own site has other ports and another data directory than `npm start`, and starts empty. */
export const siteEnvironment = {
  ...nothingGiven,
  PORT: String(port),
  API_PORT: String(port + 1),
  DATA_DIR: process.env.E2E_DATA_DIR ?? path.join(root, `.data/e2e-${port}`),
  LOG_LEVEL: 'warn',
  // Journeys check the robots headers of a site that search engines may list.
  SEARCH_ENGINES: 'open',
  ...cluster,
};
