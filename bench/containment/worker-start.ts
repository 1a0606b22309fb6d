import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Lane } from '@enerabi/shell/testing';
import type { Builds } from '../site/workspace.ts';

type Start = ConstructorParameters<typeof Lane>[0];
type PageRequest = Parameters<Lane['render']>[0];

/** The home page asks nobody for data: its time is the worker's. */
const home: PageRequest = {
  url: 'http://localhost:3000/',
  method: 'GET',
  headers: [],
  requestId: 'bench',
  nonce: 'bench',
  session: { user: null, expiresAt: null },
  pins: '{"seq":1,"pollSeconds":30,"pins":{}}',
  year: 2026,
};

function startOf(builds: Builds): Start {
  const of = (app: string) => {
    const folder = builds[app] ?? '';
    const file = path.join(folder, 'server.cjs');
    const record = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8'));
    return { source: { source: readFileSync(file), file }, base: `/builds/r/${app}/r_0/`, record };
  };
  const [shell, remote] = [of('shell'), of('mfe-search')];
  return {
    shell: shell.source,
    remote: remote.source,
    binding: {
      app: 'mfe-search',
      apiBaseUrl: 'http://127.0.0.1:9',
      site: { name: 'えんえらび', origin: 'http://localhost:3000', links: {} },
      shell: { ...shell.record, base: shell.base, main: shell.record.entry.client },
      remote: { ...remote.record, base: remote.base },
    },
  };
}

/**
 * Milliseconds from the creation of a render worker with the real shell and mfe-search until its first page is here.
 * The releases' hashes have been verified before.
 * @throws Error where the page is not the home page
 */
export async function spawnToFirstPage(builds: Builds, rounds: number): Promise<number[]> {
  const start = startOf(builds);
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const lane = new Lane(start, () => {});
    const { status, html } = await lane.render(home);
    const page = Buffer.from(html).toString();
    all.push(performance.now() - startedAt);
    await lane.stop();
    if (status !== 200 || !page.includes('</html>')) throw new Error(`The home page answered ${status}`);
  }
  return all;
}
