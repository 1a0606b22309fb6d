import { rmSync } from 'node:fs';
import path from 'node:path';
import { apiTests } from './test/api-tests.ts';
import { browserJourneys } from './test/browser.ts';
import { clusterJourneys } from './test/cluster.ts';
import { jest } from './test/jest.ts';
import { root, run } from './test/run.ts';
import { staticChecks } from './test/static-checks.ts';
import { closingLines, sum, type Tally } from './test/tally.ts';
import { temporaryFolder } from './test/temporary-folder.ts';

const [chosen, ...args] = process.argv.slice(2);

/** `npm test` without a name runs all but the cluster, whose servers need more of a machine. */
const parts: Record<string, () => Promise<Tally>> = {
  check: staticChecks,
  unit: unitTests,
  api: () => apiTests({ run: (env) => jest(['api'], args, env), given: process.env.TEST_DATABASE_URL }),
  e2e: () => browserJourneys(args),
  cluster: () => clusterJourneys(args),
};

/** Tests of rules and components. Some run the built shell, so it is built first, outside of the test runner. */
async function unitTests(): Promise<Tally> {
  const code = await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts']);
  return code === 0 ? jest(['unit', 'component'], args) : { passed: 0, failed: 1, skipped: 0 };
}

const wanted =
  chosen === undefined || chosen.startsWith('-')
    ? Object.keys(parts).filter((name) => name !== 'cluster')
    : [chosen];
const unknown = wanted.find((name) => !parts[name]);
if (unknown || chosen === '--help') {
  console.error(
    `npm test [-- ${Object.keys(parts).join('|')}]: everything but the cluster, or one part; what follows a part's name goes to its runner.`,
  );
  process.exit(chosen === '--help' ? 0 : 2);
}

const inMemory = process.env.TMPDIR ? undefined : temporaryFolder();
if (inMemory) process.env.TMPDIR = inMemory;
// Tests start hundreds of processes, each of which would compile the same code.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/compiled');

const tallies: Tally[] = [];
for (const name of wanted) {
  console.log(`\n== ${name}`);
  tallies.push((await parts[name]?.()) ?? { passed: 0, failed: 1, skipped: 0 });
}
if (inMemory) rmSync(inMemory, { recursive: true, force: true });
const total = sum(tallies);
console.log(`\n${closingLines(total)}`);
process.exit(total.failed === 0 ? 0 : 1);
