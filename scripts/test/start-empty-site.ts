import { rmSync } from 'node:fs';
import { siteEnvironment } from '../../shell/e2e/site/environment.ts';

// The journeys' site starts empty; `E2E_KEEP=1` keeps the data of earlier journeys.
if (!process.env.E2E_KEEP) rmSync(siteEnvironment.DATA_DIR, { recursive: true, force: true });
await import('../start.ts');
