import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browserJourneys } from './browser.ts';
import { root } from './run.ts';
import type { Tally } from './tally.ts';

const port = 4610;

/** Journeys that several servers could break: sessions, bookings, releases, and the replacement of every server. */
const journeys = [
  'mfe-booking/e2e/booking-steps.journey.ts',
  'shell/e2e/session.journey.ts',
  'shell/e2e/releases/flip.journey.ts',
  'shell/e2e/releases/browser-failure.journey.ts',
  'mfe-booking/e2e/release-story.journey.ts',
  'mfe-booking/e2e/cluster/replacement.journey.ts',
];

/** Runs journeys against `npm run site -- cluster`; it needs HAProxy and PostgreSQL. */
export async function clusterJourneys(args: string[]): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cluster-'));
  // PostgreSQL runs as another account if this process is root.
  chmodSync(folder, 0o755);
  const cluster = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'scripts/site.ts', 'cluster'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATA_DIR: folder,
        PORT: String(port),
        API_PORT: String(port + 1),
        LOG_LEVEL: 'warn',
        SEARCH_ENGINES: 'open',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => cluster.once('close', () => resolve()));
  try {
    const isReady = await Promise.race([
      new Promise<boolean>((resolve) => cluster.stdout.once('data', () => resolve(true))),
      ended.then(() => false),
    ]);
    if (!isReady) return { passed: 0, failed: 1, skipped: 0 };
    process.env.E2E_CLUSTER = path.join(folder, 'cluster.json');
    process.env.E2E_PORT = String(port);
    process.env.E2E_KEEP = '1';
    return await browserJourneys([
      ...(args.length > 0 ? args : journeys),
      '--project=desktop',
      '--project=alone',
      '--workers=1',
    ]);
  } finally {
    cluster.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
