import { describe, expect, it } from '@jest/globals';
import { pageAssets } from './assets.ts';
import type { RenderBinding } from './render-request.ts';

const binding = {
  shell: {
    base: '/builds/r/shell/r_1/',
    main: 'client/main.1.mjs',
    initial: { js: ['client/main.1.mjs'], css: ['client/main.1.css'] },
    inline: {},
    routes: { problem: { js: ['client/problem.1.mjs'], css: ['client/problem.1.css'] } },
  },
  remote: {
    base: '/builds/r/mfe-search/r_2/',
    inline: { 'client/facility-list.results.2.css': 'main{gap:1px}' },
    initial: { js: ['client/remoteEntry.2.mjs', 'client/expose.2.mjs'], css: [] },
    routes: {
      'facility-list': { js: ['client/facility-list.2.mjs'], css: ['client/facility-list.2.css'] },
      'facility-list.results': {
        js: ['client/facility-list.results.2.mjs'],
        css: ['client/facility-list.results.2.css'],
      },
      facility: { js: ['client/facility.2.mjs'], css: ['client/facility.2.css'] },
    },
  },
} as unknown as RenderBinding;

describe('files of a page', () => {
  const { styles, inline, preloads } = pageAssets(binding, ['root', 'facility-list'], false);

  it('are preloaded for the matched route, the entry point and nothing else', () => {
    expect(preloads).toEqual([
      '/builds/r/mfe-search/r_2/client/remoteEntry.2.mjs',
      '/builds/r/mfe-search/r_2/client/expose.2.mjs',
      '/builds/r/mfe-search/r_2/client/facility-list.2.mjs',
    ]);
  });

  it('are styled at once, deferred parts included', () => {
    expect(styles).toEqual([
      '/builds/r/shell/r_1/client/main.1.css',
      '/builds/r/mfe-search/r_2/client/facility-list.2.css',
    ]);
    expect(inline).toEqual([
      { href: '/builds/r/mfe-search/r_2/client/facility-list.results.2.css', text: 'main{gap:1px}' },
    ]);
  });

  it('are those of the page that several routes share, named before the dot', () => {
    expect(pageAssets(binding, ['root', 'facility-list.of-a-kind'], false)).toEqual(
      pageAssets(binding, ['root', 'facility-list'], false),
    );
  });

  it("are the error page's where there is an error", () => {
    expect(pageAssets({ ...binding, remote: null }, ['root'], true).styles).toContain(
      '/builds/r/shell/r_1/client/problem.1.css',
    );
  });
});
