import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { root } from '../../shell/e2e/site/environment.ts';
import { FacilityList } from '../../shell/e2e/site/facility-list.ts';

interface ImportReport {
  files: { read: number; created: number; updated: number; unchanged: number; skipped: number }[];
}

const importFile = async (file: string, ...options: string[]) => {
  const { files } = await command<ImportReport>('data', 'import', file, ...options);
  return files[0];
};

/** The names on all pages of a list. */
async function allNames(page: Page, address: string): Promise<Set<string>> {
  const list = new FacilityList(page);
  await page.goto(address);
  const names = await list.names();
  for (;;) {
    const next = list.pages.getByRole('link', { name: '次へ' });
    if ((await next.count()) === 0) return new Set(names.map((name) => name.normalize('NFKC')));
    await page.goto((await next.getAttribute('href')) ?? '');
    names.push(...(await list.names()));
  }
}

test('facilities imported beside the running site are found by name, by hiragana and by area', async ({
  page,
}) => {
  const fixture = 'api/src/import/fixtures/standard-51.cp932.csv';
  expect(await importFile(fixture)).toMatchObject({ read: 9, skipped: 4 });
  expect(await importFile(fixture)).toMatchObject({ created: 0, updated: 0, unchanged: 5 });

  const list = new FacilityList(page);
  await open(page, listAddress(areas.yamaguchi));
  for (const written of ['ヒマワリ保育園', 'ひまわりほいくえん', 'ﾋﾏﾜﾘ', '潮音町', '下松市　ひまわり']) {
    await list.keyword.fill(written);
    await list.submit();
    await expect(list.heading).toContainText(`「${written.replace('　', ' ')}」`);
    expect(await list.names()).toContain('ヒマワリ保育園');
  }
  await page.getByRole('link', { name: 'ヒマワリ保育園', exact: true }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('山口県下松市潮音町4-2-1');
  await expect(main).toContainText('社会福祉法人ひまわり会');
  await expect(main.locator('font')).toHaveCount(0);
});

const data = path.join(root, '../shared/data');
const cities = [
  {
    city: 'Kudamatsu',
    file: 'kudamatsu_352071_preschool.cp932.csv',
    encoding: 'shift_jis',
    options: [],
    rows: 49,
    address: listAddress(areas.yamaguchi, '&keyword=下松市'),
    katakana: { name: 'アイグラン保育園潮音', hiragana: 'あいぐらん' },
  },
  {
    city: 'Takamatsu',
    file: 'takamatsu_nursery_school.utf8bom.csv',
    encoding: 'utf-8',
    options: ['--profile', 'takamatsu'],
    rows: 118,
    address: listAddress(areas.kagawa, '&keyword=高松市'),
    katakana: { name: 'サンシャインこどもの森', hiragana: 'さんしゃいん' },
  },
];

for (const { city, file, encoding, options, rows, address, katakana } of cities)
  test(`every row of the open data of ${city} is found on the list`, async ({ page }) => {
    test.skip(
      !existsSync(path.join(data, file)),
      'The open data is not in ../shared/data beside the project.',
    );
    const first = await importFile(path.join(data, file), ...options, '--strict');
    expect(first).toMatchObject({ read: rows, skipped: 0 });
    const second = await importFile(path.join(data, file), ...options);
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: rows });

    const [, ...lines] = new TextDecoder(encoding)
      .decode(readFileSync(path.join(data, file)))
      .trim()
      .split(/\r?\n/);
    const published = lines.map((line) => line.split(',')[3]?.normalize('NFKC') ?? '');
    expect(published).toHaveLength(rows);
    const found = await allNames(page, address);
    expect(published.filter((name) => !found.has(name))).toEqual([]);

    const list = new FacilityList(page);
    await open(page, '/f');
    await list.keyword.fill(katakana.hiragana);
    await list.submit();
    await expect(list.facilities.getByRole('link', { name: katakana.name, exact: true })).toBeVisible();
  });
