import { setTimeout as sleep } from 'node:timers/promises';
import { openTestSite } from '@enerabi/shell/testing';
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts';
import { untilShown } from '../containment/timed-page.ts';
import { check, type Limit } from '../limits.ts';
import { median } from '../statistics.ts';

const perSecond = 50;
const seconds = 60;
const share = '10';
/** Sites beside each other: each needs a small part of a core. */
const atOnce = 4;

interface Rollout {
  kind: 'bad' | 'good';
  /** From the first request until it was taken back; null if it was not. */
  takenBackS: number | null;
  because: string | null;
  requests: number;
  /** Pages that were not 200. */
  failed: number;
}

/** Rolls a release out under load, with the judge of the registry service beside it. */
async function rollOut(kind: Rollout['kind']): Promise<Rollout> {
  const site = await openTestSite({ remotes: { 'mfe-search': undefined } });
  let decided: { atMs: number; because: string } | undefined;
  try {
    await untilShown(site.origin, 'mfe-search');
    await site.rollOut(
      'mfe-search',
      'candidate',
      share,
      kind === 'bad' ? 'throws for one page in twenty' : undefined,
    );
    await untilShown(site.origin, 'candidate');
    const beganMs = performance.now();
    const stopWatching = site.watchRollouts(({ kind: what, reason }) => {
      if (what === 'abort') decided ??= { atMs: performance.now(), because: reason };
    });
    let failed = 0;
    const asked: Promise<void>[] = [];
    for (let at = 0; at < perSecond * seconds && !decided; at++) {
      const early = beganMs + (at * 1_000) / perSecond - performance.now();
      if (early > 0) await sleep(early);
      asked.push(
        fetch(`${site.origin}/f`)
          .then(async (reply) => {
            await reply.text();
            if (reply.status !== 200) failed++;
          })
          .catch(() => void failed++),
      );
    }
    await Promise.all(asked);
    await stopWatching();
    return {
      kind,
      takenBackS: decided ? (decided.atMs - beganMs) / 1_000 : null,
      because: decided?.because ?? null,
      requests: asked.length,
      failed,
    };
  } finally {
    await site.close();
  }
}

const source = (wording: string): string => `Releases issue, “What it must show”: “${wording}”`;
const limits = (runs: number): Record<'bad' | 'good' | 'failed', Limit> => ({
  bad: {
    what: 'bad releases that were taken back within 60 s',
    bound: 'at least',
    value: runs,
    unit: 'count',
    source: source('throws for 5 % of requests, rolled out to 10 %, is rolled back by itself within 60 s'),
  },
  good: {
    what: 'good releases that were taken back',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: source('a good one under the same traffic is not'),
  },
  failed: {
    what: 'pages without an answer',
    bound: 'at most',
    value: 0,
    unit: 'count',
    source: source('never a page without an answer'),
  },
});

/** Rolls bad and good releases out, each twenty times. */
const errorBudget: Benchmark = async ({ quick, say }: BenchmarkOptions) => {
  const count = quick ? 2 : 20;
  const planned = Array.from({ length: count }, () => ['bad', 'good'] as const).flat();
  const rollouts: Rollout[] = [];
  const queue = planned.values();
  const work = async (): Promise<void> => {
    for (const kind of queue) {
      const outcome = await rollOut(kind);
      rollouts.push(outcome);
      const end =
        outcome.takenBackS === null ? 'kept' : `taken back after ${outcome.takenBackS.toFixed(1)} s`;
      say(`${rollouts.length} of ${planned.length}: a ${kind} release was ${end}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const times = (kind: Rollout['kind']): number[] =>
    rollouts.flatMap(({ kind: its, takenBackS }) =>
      its === kind && takenBackS !== null ? [takenBackS] : [],
    );
  const { bad, good, failed } = limits(count);
  const failures = rollouts.reduce((sum, rollout) => sum + rollout.failed, 0);
  return {
    measurements: [
      { name: 'until a bad release is taken back, median', unit: 's', subject: median(times('bad')) },
      { name: 'until a bad release is taken back, longest', unit: 's', subject: Math.max(...times('bad')) },
    ],
    checks: [check(bad, times('bad').length), check(good, times('good').length), check(failed, failures)],
    notes: [
      `${perSecond} pages a second for ${seconds} s at ${share} % of the visitors, each request a new visitor; ${atOnce} sites beside each other`,
    ],
    runs: rollouts,
  };
};

export default errorBudget;
