import { run } from './run.ts';
import type { Tally } from './tally.ts';

const checks: [name: string, program: string, args: string[]][] = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'boundaries',
    'depcruise',
    [
      '--config',
      'boundaries.config.cjs',
      'shell',
      'shared',
      'mfe-search',
      'mfe-account',
      'mfe-contact',
      'mfe-booking',
      'gallery',
      'gazetteer',
      'demo',
      'api',
      'release',
      'bench',
      'scripts',
    ],
  ],
  ['types', 'tsc', ['-b']],
  ['dead code', 'knip', []],
  ['folder sizes', 'node', ['scripts/test/checks/main.ts', 'folders']],
  ['Japanese text stands in copy files', 'node', ['scripts/test/checks/main.ts', 'copy-texts']],
  ['paths in README and CONTRIBUTING', 'node', ['scripts/test/checks/main.ts', 'document-paths']],
  ['vocabulary', 'node', ['scripts/test/checks/main.ts', 'vocabulary']],
];

/** Checks the code without running the product; each check counts as one test. */
export async function staticChecks(): Promise<Tally> {
  let [passed, failed] = [0, 0];
  for (const [name, program, args] of checks) {
    const code = await run(program, args);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code === 0) passed += 1;
    else failed += 1;
  }
  return { passed, failed, skipped: 0 };
}
