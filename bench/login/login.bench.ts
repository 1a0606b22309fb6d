import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { LoadClient } from '../search/load/load-client.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise, percentile } from '../statistics.ts';
import { limits } from './login.limits.ts';
import { type Member, post, registerMembers } from './members.ts';
import { closedLoad, openLoad } from './open-load.ts';

const loginsPerSecond = 30;
const pagesPerSecond = 20;
const pages = ['/f?area=130001', '/', '/tokyo', '/login'];
/** Shell, its workers and the API share one core; the client has the other. */
const [serverCore, askerCore] = ['0', '1'];

/** Measures the cost of a login, and how much it slows other visitors down. */
const login: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  if (availableParallelism() < 2) throw new Error('This needs two cores: one serves, one asks.');
  const folder = await resources.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  const dataDir = path.join(folder, 'data');
  say('starting the site on one core');
  const api = resources.add(await startApi({ dataDir, cores: serverCore }));
  const site = resources.add(await startSite({ dataDir, builds, apiOrigin: api.origin, cores: serverCore }));
  execFileSync('taskset', ['-acp', askerCore, String(process.pid)]);

  say('registering members');
  const members = await registerMembers(api.origin, dataDir, quick ? 5 : 30);
  const logIn = async (index: number): Promise<void> => {
    const { mailaddress, password } = members[index % members.length] as Member;
    await post(site.origin, '/api/login', members[index % members.length] as Member, {
      mailaddress,
      password,
    });
  };
  const client = new LoadClient(site.origin);
  const seePage = (index: number): Promise<void> => client.get(pages[index % pages.length] ?? '/');

  const seconds = quick ? 3 : 15;
  await closedLoad(2, quick ? 3 : 10, seePage);
  const most = await closedLoad(4, seconds, logIn);
  const turns: { alone: number[]; beside: number[]; logins: number[]; loginsPerSecond: number }[] = [];
  for (let round = 1, rounds = quick ? 2 : 10; round <= rounds; round += 1) {
    say(`pages alone and beside logins: round ${round} of ${rounds}`);
    const alone = await openLoad(pagesPerSecond, seconds, seePage);
    const [beside, logins] = await Promise.all([
      openLoad(pagesPerSecond, seconds, seePage),
      openLoad(loginsPerSecond, seconds, logIn),
    ]);
    turns.push({
      alone: alone.ms,
      beside: beside.ms,
      logins: logins.ms,
      loginsPerSecond: logins.ms.length / logins.seconds,
    });
  }
  client.close();
  return report(most, turns);
}

function report(
  most: number,
  turns: readonly { alone: number[]; beside: number[]; logins: number[]; loginsPerSecond: number }[],
) {
  const p99 = (of: 'alone' | 'beside' | 'logins'): number =>
    percentile(
      turns.flatMap((turn) => turn[of]),
      99,
    );
  const line = (name: string, of: 'alone' | 'beside' | 'logins', rank: number): Measurement => {
    const values = turns.map((turn) => percentile(turn[of], rank));
    return { name, unit: 'ms', subject: median(values), noise: noise(values) };
  };
  const saved = median(turns.map(({ loginsPerSecond: rate }) => rate));
  const measurements: Measurement[] = [
    { name: 'most logins a second, one core', unit: 'requests/s', subject: most },
    { name: `logins a second beside ${pagesPerSecond} pages`, unit: 'requests/s', subject: saved },
    {
      ...line('a page, p50', 'beside', 50),
      control: median(turns.map(({ alone }) => percentile(alone, 50))),
    },
    { name: 'a page, p99 of all', unit: 'ms', subject: p99('beside'), control: p99('alone') },
    line('a login, p50', 'logins', 50),
    { name: 'a login, p99 of all', unit: 'ms', subject: p99('logins') },
  ];
  return {
    measurements,
    checks: [
      check(limits.perSecond, Math.min(most, Math.round(saved))),
      check(limits.otherPages, p99('beside') / p99('alone')),
    ],
    notes: [
      `shell server, its workers and the API with the embedded database on one core, the client on another; ${pagesPerSecond} pages a second (${pages.join(', ')}), open load, and the control is the same without logins`,
      'Argon2id with 19 MiB, 2 passes, a parallelism of 1',
    ],
    runs: turns,
  };
}

export default login;
