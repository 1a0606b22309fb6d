import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { releaseLock, startOf, takeLock } from './lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Fields of /proc/PID/stat from the third on (proc_pid_stat(5)). */
const fieldsOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
const isZombie = (pid: number): boolean => fieldsOf(pid)[0] === 'Z';
const tickOfBirth = (pid: number): string | undefined => fieldsOf(pid)[19];

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
    left({ pid, started: startOf(pid), socket: '/socket' });
    expect(takeLock(file)).toMatchObject({ pid, socket: '/socket' });
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

  it('is taken over from a process that has ended and was not yet reaped', async () => {
    // A shell that has become `sleep` does not reap its child, which stays a zombie and still answers signals.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    while (!isZombie(pid)) await wait(10);
    process.kill(pid, 0);
    left({ pid, started: tickOfBirth(pid) });
    const holder = takeLock(file);
    parent.kill();
    expect(holder).toBeUndefined();
    releaseLock(file);
  });

  it.each([{ host: 'another' }, { namespace: 'pid:[1]' }])(
    'is left to a holder elsewhere, whose process cannot be asked: %j',
    (place) => {
      const other = { pid: 2_147_483_647, started: '1', ...place };
      left(other);
      expect(takeLock(file)).toEqual(other);
      releaseLock(file);
      expect(existsSync(file)).toBe(true);
    },
  );

  it('is taken over from elsewhere after a minute of silence', () => {
    left({ pid: process.pid, started: startOf(process.pid), host: 'another' });
    const longAgo = new Date(Date.now() - 61_000);
    utimesSync(file, longAgo, longAgo);
    expect(takeLock(file)).toBeUndefined();
    releaseLock(file);
  });

  it('stays fresh for those elsewhere while it is held', () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    takeLock(file);
    const longAgo = new Date(Date.now() - 61_000);
    utimesSync(file, longAgo, longAgo);
    jest.advanceTimersByTime(10_000);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(10_000);
    releaseLock(file);
    jest.useRealTimers();
  });

  it('is taken over where it is torn', () => {
    writeFileSync(file, '{"pid": 1');
    expect(takeLock(file)).toBeUndefined();
  });
});
