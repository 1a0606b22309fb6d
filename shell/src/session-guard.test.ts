import { describe, expect, it } from '@jest/globals';
import { guardedBy } from './session-guard.ts';
import { meantFor } from './session-routes.ts';

const at = (path: string): URL => new URL(path, 'https://site.test');

describe('guards that depend on the session alone (R2.7)', () => {
  it.each([
    '/mypage',
    '/mypage/',
    '/mypage/edit',
    '/mypage/favorite/job',
    '/mypage/favorite/facility',
    '/one_stop/mypage',
  ])('a visitor of %s logs in and comes back', (path) => {
    expect(guardedBy(at(`${path}?page=2`), false)).toBe(
      `/login?return_to=${encodeURIComponent(`${path}?page=2`)}`,
    );
    expect(guardedBy(at(path), true)).toBeUndefined();
  });

  it.each(['/login', '/register'])('a member at %s goes to my page, or where they wanted to go', (path) => {
    expect(guardedBy(at(path), true)).toBe('/mypage');
    expect(guardedBy(at(`${path}?return_to=/f/hikari`), true)).toBe('/f/hikari');
    expect(guardedBy(at(`${path}?return_to=//evil.test`), true)).toBe('/mypage');
    expect(guardedBy(at(path), false)).toBeUndefined();
  });

  it.each(['/', '/f', '/mypages', '/password_forgot', '/activate/3f1c', '/one_stop/f/hikari'])(
    '%s is for everybody',
    (path) => {
      expect(meantFor(path)).toBeUndefined();
    },
  );
});
