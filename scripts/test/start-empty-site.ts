import { rmSync } from 'node:fs';
import { siteEnvironment } from '../../shell/e2e/site/environment.ts';

// The journeys' site begins with nothing but what a first start makes; `E2E_KEEP=1` keeps what earlier journeys left.
if (!process.env.E2E_KEEP) rmSync(siteEnvironment.DATA_DIR, { recursive: true, force: true });
await import('../start.ts');
