import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, howToGetChromium } from './chromium.ts';
import { findJava, howToGetJava } from './java.ts';
import { run } from './run.ts';
import { nothing, sum, type Tally } from './tally.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
}

/** First the journeys that change nothing, several at once; then those that change shared data. */
const rounds = [['--project=waiting-*', '--project=desktop', '--project=phone'], ['--project=alone']];

/**
 * Runs browser journeys against the real built site, which `playwright.config.ts` starts with the parts of the start
 * command.
 */
export async function browserJourneys(args: string[]): Promise<Tally> {
  if (!findChromium()) {
    console.error(howToGetChromium);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  // In CI the journey that needs Java fails; elsewhere it is skipped, and this says why.
  if (!findJava()) console.error(howToGetJava);
  if (args.some((arg) => arg.startsWith('--project'))) return playwright(args);
  // With `E2E_KEEP` the site may run already, on the data in `.data`.
  const data =
    process.env.TMPDIR && !process.env.E2E_KEEP ? { E2E_DATA_DIR: path.join(tmpdir(), 'site') } : {};
  let total = nothing;
  for (const projects of rounds) {
    // The second round continues with the site of the first.
    const kept = hasRun(total) ? { E2E_KEEP: '1' } : {};
    const env = { ...data, ...kept };
    const tally = await playwright([...projects, '--pass-with-no-tests', ...args], env);
    total = sum([total, tally]);
  }
  if (hasRun(total)) return total;
  console.error(`No journey fits: ${args.join(' ')}`);
  return { ...nothing, failed: 1 };
}

const hasRun = ({ passed, failed, skipped }: Tally): boolean => passed + failed + skipped > 0;

async function playwright(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playwright-report-'));
  const report = path.join(folder, 'report.json');
  const code = await run('playwright', ['test', ...args], {
    ...env,
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
