import vm from 'node:vm';
import type { ReleaseDocument } from '@enerabi/release/document';
import { compareVitals } from '@enerabi/release/service-record';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { exposedApps } from './composition.ts';
import { ReportTokens } from './report-tokens.ts';
import { VitalsReports } from './vitals-reports.ts';
import { vitalsElement, vitalsScript } from './vitals-script.ts';

const rollout = { id: 'ro_1', candidate: 'r_2', weight: 5_000 };
const document = {
  apps: { 'mfe-search': { active: 'r_1', rollout, disabled: false } },
} as unknown as ReleaseDocument;
const visitors = Array.from({ length: 40 }, (_, at) => `visitor-${at}`);
const [first = ''] = visitors.filter((visitor) => exposedApps(document, visitor).length > 0);
const [other = ''] = visitors.filter((visitor) => exposedApps(document, visitor).length === 0);

let tokens: ReportTokens;
let reports: VitalsReports;
beforeEach(() => {
  tokens = new ReportTokens(() => 1_000_000);
  reports = new VitalsReports(tokens);
});
const report = (visitorId: string, values: string, app = 'mfe-search', address = '198.51.100.1'): boolean =>
  reports.accept(document, { body: `${tokens.make(visitorId)} ${app} ${values}`, visitorId, address });
const compared = () => compareVitals(Object.values(reports.all));

describe('what a browser measured', () => {
  it('counts for the release that the visitor got', () => {
    expect(report(first, '{"LCP":1200,"CLS":0.02}')).toBe(true);
    expect(report(other, '{"LCP":800,"INP":40}')).toBe(true);
    expect(compared()).toMatchObject([
      { name: 'LCP', candidate: { pages: 1 }, active: { pages: 1 } },
      { name: 'INP', candidate: null, active: { pages: 1 } },
      { name: 'CLS', candidate: { pages: 1 }, active: null },
    ]);
  });

  it.each([
    ['is no figure', '{"LCP":"fast"}'],
    ['is none of a page', '{"LCP":-1}'],
    ['is too much', '{"LCP":1,"secret":"x"}'],
    ['is not whole', '{"LCP":'],
    ['is nothing', ''],
  ])('counts for nothing where it %s', (_, values) => {
    expect(report(first, values)).toBe(false);
  });

  it('counts for nothing without a token of the page, or for an app that is not rolled out', () => {
    expect(reports.accept(document, { body: 'x mfe-search {}', visitorId: first, address: 'x' })).toBe(false);
    expect(report(first, '{"LCP":1}', 'mfe-account')).toBe(false);
  });

  it('counts for twenty pages of a network, and is forgotten with its rollout', () => {
    for (let at = 0; at < 30; at++) report(first, '{"LCP":100}');
    expect(compared()[0]?.candidate?.pages).toBe(20);
    reports.follow({ apps: { one: { rollout: null } } } as unknown as ReleaseDocument);
    expect(reports.all).toEqual({});
  });
});

it('the script is one that every browser of the site can run, and knows its token by its element', () => {
  expect(() => new vm.Script(vitalsScript())).not.toThrow();
  expect(vitalsScript()).toContain('webVitals');
  expect(vitalsElement('t', 'mfe-search', 'n')).toBe(
    '<script async nonce="n" src="/visit_vitals.js" data-token="t" data-app="mfe-search"></script>',
  );
});
