import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '@enerabi/shared/testing/free-port';
import { startNode } from '../processes/node-process.ts';
import { PageLoad } from './page-load.ts';

export interface ControlFlips {
  /** From the flip's start to the last page of the old release. */
  lastOldMs: number[];
  failures: number;
}

const perSecond = 200;
const steady = 30;

/** Flips between two texts under load. */
async function flips(
  load: PageLoad,
  count: number,
  flip: (text: string) => Promise<void>,
): Promise<ControlFlips> {
  const lastOldMs: number[] = [];
  for (let at = 0; at < count; at++) {
    const [old, next] = at % 2 === 0 ? ['one', 'two'] : ['two', 'one'];
    await load.untilOnly(old, steady);
    load.clear();
    const startedAt = performance.now();
    await flip(next);
    await load.untilOnly(next, steady);
    const olds = load.seen.filter(({ shows }) => shows === old).map(({ atMs }) => atMs - startedAt);
    lastOldMs.push(Math.max(0, ...olds));
  }
  await load.end();
  return { lastOldMs, failures: load.failures.length };
}

/** A server of one release that is stopped and started with the other. */
export async function restartFlips(count: number): Promise<ControlFlips> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, 'control-server.ts');
  const start = (text: string) => startNode(program, { args: [text, String(port)] });
  let server = await start('one');
  const load = new PageLoad([`http://127.0.0.1:${port}`], perSecond);
  try {
    return await flips(load, count, async (text) => {
      await server.stop();
      server = await start(text);
    });
  } finally {
    await server.stop();
  }
}

/** A master that runs as root would give its workers to an account that cannot read the folder. */
const workers = process.getuid?.() === 0 ? 'user root;' : '';

const configuration = (folder: string, port: number): string => `
daemon off; ${workers} pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 256; }
http { access_log off; default_type text/html; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/current; location / { try_files /index.html =404; } } }`;

/** Files behind nginx, whose folder is a symbolic link that is replaced. @returns undefined without nginx */
export async function symlinkFlips(folder: string, count: number): Promise<ControlFlips | undefined> {
  if (spawnSync('nginx', ['-v']).status !== 0) return undefined;
  const port = await freePort();
  for (const text of ['one', 'two']) {
    await mkdir(path.join(folder, text));
    await writeFile(path.join(folder, text, 'index.html'), `<!doctype html><h1>${text}</h1>`);
  }
  const link = async (text: string): Promise<void> => {
    await symlink(path.join(folder, text), path.join(folder, 'next'));
    await rename(path.join(folder, 'next'), path.join(folder, 'current'));
  };
  await link('one');
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx: ChildProcess = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' });
  await untilAnswers(`http://127.0.0.1:${port}/`);
  try {
    return await flips(new PageLoad([`http://127.0.0.1:${port}`], perSecond), count, link);
  } finally {
    nginx.kill('SIGTERM');
    await once(nginx, 'close');
  }
}

async function untilAnswers(address: string): Promise<void> {
  for (let at = 0; at < 100; at++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} never answered`);
}
