import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, howToGetChromium } from './chromium.ts';
import { findJava, howToGetJava } from './java.ts';
import { run } from './run.ts';
import type { Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** Browser journeys against the real built site, which `playwright.config.ts` starts with the start command's parts. */
export async function browserJourneys(args: string[]): Promise<Tally> {
  const chromium = findChromium();
  if (!chromium) {
    console.error(howToGetChromium);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  // In CI its journey fails; elsewhere it is skipped, and this says why.
  if (!findJava()) console.error(howToGetJava);
  const folder = mkdtempSync(path.join(tmpdir(), 'playwright-report-'));
  const report = path.join(folder, 'report.json');
  const code = await run('playwright', ['test', ...args], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  });
  try {
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    const failed = stats.unexpected + stats.flaky + errors.length;
    return {
      passed: stats.expected,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: stats.skipped,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
