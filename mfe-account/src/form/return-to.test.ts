import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withReturn } from './return-to.ts';

describe('the way on through the entrance (R2.7)', () => {
  it('leads to where the visitor wanted to go', () => {
    expect(
      withReturn('/register', new URLSearchParams({ return_to: '/f/hikari?tab=1', reset: 'done' })),
    ).toBe('/register?return_to=%2Ff%2Fhikari%3Ftab%3D1');
    expect(withReturn('/register', new URLSearchParams())).toBe('/register');
  });

  it('adds nothing that leads elsewhere, and loses nothing on the way', () => {
    const written = fc.oneof(fc.string(), fc.webPath(), fc.webUrl(), fc.constant('//evil.test/'));
    fc.assert(
      fc.property(written, (return_to) => {
        const first = withReturn('/register', new URLSearchParams({ return_to }));
        const { origin, pathname, searchParams } = new URL(first, 'https://site.test');
        expect([origin, pathname]).toEqual(['https://site.test', '/register']);
        expect(withReturn('/register', searchParams)).toBe(first);
      }),
    );
  });
});
