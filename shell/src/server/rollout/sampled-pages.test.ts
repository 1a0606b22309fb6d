import type { ReleaseDocument } from '@enerabi/release/document';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { ReleaseFigures } from '../release-figures.ts';
import { ReportTokens } from './report-tokens.ts';
import { SampledPages } from './sampled-pages.ts';

const document = { apps: {}, releases: { r_1: { app: 'mfe-search' } } } as unknown as ReleaseDocument;
const good = '{"LCP":1200,"INP":40,"CLS":0.01}';

let now: number;
let registry: Registry;
let pages: SampledPages;
let drawn: number;
beforeEach(() => {
  now = 1_000_000;
  drawn = 0.05;
  registry = new Registry();
  const tokens = new ReportTokens(() => now);
  pages = new SampledPages({ tokens, figures: new ReleaseFigures(registry), share: 10, random: () => drawn });
});
const tokenOf = (markup = ''): string => /data-token="([^"]*)"/.exec(markup)?.[1] ?? '';
const draw = () => tokenOf(pages.bodyEnd('abc', 'mfe-search', 'r_1'));
const report = (body: string, address = '198.51.100.1') => ({ body, visitorId: undefined, address });
const value = async (line: string) =>
  Number(
    (await registry.metrics())
      .split('\n')
      .find((text) => text.startsWith(line))
      ?.split(' ')
      .at(-1) ?? 0,
  );

describe('a page that is measured without a rollout', () => {
  it('is drawn as often as the setting says, and never without it', () => {
    expect(pages.bodyEnd('abc', 'mfe-search', 'r_1')).toContain('data-app="mfe-search/r_1"');
    drawn = 0.1;
    expect(pages.bodyEnd('abc', 'mfe-search', 'r_1')).toBeUndefined();
    const off = new SampledPages({
      tokens: new ReportTokens(() => now),
      figures: new ReleaseFigures(new Registry()),
      share: 0,
      random: () => 0,
    });
    expect(off.bodyEnd('abc', 'mfe-search', 'r_1')).toBeUndefined();
  });

  it('counts what it measured and what failed, by release', async () => {
    expect(pages.acceptVitals(document, report(`${draw()} mfe-search/r_1 ${good}`))).toBe(true);
    expect(pages.acceptFailure(document, report(`${draw()} /builds/r/mfe-search/r_1`))).toBe(true);
    expect(await value('shell_release_vital_seconds_sum{app="mfe-search",release="r_1",name="LCP"}')).toBe(
      1.2,
    );
    expect(await value('shell_release_layout_shift_sum{app="mfe-search",release="r_1"}')).toBe(0.01);
    expect(await value('shell_release_browser_failures_total{app="mfe-search",release="r_1"}')).toBe(1);
  });

  it.each([
    ['a forged token', () => `zzzz.forged mfe-search/r_1 ${good}`],
    ['a release that is not live', () => `${draw()} mfe-search/r_9 ${good}`],
    ['another app', () => `${draw()} mfe-account/r_1 ${good}`],
    ['no figures', () => `${draw()} mfe-search/r_1 x`],
    ['figures that are none', () => `${draw()} mfe-search/r_1 {"LCP":-1}`],
    ['nothing', () => ''],
  ])('counts for nothing with %s', async (_, body) => {
    expect(pages.acceptVitals(document, report(body()))).toBe(false);
    expect(pages.acceptFailure(document, report(body()))).toBe(false);
    expect(await registry.metrics()).not.toContain('release="r_');
  });

  it('counts for nothing later than an hour, and not without end for a network', () => {
    const token = draw();
    const send = (address?: string) =>
      pages.acceptVitals(document, report(`${token} mfe-search/r_1 ${good}`, address));
    for (let at = 0; at < 20; at += 1) expect(send()).toBe(true);
    expect(send()).toBe(false);
    expect(send('203.0.113.9')).toBe(true);
    now += 3_600_001;
    expect(send('203.0.113.10')).toBe(false);
  });
});
