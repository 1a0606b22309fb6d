import { readFileSync } from 'node:fs';
import path from 'node:path';
import { prefectures } from '@enerabi/shared/constants';
import { describe, expect, it } from '@jest/globals';
import { type RouteClaim, routeOwner } from './route-owner.ts';

const root = path.join(import.meta.dirname, '../..');
const json = <T>(file: string): T => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
const claims = json<RouteClaim[]>('shell/routes.json');

describe('who owns a route (requirements, first table)', () => {
  it.each([
    ['/', 'mfe-search'],
    ['/f', 'mfe-search'],
    ['/f/hikari/notice_board/x', 'mfe-search'],
    ['/o/abc', 'mfe-search'],
    ['/job_top', 'mfe-search'],
    ['/tokyo', 'mfe-search'],
    ['/tokyo/e/matsuri', 'mfe-search'],
    ['/railway_search/13/select_station', 'mfe-search'],
    ['/login', 'mfe-account'],
    ['/mypage/favorite/job', 'mfe-account'],
    ['/activate/basic_information/1', 'mfe-account'],
    ['/one_stop/mypage', 'mfe-account'],
    ['/saved_search/end', 'mfe-account'],
    ['/contact/hikari/job_contact_input', 'mfe-contact'],
    ['/support_message/hikari/input', 'mfe-contact'],
    ['/one_stop/f/hikari', 'mfe-booking'],
    ['/one_stop/contact/hikari/contact_input', 'mfe-booking'],
    ['/terms', 'shell'],
    ['/one_stop/terms', 'shell'],
    ['/one_stop/unknown', 'shell'],
  ])('%s is of %s', (pathname, app) => expect(routeOwner(claims, pathname)).toBe(app));

  it('is decided by whole segments, however they are written', () => {
    expect(routeOwner(claims, '/login/')).toBe('mfe-account');
    expect(routeOwner(claims, '/loginx')).toBe('mfe-search');
    expect(routeOwner([], '/f')).toBeUndefined();
  });

  it('is the same in the table and in what each remote claims for itself', () => {
    for (const app of ['mfe-search', 'mfe-account', 'mfe-contact', 'mfe-booking', 'gallery']) {
      const claimed = claims.filter((claim) => claim.app === app).map(({ path }) => path);
      expect(json<{ paths: string[] }>(`${app}/remote.json`).paths.toSorted()).toEqual(claimed.toSorted());
    }
  });

  it('never takes a prefecture for a fixed segment', () => {
    const fixed = claims
      .map((claim) => claim.path.split('/')[1])
      .filter((segment) => segment && !segment.startsWith(':'));
    const served = ['api', 'builds', 'illustrations', 'pictures', 'rss', 'healthz', 'readyz', 'metrics'];
    for (const { slug } of prefectures) expect([...fixed, ...served]).not.toContain(slug);
  });
});
