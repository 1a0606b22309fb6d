import type { ReleaseDocument } from '@enerabi/release/document';
import { rolloutStages } from '@enerabi/release/service-record';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { exposedApps } from './composition.ts';
import { FailureReports, failureScript } from './failure-reports.ts';
import { ReportTokens } from './report-tokens.ts';
import { RolloutVisits } from './rollout-visits.ts';

const document = {
  apps: {
    shell: { active: 'r_s', rollout: null, disabled: false },
    'mfe-search': {
      active: 'r_1',
      rollout: { id: 'ro_1', candidate: 'r_2', weight: 5_000 },
      disabled: false,
    },
  },
} as unknown as ReleaseDocument;
/** Visitors of both sides. */
const visitors = Array.from({ length: 40 }, (_, at) => `visitor-${at}`);
const exposed = visitors.filter((visitor) => exposedApps(document, visitor).length > 0);
const others = visitors.filter((visitor) => !exposed.includes(visitor));

let now: number;
let visits: RolloutVisits;
let tokens: ReportTokens;
let reports: FailureReports;
beforeEach(() => {
  now = 1_000_000;
  visits = new RolloutVisits({ visits: 100, failed: 100 }, {});
  tokens = new ReportTokens(() => now);
  reports = new FailureReports(tokens, visits);
});
const tokenOf = (visitorId: string): string => tokens.make(visitorId);
const report = (visitorId: string, paths: string, more: { token?: string; address?: string } = {}): boolean =>
  reports.accept(document, {
    body: `${more.token ?? tokenOf(visitorId)} ${paths}`,
    visitorId,
    address: more.address ?? `198.51.100.${visitors.indexOf(visitorId)}`,
  });
const failed = () => {
  const [stage] = rolloutStages(Object.values(visits.all));
  return { candidate: stage?.candidate.failed ?? 0, active: stage?.active.failed ?? 0 };
};
const [first = '', second = ''] = exposed;
const [other = ''] = others;

describe('a report of a browser', () => {
  it('counts against the release that the visitor got', () => {
    expect(report(first, '/builds/r/shell/r_s /builds/r/mfe-search/r_2')).toBe(true);
    expect(report(other, '/builds/r/mfe-search/r_1')).toBe(true);
    expect(failed()).toEqual({ candidate: 1, active: 1 });
  });

  it.each([
    ['of a release that the visitor did not get', '/builds/r/mfe-search/r_1'],
    ['of an app that is not rolled out', '/builds/r/shell/r_s'],
    ['of nothing', ''],
    ['of something else', '/builds/r/mfe-search/../r_2 https://evil.example/builds/r/mfe-search/r_2'],
  ])('counts for nothing %s', (_, paths) => {
    expect(report(first, paths)).toBe(false);
    expect(failed()).toEqual({ candidate: 0, active: 0 });
  });

  it.each([
    ['no token', ''],
    ['a token of nobody', 'zzzzzzzz.forged'],
    ['half a token', 'zzzzzzzz'],
  ])('counts for nothing with %s', (_, token) => {
    expect(report(first, '/builds/r/mfe-search/r_2', { token })).toBe(false);
  });

  it("counts for nothing with another visitor's token, an old one, or one of another server", () => {
    expect(report(first, '/builds/r/mfe-search/r_2', { token: tokenOf(second) })).toBe(false);
    const token = new ReportTokens(() => now).make(first);
    expect(report(first, '/builds/r/mfe-search/r_2', { token })).toBe(false);
    const own = tokenOf(first);
    now += 3_600_001;
    expect(report(first, '/builds/r/mfe-search/r_2', { token: own })).toBe(false);
  });

  it('counts with the token of another server that has the same secret', () => {
    const secret = 'the same on every shell server, 32';
    const [one, two] = [new ReportTokens(() => now, secret), new ReportTokens(() => now, secret)];
    expect(one.isGenuine(two.make(first), first)).toBe(true);
    expect(one.isGenuine(two.make(first), second)).toBe(false);
    expect(one.isGenuine(new ReportTokens(() => now, `${secret}!`).make(first), first)).toBe(false);
  });

  it('counts once for a network: nobody can take a rollout back alone', () => {
    for (const visitor of exposed) report(visitor, '/builds/r/mfe-search/r_2', { address: '203.0.113.7' });
    expect(failed().candidate).toBe(1);
    for (const [at, visitor] of exposed.toReversed().entries())
      report(visitor, '/builds/r/mfe-search/r_2', { address: `2001:db8::${at + 1}` });
    expect(failed().candidate).toBe(2);
  });
});

it('the script has the nonce of the page, and nothing of the visitor', () => {
  const script = failureScript(tokens.make('visitor-id'), 'abc');
  expect(script).toMatch(/^<script nonce="abc">\(.*\)\("[0-9a-z]+\.[\w-]{43}"\)<\/script>$/);
  expect(script).not.toContain('visitor-id');
  expect(script.length).toBeLessThan(700);
});
