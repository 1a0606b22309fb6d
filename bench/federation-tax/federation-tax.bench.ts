import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium, howToGetChromium } from '../../scripts/test/chromium.ts';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { bestOf, median, noise } from '../statistics.ts';
import { limits } from './federation-tax.limits.ts';
import { type FirstPage, visitFirstPage } from './first-page.ts';
import { largestPaint } from './largest-paint.ts';
import { type ScriptSizes, scriptSizes } from './script-sizes.ts';
import { buildSingleBundle } from './single-bundle/build-single-bundle.ts';

const page = '/f?area=130001';

/**
 * The browser may paint between two slices of the document or only after the last one, at random, and the difference
 * exceeds what is measured. The best of several visits is reliable.
 */
const paintsARound = 6;

/**
 * Compares the first page of separate releases with the same sources built as one bundle and served in the same way.
 */
const federationTax: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGetChromium);
  const folder = await resources.folder();
  const federated = await productBuilds(path.join(folder, 'product-builds'), say);
  say('building the same sources as one bundle');
  const single = await buildSingleBundle(path.join(folder, 'single-bundle'));
  say('starting the API, and both sites over it');
  const api = resources.add(await startApi({ dataDir: path.join(folder, 'api') }));
  const site = async (name: string, builds: typeof single) =>
    resources.add(await startSite({ dataDir: path.join(folder, name), builds, apiOrigin: api.origin }));
  const [subject, control] = [await site('federated', federated), await site('single', single)];
  const browser = await chromium.launch({ executablePath });
  resources.add({ stop: () => browser.close() });

  const addresses = { subject: `${subject.origin}${page}`, control: `${control.origin}${page}` };
  for (const address of Object.values(addresses)) await visitFirstPage(browser, address);
  const visits = await inTurns(quick ? 2 : 5, addresses, (address, turn) => {
    say(`visit ${turn}`);
    return visitFirstPage(browser, address);
  });
  const paints = await inTurns((quick ? 3 : 11) * paintsARound, addresses, (address, turn) => {
    say(`paint ${turn}`);
    return largestPaint(browser, address);
  });
  const scripts = {
    subject: await sizesOf(subject.origin, visits.subject),
    control: await sizesOf(control.origin, visits.control),
  };
  return report(visits, paints, scripts, browser.version());
}

interface Both<T> {
  subject: T;
  control: T;
}

async function inTurns<T>(
  turns: number,
  { subject, control }: Both<string>,
  visit: (address: string, turn: string) => Promise<T>,
): Promise<Both<T[]>> {
  const visits: Both<T[]> = { subject: [], control: [] };
  for (let turn = 1; turn <= turns; turn += 1) {
    visits.subject.push(await visit(subject, `${turn} of ${turns}`));
    visits.control.push(await visit(control, `${turn} of ${turns}`));
  }
  return visits;
}

/** @throws Error if two visits fetched different scripts, so that there is no single size */
async function sizesOf(origin: string, visits: readonly FirstPage[]): Promise<ScriptSizes[]> {
  const lists = new Set(
    visits.map(({ scripts }) =>
      scripts
        .map(({ path }) => path)
        .sort()
        .join(' '),
    ),
  );
  if (lists.size !== 1) throw new Error(`Visits fetched different scripts: ${[...lists].join(' | ')}`);
  return Promise.all((visits[0]?.scripts ?? []).map(({ path }) => scriptSizes(origin, path)));
}

function report(
  visits: Both<FirstPage[]>,
  paints: Both<number[]>,
  scripts: Both<ScriptSizes[]>,
  browserVersion: string,
) {
  const size = (encoding: Exclude<keyof ScriptSizes, 'path'>): Both<number> => ({
    subject: scripts.subject.reduce((sum, of) => sum + of[encoding], 0),
    control: scripts.control.reduce((sum, of) => sum + of[encoding], 0),
  });
  const of = (value: (visit: FirstPage) => number): Both<number> & { noise: number } => ({
    subject: median(visits.subject.map(value)),
    control: median(visits.control.map(value)),
    noise: noise(visits.subject.map(value)),
  });
  const [gzip, brotli] = [size('gzip'), size('brotli')];
  const best = {
    subject: bestOf(paintsARound, paints.subject),
    control: bestOf(paintsARound, paints.control),
  };
  const lcp = { subject: median(best.subject), control: median(best.control), noise: noise(best.subject) };
  const discovered = of(({ scripts: fetched }) => fetched.filter(({ isInHtml }) => !isInHtml).length);
  const lastScript = of(
    ({ scripts: fetched, documentMs }) => Math.max(...fetched.map(({ startMs }) => startMs)) - documentMs,
  );
  const remoteEntry = scripts.subject.find(({ path }) => path.includes('/remoteEntry.'));
  const count = (name: string, { subject, control }: Both<number>): Measurement => ({
    name,
    unit: 'count',
    subject,
    control,
  });
  const measurements: Measurement[] = [
    count(
      'requests',
      of(({ requests }) => requests),
    ),
    count(
      'scripts',
      of(({ scripts: fetched }) => fetched.length),
    ),
    count('scripts that the HTML does not name', discovered),
    { name: 'JS, gzip', unit: 'bytes', ...gzip },
    { name: 'JS, brotli', unit: 'bytes', ...brotli },
    { name: 'JS, gzip computed', unit: 'bytes', ...size('gzipComputed') },
    { name: 'JS, brotli computed', unit: 'bytes', ...size('brotliComputed') },
    { name: 'JS, not compressed', unit: 'bytes', ...size('bytes') },
    { name: 'remote entry, gzip', unit: 'bytes', subject: remoteEntry?.gzip ?? Number.NaN },
    { name: 'last script asked for, after the HTML', unit: 'ms', ...lastScript },
    {
      name: 'first contentful paint',
      unit: 'ms',
      ...of(({ firstContentfulPaintMs }) => firstContentfulPaintMs),
    },
    {
      name: 'largest contentful paint, all visits',
      unit: 'ms',
      subject: median(paints.subject),
      control: median(paints.control),
      noise: noise(paints.subject),
    },
    { name: `largest contentful paint, best of ${paintsARound}`, unit: 'ms', ...lcp },
    { name: 'hydrated', unit: 'ms', ...of(({ hydratedMs }) => hydratedMs) },
    count(
      'scripts when idle',
      of(({ scriptsWhenIdle }) => scriptsWhenIdle.length),
    ),
  ];
  const { gzipRatio, brotliRatio, gzipBytes, remoteEntryBytes, waterfall, lcpRatio } = limits;
  return {
    measurements,
    checks: [
      check(gzipRatio, gzip.subject / gzip.control),
      check(brotliRatio, brotli.subject / brotli.control),
      check(gzipBytes, gzip.subject),
      check(remoteEntryBytes, remoteEntry?.gzip ?? Number.NaN),
      check(waterfall, discovered.subject - discovered.control),
      check(lcpRatio, lcp.subject / lcp.control),
    ],
    notes: [`${page}, ${browserVersion}: 150 ms round trip, 1.6 Mbps, CPU slowed 4 times; KB are 1000 bytes`],
    runs: { scripts, visits, paints },
  };
}

export default federationTax;
