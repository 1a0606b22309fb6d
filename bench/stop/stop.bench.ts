import path from 'node:path';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check, limits } from '../limits.ts';
import { closingAll, type Opened } from '../site/opened.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise } from '../statistics.ts';
import { type StopOutcome, stoppedUnderLoad } from './stopped-under-load.ts';

const apiPaths = ['/api/front_get_facilties?area=130001', '/healthz'];
const shellPaths = ['/login', '/api/front_get_facilties?area=130001', '/builds/latest.json', '/healthz'];

/** What visitors notice of a stop: requests that were sent and not answered. */
const stop: Benchmark = (options) => closingAll((opened) => measure(options, opened));

async function measure({ quick, say }: BenchmarkOptions, opened: Opened) {
  const folder = await opened.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  const dataDir = path.join(folder, 'data');
  const [stops, seconds] = quick ? [2, 1] : [20, 1.5];
  const [shell, api]: [StopOutcome[], StopOutcome[]] = [[], []];
  for (let round = 1; round <= stops; round += 1) {
    say(`stop ${round} of ${stops}: the API`);
    api.push(await stoppedUnderLoad(opened.add(await startApi({ dataDir })), apiPaths, seconds));
  }
  const { origin: apiOrigin } = opened.add(await startApi({ dataDir }));
  for (let round = 1; round <= stops; round += 1) {
    say(`stop ${round} of ${stops}: the shell`);
    const site = opened.add(await startSite({ dataDir, builds, apiOrigin }));
    shell.push(await stoppedUnderLoad(site, shellPaths, seconds));
  }
  return {
    measurements: [...figures('shell', shell), ...figures('API', api)],
    checks: [check(limits.stop.shell, lost(shell)), check(limits.stop.api, lost(api))],
    notes: [
      `${stops} stops of each; 200 requests a second on 50 kept connections, none tried again, and 80 on connections of their own 120 ms before SIGTERM`,
      'the embedded database with 4,700 demonstration facilities; without a load balancer, DRAIN_DELAY_SECONDS=0',
    ],
    runs: { shell, api },
  };
}

const lost = (outcomes: readonly StopOutcome[]): number =>
  outcomes.flatMap(({ failures, burstFailures }) => [...failures, ...burstFailures]).length;

function figures(name: string, outcomes: readonly StopOutcome[]): Measurement[] {
  const took = outcomes.map(({ stopS }) => stopS);
  const answered = outcomes.reduce((sum, outcome) => sum + outcome.answered, 0);
  return [
    { name: `${name}: requests answered`, unit: 'count', subject: answered },
    { name: `${name}: requests lost`, unit: 'count', subject: lost(outcomes) },
    { name: `${name}: from SIGTERM to the end`, unit: 's', subject: median(took), noise: noise(took) },
  ];
}

export default stop;
