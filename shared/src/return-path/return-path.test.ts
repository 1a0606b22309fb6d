import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loginPath, returnPathOf } from './return-path.ts';

describe('where to go after logging in (R2.7)', () => {
  it.each([
    '/',
    '/mypage',
    '/f/hikari?tab=1#map',
    '/f?keyword=%E4%B8%8B%E6%9D%BE',
    '/activate/basic_information/x',
  ])('is %s of this site', (path) => {
    expect(returnPathOf(path)).toBe(path);
  });

  it.each([
    ['another site', 'https://evil.test/'],
    ['another site without a scheme', '//evil.test'],
    ['one behind a backslash', '/\\evil.test'],
    ['one behind a tab, which browsers drop', '/\t/evil.test'],
    ['one behind dots', '/.//evil.test'],
    ['one behind encoded dots', '/%2e//evil.test'],
    ['a script', 'javascript:alert(1)'],
    ['a name', 'mypage'],
    ['nothing', ''],
    ['not given', null],
    ['endless', `/${'a'.repeat(3_000)}`],
    ['endless once its letters are encoded', `/${'保'.repeat(1_000)}`],
    ['the login page itself', '/login?return_to=/login'],
    ['a page to register on', '/register'],
    ['a password page', '/password_reset/0000'],
  ])('is nowhere where it is %s', (_, path) => {
    expect(returnPathOf(path)).toBeUndefined();
  });

  it('never leads to another site, whatever is written', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2e',
      '%2f',
      '@',
      ':',
      '\t',
      '\n',
      'evil.test',
      'a',
      '?',
      '#',
      '　',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (written) => {
        const path = returnPathOf(written.join(''));
        if (path === undefined) return;
        expect(new URL(path, 'https://site.test').host).toBe('site.test');
        expect(returnPathOf(path)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is remembered by the login page', () => {
    expect(loginPath('https://site.test/mypage/edit?x=1')).toBe('/login?return_to=%2Fmypage%2Fedit%3Fx%3D1');
    expect(loginPath('/login')).toBe('/login');
    expect(returnPathOf(new URL(loginPath('/mypage'), 'https://a.test').searchParams.get('return_to'))).toBe(
      '/mypage',
    );
  });
});
