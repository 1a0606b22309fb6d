import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { ReleaseFigures } from './release-figures.ts';

it('counts by release, and forgets releases that no document names any more', async () => {
  const registry = new Registry();
  const figures = new ReleaseFigures(registry);
  const [old, live] = [
    { app: 'mfe-search', release: 'r_1' },
    { app: 'mfe-search', release: 'r_2' },
  ];
  for (const page of [old, live]) {
    figures.observePage({ ...page, status: 200 }, 0.03);
    figures.observeVital({ ...page, name: 'LCP' }, 1_200);
    figures.observeVital({ ...page, name: 'CLS' }, 0.02);
    figures.countBrowserFailure(page);
  }
  figures.observePage({ ...old, status: 503 }, 0.4);
  const lines = async () =>
    (await registry.metrics()).split('\n').filter((line) => /_(count|total|sum)\{/.test(line));
  expect(await lines()).toHaveLength(16);
  figures.retain({ r_2: {} });
  expect((await lines()).toSorted()).toEqual([
    'shell_release_browser_failures_total{app="mfe-search",release="r_2"} 1',
    'shell_release_layout_shift_count{app="mfe-search",release="r_2"} 1',
    'shell_release_layout_shift_sum{app="mfe-search",release="r_2"} 0.02',
    'shell_release_page_seconds_count{app="mfe-search",release="r_2",status="200"} 1',
    'shell_release_page_seconds_sum{app="mfe-search",release="r_2",status="200"} 0.03',
    'shell_release_vital_seconds_count{app="mfe-search",release="r_2",name="LCP"} 1',
    'shell_release_vital_seconds_sum{app="mfe-search",release="r_2",name="LCP"} 1.2',
  ]);
});
