import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { ReleasePages } from './release-pages.ts';

it('counts pages by release, and forgets releases that no document names any more', async () => {
  const registry = new Registry();
  const pages = new ReleasePages(registry);
  pages.observe({ app: 'mfe-search', release: 'r_1', status: 200 }, 0.03);
  pages.observe({ app: 'mfe-search', release: 'r_1', status: 503 }, 0.4);
  pages.observe({ app: 'mfe-search', release: 'r_2', status: 200 }, 0.02);
  const counts = async () =>
    (await registry.metrics())
      .split('\n')
      .filter((line) => line.startsWith('shell_release_page_seconds_count'));
  expect(await counts()).toHaveLength(3);
  pages.retain({ r_2: {} });
  expect(await counts()).toEqual([
    'shell_release_page_seconds_count{app="mfe-search",release="r_2",status="200"} 1',
  ]);
});
