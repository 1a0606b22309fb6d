import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfiguration, settings } from '@enerabi/shared/server/configuration';
import { describe, expect, it } from '@jest/globals';
import { root, siteEnvironment } from '../../shell/e2e/site/environment.ts';

describe("the journeys' site", () => {
  it('does not use the settings of the shell that runs them, above all not its database', () => {
    const theirs = Object.fromEntries(Object.keys(settings).map((name) => [name, 'theirs']));
    const { PORT, API_PORT, DATA_DIR, LOG_LEVEL, SEARCH_ENGINES } = siteEnvironment;
    expect(readConfiguration({ ...theirs, ...siteEnvironment })).toEqual(
      readConfiguration({ PORT, API_PORT, DATA_DIR, LOG_LEVEL, SEARCH_ENGINES }),
    );
  });

  it('keeps its data where a tool only reads how journeys are run', () => {
    // No site can use this port, since its API would need the next one.
    const E2E_PORT = '65535';
    const data = path.join(root, `.data/e2e-${E2E_PORT}`);
    mkdirSync(data, { recursive: true });
    writeFileSync(path.join(data, 'kept'), '');
    try {
      const read = spawnSync(process.execPath, ['--input-type=module'], {
        input: `import ${JSON.stringify(path.join(root, 'playwright.config.ts'))};`,
        env: { PATH: process.env.PATH, E2E_PORT },
        encoding: 'utf8',
      });
      expect(read.stderr).not.toContain('Error');
      expect(readdirSync(data)).toEqual(['kept']);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });
});
