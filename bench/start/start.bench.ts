import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise } from '../statistics.ts';
import { limits } from './start.limits.ts';
import { type StartedSite, startedSite } from './started-site.ts';

/** Starts of a site that was started before: builds, releases and demonstration data exist. */
const start: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  await productBuilds(await resources.folder(), say);
  const dataDir = await resources.folder();
  say('the first start: demonstration data and releases');
  const first = await startedSite(dataDir);
  const starts: StartedSite[] = [];
  for (let round = 1, rounds = quick ? 2 : 7; round <= rounds; round += 1) {
    say(`start ${round} of ${rounds}`);
    starts.push(await startedSite(dataDir));
  }
  const [ready, stop] = [starts.map(({ readyS }) => readyS), starts.map(({ stopS }) => stopS)];
  const line = (name: string, values: number[]): Measurement => ({
    name,
    unit: 's',
    subject: median(values),
    noise: noise(values),
  });
  return {
    measurements: [
      { name: 'first start, with builds that are there', unit: 's' as const, subject: first.readyS },
      line('second start, until ready', ready),
      line('from SIGTERM to the end', stop),
    ],
    checks: [check(limits.ready, median(ready)), check(limits.stop, Math.max(...stop))],
    notes: ['4,700 demonstration facilities on the embedded database; without the time of npm itself'],
    runs: { first, starts },
  };
}

export default start;
