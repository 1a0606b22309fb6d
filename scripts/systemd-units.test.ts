import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drainLimits } from '@enerabi/shared/server/drain';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { root } from './apps.ts';

const units = path.join(root, 'deploy/systemd');
const installed = '/opt/enerabi';
const text = (unit: string): string => readFileSync(path.join(units, unit), 'utf8');
const valuesOf = (unit: string, key: string): string[] =>
  [...text(unit).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'systemd-units-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
if (!hasSystemd)
  console.warn('The systemd units were not verified: install systemd (Debian: apt-get install systemd).');
// CI installs systemd, and fails without it.
const itVerifies = hasSystemd || process.env.CI ? it : it.skip;

/**
 * Verifies the units with systemd, as if this checkout were the installed one. @returns its messages; empty if all is
 * well
 */
function faults(change: (unit: string) => string = (unit) => unit): string {
  const files = readdirSync(units).map((name) => {
    const file = path.join(folder, name);
    writeFileSync(file, change(text(name).replaceAll(installed, root)));
    return file;
  });
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  return status === 0 && stderr === '' ? '' : `${status} ${stdout}${stderr}`;
}

const servers = ['enerabi-api.service', 'enerabi-shell.service', 'enerabi-registry.service'];

describe('the systemd units', () => {
  itVerifies('are what systemd accepts without a warning', () => {
    expect(faults()).toBe('');
    expect(faults((unit) => unit.replace('Restart=', 'Restarts='))).toContain('Restarts');
    expect(faults((unit) => unit.replaceAll('bin/node ', 'bin/nod '))).toContain('nod');
  });

  it.each(servers)('start a program that is there: %s', (unit) => {
    const [program = '', ...args] = valuesOf(unit, 'ExecStart')[0]?.split(' ') ?? [];
    expect(existsSync(program.replace(installed, root))).toBe(true);
    expect(existsSync(path.join(root, args.at(-1) ?? ''))).toBe(true);
    expect(valuesOf(unit, 'WorkingDirectory')).toEqual([installed]);
  });

  it.each(servers)('leave time to drain before they kill, half a minute of delay included: %s', (unit) => {
    const { delayMs, cutMs } = drainLimits(30);
    expect(Number(valuesOf(unit, 'TimeoutStopSec')[0]) * 1_000).toBeGreaterThanOrEqual(
      delayMs + cutMs + 5_000,
    );
  });

  it('stop the shell before the API, and neither with the other', () => {
    expect(valuesOf('enerabi-shell.service', 'After').join()).toContain('enerabi-api.service');
    for (const unit of servers) expect(valuesOf(unit, 'Requires|BindsTo|Requisite')).toEqual([]);
  });
});
