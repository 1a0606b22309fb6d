import path from 'node:path';
import { type SettingName, settings } from '@enerabi/shared/server/configuration';

export const root = path.join(import.meta.dirname, '../../..');

const port = Number(process.env.E2E_PORT ?? 4310);

export const origin = `http://localhost:${port}`;

/** Empty counts as unset: a DATABASE_URL of whoever runs the journeys must not be the database that they change. */
const nothingGiven = Object.fromEntries(Object.keys(settings).map((name) => [name, ''])) as Record<
  SettingName,
  string
>;

/** The journeys' own site: other ports and another data directory than `npm start`, empty at the beginning. */
export const siteEnvironment = {
  ...nothingGiven,
  PORT: String(port),
  API_PORT: String(port + 1),
  DATA_DIR: path.join(root, `.data/e2e-${port}`),
  LOG_LEVEL: 'warn',
  // Journeys look at what search engines are told where they may list the site.
  SEARCH_ENGINES: 'open',
};
