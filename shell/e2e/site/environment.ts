import path from 'node:path';

export const root = path.join(import.meta.dirname, '../../..');

const port = Number(process.env.E2E_PORT ?? 4310);

export const origin = `http://localhost:${port}`;

/** The journeys' own site: other ports and another data directory than `npm start`, empty at the beginning. */
export const siteEnvironment = {
  PORT: String(port),
  API_PORT: String(port + 1),
  DATA_DIR: path.join(root, `.data/e2e-${port}`),
  LOG_LEVEL: 'warn',
};
