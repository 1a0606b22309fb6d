import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserRuntime } from './browser-runtime.ts';

/** The lines of the bundler's own module of which ours keeps a part. */
const own = `
  var cssLoadingUniqueName = "tiny";
  if (/^page$/.test(chunkId)) {
    // setup Promise in chunk cache`;

type LoadSheet = (chunk: string, promises: Promise<unknown>[]) => void;

function sheetLoader(): (chunk: string) => Promise<unknown> {
  const bundler = { f: {} as { css: LoadSheet }, p: '/client/', k: (chunk: string) => `${chunk}.1.css` };
  new Function('__webpack_require__', browserRuntime.css_loading?.(own) ?? '')(bundler);
  return (chunk) => {
    const promises: Promise<unknown>[] = [];
    bundler.f.css(chunk, promises);
    return Promise.all(promises);
  };
}

const links = () => [...document.querySelectorAll('link')];

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('style sheets of chunks', () => {
  it('are linked once, and waited for', async () => {
    const load = sheetLoader();
    const both = [load('page'), load('page')];
    expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
      ['stylesheet', '/client/page.1.css'],
    ]);
    const order: string[] = [];
    const loading = Promise.all(both).then(() => order.push('loaded'));
    await Promise.resolve();
    order.push('event');
    links()[0]?.dispatchEvent(new Event('load'));
    await loading;
    expect(order).toEqual(['event', 'loaded']);
  });

  it('are not linked where the document has them', async () => {
    document.head.innerHTML =
      '<link rel="stylesheet" href="/elsewhere.css" data-rspack="tiny:chunk-page" disabled>';
    await sheetLoader()('page');
    expect(links()).toHaveLength(1);
  });

  it('are not asked for where a chunk has none', async () => {
    await sheetLoader()('page-loader');
    expect(links()).toEqual([]);
  });

  it('that cannot be fetched fail the chunk, and are asked for again', async () => {
    const load = sheetLoader();
    const lost = load('page');
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(links()).toEqual([]);
    const again = load('page');
    links()[0]?.dispatchEvent(new Event('load'));
    await again;
    expect(links()).toHaveLength(1);
  });

  it('that never come are given up after two minutes', async () => {
    jest.useFakeTimers();
    const lost = sheetLoader()('page');
    jest.advanceTimersByTime(120_000);
    jest.useRealTimers();
    await expect(lost).rejects.toMatchObject({ name: 'ChunkLoadError' });
  });
});

it('does not guess where the bundler writes something else', () => {
  expect(() => browserRuntime.css_loading?.('var other;')).toThrow(
    "The bundler's runtime is not what it was",
  );
});
