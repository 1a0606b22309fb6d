import path from 'node:path';
import { type Fault, faults, openTestSite, type TestSite } from '@enerabi/shell/testing';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise, percentile } from '../statistics.ts';
import { containmentLimit, limits } from './containment.limits.ts';
import { timedPage, untilShown } from './timed-page.ts';
import { spawnToFirstPage, type WorkerStarts } from './worker-start.ts';

interface Waits {
  /** In each round, the longest wait for a page of the remote whose release is bad. */
  first: number[];
  /** Pages of another remote, each while the bad release was live. */
  others: number[];
}

const failed = ({ msg }: Record<string, unknown>): boolean => msg === 'a release gave no page';

/**
 * Publishes a good release and a bad one, and requests pages until the server has detected it; each must be rendered
 * by the good one.
 * @throws Error if a visitor got anything else
 */
async function waitsWith(
  site: TestSite,
  fault: Fault,
  round: number,
): Promise<{ first: number; others: number[] }> {
  const good = `good ${fault} ${round}`;
  await site.publish('mfe-search', good);
  await untilShown(site.origin, good);
  const known = site.log.filter(failed).length;
  await site.publish('mfe-search', `bad ${fault} ${round}`, fault);
  const [waits, others]: [number[], number[]] = [[], []];
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    let isAnswered = false;
    const visitor = timedPage(`${site.origin}/f`, 200, good).finally(() => {
      isAnswered = true;
    });
    // Prevents an unhandled rejection before the await below.
    visitor.catch(() => {});
    // The fixture has no such page: its 404, in the site's frame, is rendered by that other remote's worker.
    while (!isAnswered) others.push((await timedPage(`${site.origin}/login`, 404)).ms);
    waits.push((await visitor).ms);
    if (site.log.filter(failed).length > known) return { first: Math.max(...waits), others };
  }
  throw new Error(`A release that ${fault} was never found out`);
}

async function rollback(site: TestSite, round: number): Promise<number> {
  const [before, after] = [`before ${round}`, `after ${round}`];
  await site.publish('mfe-search', before);
  await untilShown(site.origin, before);
  await site.publish('mfe-search', after);
  await untilShown(site.origin, after);
  await site.rollBack('mfe-search');
  return (await timedPage(`${site.origin}/f`, 200, before)).ms;
}

/** Measures visitors' waits when something goes wrong: bad releases of every kind, a worker's start, a rollback. */
const containment: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const rounds = quick ? 2 : 7;
  const folder = await resources.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  say('starting workers of the real shell and mfe-account');
  const starts = await spawnToFirstPage(builds, quick ? 3 : 15, path.join(folder, 'compiled'));
  const waits = new Map<Fault, Waits>();
  const rollbacks: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`bad releases: round ${round} of ${rounds}`);
    for (const fault of Object.keys(faults) as Fault[]) {
      const site = await openTestSite();
      try {
        await site.publish('mfe-account', 'account');
        const seen = waits.get(fault) ?? { first: [], others: [] };
        const { first, others } = await waitsWith(site, fault, round);
        waits.set(fault, { first: [...seen.first, first], others: [...seen.others, ...others] });
      } finally {
        await site.close();
      }
    }
    const site = await openTestSite();
    try {
      rollbacks.push(await rollback(site, round));
    } finally {
      await site.close();
    }
  }
  return report(starts, waits, rollbacks);
}

function report(starts: WorkerStarts, waits: ReadonlyMap<Fault, Waits>, rollbacks: number[]) {
  const line = (name: string, values: number[], control?: number[]): Measurement => ({
    name,
    unit: 'ms',
    subject: median(values),
    noise: noise(values),
    ...(control && { control: median(control) }),
  });
  const others = [...waits.values()].flatMap((of) => of.others);
  return {
    measurements: [
      line('worker spawn to first page, of a new release', starts.newRelease, starts.bare),
      line('worker spawn to first page, of a known one', starts.knownRelease, starts.bare),
      line('next request after a rollback', rollbacks),
      ...[...waits].map(([fault, { first }]) => line(`a release that ${fault}`, first)),
      { name: 'another remote meanwhile, p99', unit: 'ms' as const, subject: percentile(others, 99) },
    ],
    checks: [
      check(limits.start, median(starts.newRelease)),
      check(limits.rollback, median(rollbacks)),
      ...[...waits].map(([fault, { first }]) => check(containmentLimit(fault), median(first))),
      check(limits.others, percentile(others, 99)),
    ],
    notes: [
      'the control of a start is a worker without any code',
      'what the first visitor waits for the last known good release, medians; every answer was 200 and the good page',
    ],
    runs: { starts, rollbacks, waits: Object.fromEntries(waits) },
  };
}

export default containment;
