import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { pixelsOf } from '../../../shell/e2e/browser/pixels.ts';
import { type SecondShell, startSecondShell } from '../../../shell/e2e/site/second-shell.ts';
import { townTiles } from '../../../shell/e2e/site/town-tiles.ts';

test.describe.configure({ timeout: 120_000 });

let site: SecondShell;
let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vector-map-'));
  const file = path.join(folder, 'town.pmtiles');
  await writeFile(file, townTiles());
  site = await startSecondShell({ MAP_TILES: file });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a map with streets comes from the site’s own file, and asks nobody outside (issue 22)', async ({
  page,
}) => {
  const outside: string[] = [];
  const tiles: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !/^(data|blob):/.test(request.url()))
      outside.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().includes('/map_tiles/')) tiles.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${site.origin}/map_search?lat=35.6436&lng=139.6699&zoom=15`);
  await expect(page.getByRole('button', { name: '拡大する' })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  expect(tiles.filter((tile) => !/^20[04] /.test(tile))).toEqual([]);
  await expect(page.getByRole('link', { name: /OpenStreetMap contributors/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(outside).toEqual([]);

  // The park has a colour that nothing else on the map has.
  const map = page.locator('canvas').first();
  await expect
    .poll(async () => pixelsOf(await map.screenshot(), '#dcebd2'), { timeout: 30_000 })
    .toBeGreaterThan(5_000);
});
