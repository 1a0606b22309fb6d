import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, howToGetChromium } from '../../scripts/test/chromium.ts';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise, percentile } from '../statistics.ts';
import { limits } from './map.limits.ts';
import { type Moving, moveMap } from './smoothness.ts';
import { answerOf, everyPoint, mapPoints, noPoints } from './ten-thousand.ts';

/** Zoomed out once, it shows all of Japan except its farthest islands, which have a few facilities. */
const page = '/map_search?lat=37.4&lng=136.7&zoom=5.3';
const facilities = Math.round(mapPoints * 1.05);
const browserArguments = ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'];

/**
 * How smoothly the map moves with ten thousand facilities in view, compared with the same map and list without
 * points.
 */
const map: Benchmark = (options) => withResources((resources) => measure(options, resources));

const kinds = ['none', 'clustered', 'single'] as const;
type Kind = (typeof kinds)[number];

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGetChromium);
  const folder = await resources.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  say(`starting the API with ${facilities} facilities`);
  const api = resources.add(await startApi({ dataDir: path.join(folder, 'api'), facilities }));
  const site = resources.add(await startSite({ dataDir: folder, builds, apiOrigin: api.origin }));
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  resources.add({ stop: () => browser.close() });
  const answer = await answerOf(api.origin);
  if (answer.total < mapPoints) throw new Error(`there are only ${answer.total} facilities`);
  const replies = { none: noPoints(answer), clustered: undefined, single: everyPoint(answer) };
  const runs: Record<Kind, Moving[]> = { none: [], clustered: [], single: [] };
  const turns = quick ? 2 : 5;
  for (let turn = 1; turn <= turns; turn += 1)
    for (const kind of kinds) {
      say(`${kind}, ${turn} of ${turns}`);
      runs[kind].push(await moveMap(browser, `${site.origin}${page}`, mapPoints, replies[kind]));
    }
  return report(runs, browser.version());
}

function report(runs: Record<Kind, Moving[]>, version: string) {
  const figures = (kind: Kind, figure: (moving: Moving) => number) => runs[kind].map(figure);
  const frame = ({ frames }: Moving) => median(frames);
  const slowFrame = ({ frames }: Moving) => percentile(frames, 95);
  const longest = ({ longTasks }: Moving) => Math.max(0, ...longTasks);
  const measured = [
    ['frame, median', frame],
    ['frame, p95', slowFrame],
    ['longest task', longest],
  ] as const;
  const names = { clustered: '10,000 as the API answers', single: '10,000 as single points' } as const;
  const measurements = (['clustered', 'single'] as const).flatMap((kind) =>
    measured.map(([name, figure]): Measurement => {
      const values = figures(kind, figure);
      const control = median(figures('none', figure));
      return {
        name: `${names[kind]}: ${name}`,
        unit: 'ms',
        subject: median(values),
        control,
        noise: noise(values),
      };
    }),
  );
  const ratio = median(figures('clustered', slowFrame)) / median(figures('none', slowFrame));
  return {
    measurements,
    checks: [check(limits.frameRatio, ratio)],
    notes: [
      `Chromium ${version} without a graphics card: it draws on the processor, which is slowed four times.`,
      'Control: the same map beside the same list, without points.',
    ],
    runs,
  };
}

export default map;
