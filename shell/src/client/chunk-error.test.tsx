import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isChunkError, reloadOncePerBuild } from './chunk-error.ts';

describe('a chunk that cannot be loaded (R7.2)', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://example.jp/builds/r/x.mjs', // Chromium
    'error loading dynamically imported module: https://example.jp/builds/r/x.mjs', // Firefox
    'Importing a module script failed.', // Safari
  ])('is known by what the browser says: %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('is known by what the chunk loader says', () => {
    expect(
      isChunkError(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })),
    ).toBe(true);
  });

  it.each([new Error('x is not a function'), 'Importing a module script failed.', { status: 404 }, null])(
    'is nothing else: %p',
    (error) => {
      expect(isChunkError(error)).toBe(false);
    },
  );
});

describe('the reload (R7.2)', () => {
  let reloads: number;
  const reload = (): void => {
    reloads += 1;
  };
  beforeEach(() => {
    reloads = 0;
    sessionStorage.clear();
  });

  it('comes once per build, not in a loop', () => {
    expect(reloadOncePerBuild('7', reload)).toBe(true);
    expect(reloadOncePerBuild('7', reload)).toBe(false);
    expect(reloads).toBe(1);
    expect(reloadOncePerBuild('8', reload)).toBe(true);
    expect(reloadOncePerBuild('8', reload)).toBe(false);
    expect(reloads).toBe(2);
  });

  describe('in a browser that remembers nothing', () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'sessionStorage') as PropertyDescriptor;
    beforeEach(() => {
      Object.defineProperty(window, 'sessionStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    afterEach(() => {
      Object.defineProperty(window, 'sessionStorage', storage);
    });

    it('does not come, since it could not be distinguished from a loop', () => {
      expect(reloadOncePerBuild('7', reload)).toBe(false);
      expect(reloads).toBe(0);
    });
  });
});
