import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { releaseLock, startOf, takeLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = (holder: object) => writeFileSync(file, JSON.stringify(holder));

describe('the lock of the embedded database', () => {
  it('is taken, names its owner, and is given back without a trace', () => {
    expect(takeLock(file, '/somewhere')).toBeUndefined();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, socket: '/somewhere' });
    releaseLock(file);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names a live holder and leaves its lock alone', () => {
    const other = spawn('sleep', ['30']);
    const pid = other.pid as number;
    left({ pid, started: startOf(pid), socket: '/door' });
    expect(takeLock(file)).toMatchObject({ pid, socket: '/door' });
    other.kill();
    releaseLock(file);
    expect(existsSync(file)).toBe(true);
  });

  it('is taken over from a dead process', async () => {
    const other = spawn('true');
    await new Promise((resolve) => other.once('exit', resolve));
    left({ pid: other.pid, started: '1' });
    expect(takeLock(file)).toBeUndefined();
  });

  it('is taken over where the process id lives on as another process', () => {
    const other = spawn('sleep', ['30']);
    left({ pid: other.pid, started: 'another time' });
    expect(takeLock(file)).toBeUndefined();
    other.kill();
  });

  it('is taken over where it is torn', () => {
    writeFileSync(file, '{"pid": 1');
    expect(takeLock(file)).toBeUndefined();
  });
});
