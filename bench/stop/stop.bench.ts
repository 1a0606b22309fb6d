import path from 'node:path';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise } from '../statistics.ts';
import { limits } from './stop.limits.ts';
import {
  burst,
  type Clients,
  clients,
  drainDelaySeconds,
  type StopOutcome,
  stoppedUnderLoad,
} from './stopped-under-load.ts';

const apiPaths = ['/api/front_get_facilties?area=130001', '/healthz'];
const shellPaths = ['/login', '/api/front_get_facilties?area=130001', '/builds/latest.json', '/healthz'];

/** Counts the requests that were sent to a stopping server and not answered. */
const stop: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const folder = await resources.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  const dataDir = path.join(folder, 'data');
  const [stops, seconds] = quick ? [2, 1] : [20, 1.5];
  const rounds: Round[] = [];
  for (const kind of clients) rounds.push(await stopsOf(kind));
  return {
    measurements: rounds.flatMap(({ kind, shell, api }) => [
      ...figures(`shell, ${kind} clients`, shell),
      ...figures(`API, ${kind} clients`, api),
    ]),
    checks: rounds.flatMap(({ kind, shell, api }) => [
      check(limits[kind].shell, lost(shell)),
      check(limits[kind].api, lost(api)),
    ]),
    notes: [
      `${stops} stops of each; 200 requests a second on 50 reused connections, none tried again, and 80 on connections of their own 120 ms before SIGTERM`,
      `balanced clients stop once /readyz says no (DRAIN_DELAY_SECONDS=${drainDelaySeconds.balanced}), and a refused connection is lost, too; heedless ones go on until nobody listens (0)`,
      'the embedded database with 4,700 demonstration facilities',
    ],
    runs: rounds,
  };

  async function stopsOf(kind: Clients): Promise<Round> {
    const [shell, api]: [StopOutcome[], StopOutcome[]] = [[], []];
    const delay = { drainDelaySeconds: drainDelaySeconds[kind] };
    for (let round = 1; round <= stops; round += 1) {
      const server = resources.add(await startApi({ dataDir, ...delay }));
      api.push(await stoppedUnderLoad(server, { paths: apiPaths, seconds, clients: kind }));
      say(
        `${kind} clients: stop ${round} of ${stops} of the API: ${lost(api)} of ${sent(api)} requests lost`,
      );
    }
    const running = await startApi({ dataDir });
    resources.add(running);
    for (let round = 1; round <= stops; round += 1) {
      const site = resources.add(await startSite({ dataDir, builds, apiOrigin: running.origin, ...delay }));
      shell.push(await stoppedUnderLoad(site, { paths: shellPaths, seconds, clients: kind }));
      say(
        `${kind} clients: stop ${round} of ${stops} of the shell: ${lost(shell)} of ${sent(shell)} requests lost`,
      );
    }
    await running.stop();
    return { kind, shell, api };
  }
}

interface Round {
  kind: Clients;
  shell: StopOutcome[];
  api: StopOutcome[];
}

const lost = (outcomes: readonly StopOutcome[]): number =>
  outcomes.flatMap(({ failures, burstFailures }) => [...failures, ...burstFailures]).length;

const sent = (outcomes: readonly StopOutcome[]): number =>
  outcomes.reduce((sum, { answered, failures }) => sum + answered + failures.length + burst, 0);

function figures(name: string, outcomes: readonly StopOutcome[]): Measurement[] {
  const took = outcomes.map(({ stopS }) => stopS);
  return [
    { name: `${name}: requests sent`, unit: 'count', subject: sent(outcomes) },
    { name: `${name}: requests lost`, unit: 'count', subject: lost(outcomes) },
    { name: `${name}: from SIGTERM to the end`, unit: 's', subject: median(took), noise: noise(took) },
  ];
}

export default stop;
