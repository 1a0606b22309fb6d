import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@enerabi/shared/testing/free-port';

export interface PostgresServer {
  /** Connection of the superuser `postgres` to the database `postgres`. */
  url: string;
  /** Folder of the server's programs, pgbench among them. */
  programs: string;
  stop: () => Promise<void>;
}

export interface PostgresOptions {
  /** Server settings, such as `{ shared_buffers: '512MB' }`. */
  settings?: Readonly<Record<string, string>>;
  /** Default false: a test server need not survive a power cut, and writes faster. */
  isDurable?: boolean;
  /** The folder in which the data stays after the server ends; an existing one is opened. Default: temporary. */
  folder?: string;
}

/** @returns the folder of initdb and postgres (newest version first, then PATH), or undefined if there is none */
export function findPostgresPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a PostgreSQL of its own on a free port of 127.0.0.1, in a temporary folder unless one is named, as
 * `postgres` or `nobody` if this process is root (the server refuses to run as root). It ends with `stop`, or with
 * this process.
 * @throws Error if no server programs are installed, or the server does not start within 30 s
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPostgresPrograms();
  if (!programs)
    throw new Error('PostgreSQL is not installed: put initdb on PATH, or apt-get install postgresql.');
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'enerabi-postgres-'));
  mkdirSync(folder, { recursive: true });
  const account = unprivileged(folder);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  if (!existsSync(data))
    execFileSync(join(programs, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...(options.isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endWithUs = () => server.kill('SIGQUIT');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    await ended(server);
    if (!options.folder) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await accepting(server, programs, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, programs, stop };
}

function unprivileged(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: '-u' | '-g', user: string) =>
    Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const user of ['postgres', 'nobody']) {
    try {
      const account = { uid: idOf('-u', user), gid: idOf('-g', user) };
      chownSync(folder, account.uid, account.gid);
      return account;
    } catch {
      // There is no such user; the next one may exist.
    }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.');
}

async function accepting(server: ChildProcess, programs: string, port: number): Promise<void> {
  let said = '';
  server.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-2_000);
  });
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(50)) {
    if (server.exitCode !== null) break;
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      // Not yet.
    }
  }
  throw new Error(`PostgreSQL did not start: ${said}`);
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const end = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT');
  return end;
}
