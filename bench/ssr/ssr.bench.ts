import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { startNode } from '../processes/node-process.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { type Builds, productBuilds } from '../site/workspace.ts';
import { median, noise } from '../statistics.ts';
import { buildRecordedShell, type RecordedShell } from './build-recorded-shell.ts';
import { type Load, measureLoad } from './measure-load.ts';
import { expectFacilities, recordReply } from './recorded-page.ts';
import { limits } from './ssr.limits.ts';

const page = '/f?area=130001';
/** The server has one core, the client another. */
const [serverCore, loadCore] = ['0', '1'];

/** Warm-up: until then, much of the code is not compiled yet. */
const warmUpSeconds = 6;

interface Server {
  name: string;
  origin: string;
  cores?: string | undefined;
}

interface Build {
  folder: string;
  product: Builds;
  recorded: RecordedShell;
}

/** Pages a second of the shell server with its render worker, compared with rendering alone. */
const ssr: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  if (availableParallelism() < 2) throw new Error('This needs two cores: one serves, one asks.');
  const folder = await resources.folder();
  const product = await productBuilds(path.join(folder, 'product-builds'), say);
  say('recording what the API answers');
  const api = resources.add(await startApi({ dataDir: path.join(folder, 'api') }));
  const reply = await recordReply(api.origin);
  const build = { folder, product, recorded: await buildRecordedShell(path.join(folder, 'shell'), reply) };
  const rounds = quick ? { rounds: 5, seconds: 1 } : { rounds: 21, seconds: 2 };
  const run = async (servers: Server[], cores?: string) => {
    for (const server of servers) await expectFacilities(server.origin + page, reply);
    return interleaved(servers, rounds, say, cores);
  };

  const bare = resources.add(await control('bare', build, serverCore));
  const pinned = resources.add(await recordedSite('one-core', build, serverCore));
  const oneCore = await run([pinned, bare], loadCore);
  await Promise.all([bare.stop(), pinned.stop()]);

  const inProcess = resources.add(await control('in-process', build));
  const free = resources.add(await recordedSite('two-cores', build));
  const twoCores = await run([free, inProcess]);
  await Promise.all([inProcess.stop(), free.stop()]);

  const dataDir = path.join(folder, 'product');
  const real = resources.add(await startSite({ dataDir, builds: product, apiOrigin: api.origin }));
  const [withApi] = await run([{ ...real, name: 'real API' }]);
  return report(oneCore, twoCores, withApi);
}

async function control(variant: 'bare' | 'in-process', { product, recorded }: Build, cores?: string) {
  const serverOf = variant === 'bare' ? recorded.bare : recorded.worker;
  const entry = path.join(import.meta.dirname, 'control-server.ts');
  const args = [variant, serverOf, recorded.worker, product['mfe-search'] ?? '', page];
  const server = await startNode(entry, { cores, args });
  return { ...server, name: variant, origin: `http://127.0.0.1:${server.message.port}` };
}

async function recordedSite(name: string, { folder, product, recorded }: Build, cores?: string) {
  const builds = { ...product, shell: recorded.worker };
  const site = await startSite({
    dataDir: path.join(folder, name),
    builds,
    apiOrigin: 'http://127.0.0.1:9',
    cores,
  });
  return { ...site, name };
}

/** A B A B, in short turns, so that changes of the machine's speed affect all of them alike. */
async function interleaved(
  servers: readonly Server[],
  { rounds, seconds }: { rounds: number; seconds: number },
  say: (line: string) => void,
  cores?: string,
): Promise<Load[][]> {
  const loads: Load[][] = servers.map(() => []);
  for (const { origin } of servers) await measureLoad(origin + page, warmUpSeconds, cores);
  for (let round = 1; round <= rounds; round += 1) {
    say(`${servers.map(({ name }) => name).join(' and ')}: round ${round} of ${rounds}`);
    for (const [at, { origin }] of servers.entries())
      loads[at]?.push(await measureLoad(origin + page, seconds, cores));
  }
  return loads;
}

function report(
  [pinned = [], bare = []]: Load[][],
  [free = [], inProcess = []]: Load[][],
  withApi: Load[] = [],
) {
  const rate = ({ requestsPerSecond }: Load): number => requestsPerSecond;
  const lines = (name: string, subject: Load[], other?: Load[]): Measurement[] => [
    {
      name: `${name}, pages`,
      unit: 'requests/s',
      subject: median(subject.map(rate)),
      noise: noise(subject.map(rate)),
      ...(other && { control: median(other.map(rate)) }),
    },
    {
      name: `${name}, p99`,
      unit: 'ms',
      subject: median(subject.map(({ p99Ms }) => p99Ms)),
      noise: noise(subject.map(({ p99Ms }) => p99Ms)),
      ...(other && { control: median(other.map(({ p99Ms }) => p99Ms)) }),
    },
  ];
  return {
    measurements: [
      ...lines('one core, against bare renderToString', pinned, bare),
      ...lines('two cores, against in-process rendering', free, inProcess),
      ...lines('two cores, with the real API', withApi),
    ],
    checks: [
      check(limits.oneCore, median(pinned.map(rate)) / median(bare.map(rate))),
      check(limits.twoCores, median(free.map(rate)) / median(inProcess.map(rate))),
    ],
    notes: [
      `${page} with 20 facilities, 25 connections, no compression; all but the last two lines with a recorded reply`,
    ],
    runs: {
      one_core: { subject: pinned, control: bare },
      two_cores: { subject: free, control: inProcess },
      real_api: withApi,
    },
  };
}

export default ssr;
