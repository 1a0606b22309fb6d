import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { childEnvironment } from '@enerabi/shared/testing/child-process';
import { freePort } from '@enerabi/shared/testing/free-port';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dev-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the development command until it ends. */
function dev(named: string[], environment: Record<string, string> = {}) {
  const program = path.join(import.meta.dirname, 'dev.ts');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, ...named],
    {
      env: { ...childEnvironment(), DATA_DIR: path.join(folder, 'data'), ...environment },
      encoding: 'utf8',
    },
  );
  return { code: status, said: stderr.trimEnd().split('\n') };
}

describe('npm run dev', () => {
  it.each([
    [['--help'], 0],
    [['mfe-search', '--help'], 0],
    [['mfe-nothing'], 2],
    [['--nothing'], 2],
  ])('%j says how it is used, and ends with %i', (named, expected) => {
    const { code, said } = dev(named);
    expect(code).toBe(expected);
    expect(said).toEqual([expect.stringMatching(/^npm run dev \[-- APP…\]: runs shell, mfe-search,/)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('with the port of a hot reload in use says so in one line before anything starts, and ends with 1', async () => {
    const taken = createServer();
    // A developer's own server may already use the port.
    await new Promise<void>((resolve) => {
      taken.once('error', () => resolve());
      taken.listen(3100, 'localhost', resolve);
    });
    const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) };
    const { code, said } = dev(['mfe-search'], ports);
    taken.close();
    expect(code).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Port 3100, for hot reload of shell, .*: stop what listens there/),
    ]);
    expect(readdirSync(path.join(folder, 'data'))).toEqual([]);
  });
});
