import path from 'node:path';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check, limits } from '../limits.ts';
import { closingAll, type Opened } from '../site/opened.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise } from '../statistics.ts';
import { burst, type StopOutcome, stoppedUnderLoad } from './stopped-under-load.ts';

const apiPaths = ['/api/front_get_facilties?area=130001', '/healthz'];
const shellPaths = ['/login', '/api/front_get_facilties?area=130001', '/builds/latest.json', '/healthz'];

/** Counts the requests that were sent to a server and not answered, since it was stopped. */
const stop: Benchmark = (options) => closingAll((opened) => measure(options, opened));

async function measure({ quick, say }: BenchmarkOptions, opened: Opened) {
  const folder = await opened.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  const dataDir = path.join(folder, 'data');
  const [stops, seconds] = quick ? [2, 1] : [20, 1.5];
  const [shell, api]: [StopOutcome[], StopOutcome[]] = [[], []];
  for (let round = 1; round <= stops; round += 1) {
    api.push(await stoppedUnderLoad(opened.add(await startApi({ dataDir })), apiPaths, seconds));
    say(`stop ${round} of ${stops} of the API: ${lost(api)} of ${sent(api)} requests lost`);
  }
  const { origin: apiOrigin } = opened.add(await startApi({ dataDir }));
  for (let round = 1; round <= stops; round += 1) {
    const site = opened.add(await startSite({ dataDir, builds, apiOrigin }));
    shell.push(await stoppedUnderLoad(site, shellPaths, seconds));
    say(`stop ${round} of ${stops} of the shell: ${lost(shell)} of ${sent(shell)} requests lost`);
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
