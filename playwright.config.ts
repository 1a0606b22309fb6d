import { rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.ts';

/** The journeys' own site: other ports and another data directory than `npm start`, empty at the beginning. */
const port = Number(process.env['E2E_PORT'] ?? 4310);
const dataDir = path.join(import.meta.dirname, '.data/e2e');
if (!process.env['TEST_WORKER_INDEX'] && !process.env['E2E_KEEP']) rmSync(dataDir, { recursive: true, force: true });

const executablePath = findChromium();

export default defineConfig({
  testMatch: '{shell,mfe-*}/e2e/**/*.journey.ts',
  fullyParallel: false,
  workers: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node --disable-warning=ExperimentalWarning scripts/start.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    env: { PORT: String(port), API_PORT: String(port + 1), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  },
});
