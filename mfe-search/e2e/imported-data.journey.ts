import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dayInJapan } from '@enerabi/shared/clock';
import { hasReference, noReference, referenceFile } from '@enerabi/shared/testing/reference';
import { nameParts } from '@enerabi/shared/ui/name-parts';
import type { Locator, Page } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas, listAddress } from '../../shell/e2e/site/address.ts';
import { command } from '../../shell/e2e/site/commands.ts';
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
  const fixture = 'api/src/open-data/facilities/fixtures/standard-51.cp932.csv';
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
    test.skip(!hasReference, noReference);
    const openData = referenceFile(`data/${file}`);
    const first = await importFile(openData, ...options, '--strict');
    expect(first).toMatchObject({ read: rows, skipped: 0 });
    const second = await importFile(openData, ...options);
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: rows });

    const [, ...lines] = new TextDecoder(encoding).decode(readFileSync(openData)).trim().split(/\r?\n/);
    const published = lines.map((line) => line.split(',')[3]?.normalize('NFKC') ?? '');
    expect(published).toHaveLength(rows);
    // While the API reads the changes, it still answers from its earlier index for some seconds.
    await expect(async () => {
      const found = await allNames(page, address);
      expect(published.filter((name) => !found.has(name))).toEqual([]);
    }).toPass({ timeout: 20_000 });

    const list = new FacilityList(page);
    await open(page, '/f');
    await list.keyword.fill(katakana.hiragana);
    await list.submit();
    await expect(list.facilities.getByRole('link', { name: katakana.name, exact: true })).toBeVisible();
  });

/** A facility of each city, with texts that its page must show. */
const found = [
  {
    city: '下松市',
    prefecture: '山口県',
    number: 35,
    area: areas.yamaguchi,
    code: '352071',
    facilities: 49,
    name: 'KIDSHOUSEくだまつ',
    near: 'lat=34.0069&lng=131.8721',
    // JR九州 has a line of this name, too, with one station here.
    station: { line: /^JR山陽本線（\d\d駅）/, name: '下松' },
    says: ['山口県下松市'],
  },
  {
    city: '高松市',
    prefecture: '香川県',
    number: 37,
    area: areas.kagawa,
    code: '372013',
    facilities: 118,
    name: 'こぶし花園保育園',
    near: 'lat=34.3343&lng=134.0577',
    station: { line: /^JR高徳線（/, name: '栗林' },
    says: ['香川県高松市', '高松市オープンデータ（保育施設）'],
  },
  {
    city: '札幌市',
    prefecture: '北海道',
    number: 1,
    area: '010006',
    code: '011002',
    facilities: 528,
    name: 'たかさごナーサリースクール大通公園',
    near: 'lat=43.0616&lng=141.3599',
    station: { line: /^札幌市営地下鉄東西線（/, name: '大通' },
    says: ['北海道札幌市中央区大通東', '5か月〜就学前', '7:00〜19:00', '18:00〜19:00', 'Code for Sapporo'],
  },
] as const;

/**
 * Finds a facility by keyword and municipality, on the map, and by station, and opens its page; the same with and
 * without scripts.
 */
async function findEveryWay(page: Page, known: (typeof found)[number]): Promise<void> {
  const list = new FacilityList(page);
  const link = list.facilities.getByRole('link', { name: known.name, exact: true });
  await page.goto(listAddress(known.area, `&municipalities[]=${known.code}`));
  expect(await list.total()).toBeGreaterThanOrEqual(known.facilities);
  await list.keyword.fill(known.name);
  await list.submit();
  await expect(link).toBeVisible();

  await page.goto(`/map_search?${known.near}&zoom=16`);
  const onMap = page.getByRole('region', { name: 'この範囲の園・施設' });
  await expect(onMap.getByRole('link', { name: known.name, exact: true })).toBeVisible();

  await page.goto(`/railway_search/${known.number}/select_railway`);
  await page.getByRole('checkbox', { name: known.station.line }).check();
  await page.getByRole('button', { name: '駅の選択へ進む' }).click();
  await page.getByRole('checkbox', { name: known.station.name, exact: true }).check();
  await page.getByRole('radio', { name: '10分以内' }).check();
  await page.getByRole('button', { name: '園を検索する' }).click();
  await page.waitForURL(/station_ids/);
  await list.keyword.fill(known.name);
  await list.submit();
  await page.waitForURL(/keyword/);
  expect(new URL(page.url()).searchParams.getAll('station_ids[]')).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.name);
  for (const words of known.says) await expect(page.getByRole('main')).toContainText(words);
}

const yokohama =
  '横浜市: by ward, class with a place and the day of the figures; without a position, not on the map';

async function findInYokohama(page: Page): Promise<void> {
  const list = new FacilityList(page);
  const naka = '&municipalities[]=141046&has_vacancy=true&sort=vacancy';
  const link = list.facilities.getByRole('link', { name: 'アスク馬車道保育園', exact: true });
  await page.goto(listAddress('140007', `${naka}&child_class_id=0&keyword=アスク馬車道`));
  await expect(link).toBeVisible();
  await expect(list.facilities.first()).toContainText('2026年2月1日時点');
  await page.goto(listAddress('140007', `${naka}&child_class_id=1&keyword=アスク馬車道`));
  await expect(link).toBeHidden();
  await page.goto('/map_search?lat=35.45&lng=139.64&zoom=9&keyword=アスク馬車道');
  await expect(page.getByRole('status').filter({ hasText: /この範囲に/ })).toContainText('0件');
}

interface Lines {
  name: string;
  /** A line begins at each of these offsets in the name. */
  begins: number[];
  /** How many letters a line has room for. */
  room: number;
}

const linesOf = (names: Locator): Promise<Lines[]> =>
  names.evaluateAll((headings) =>
    headings.map((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const tops: number[] = [];
      let name = '';
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          tops.push(Math.round(range.getBoundingClientRect().top));
        }
        name += text.textContent;
      }
      const begins = tops.flatMap((top, at) => (at > 0 && top > (tops[at - 1] ?? top) + 4 ? [at] : []));
      return {
        name,
        begins,
        room: heading.clientWidth / Number.parseFloat(getComputedStyle(heading).fontSize),
      };
    }),
  );

/** Parts of a name that are in two lines, though one has room for them. */
function brokenParts({ name, begins, room }: Lines): string[] {
  let end = 0;
  return nameParts(name).filter((part) => {
    const start = end;
    end += part.length;
    return part.trim().length <= room && begins.some((at) => at > start && at < end);
  });
}

const everyFile = [
  ...cities.map(({ file }) => file),
  'sapporo_nurseryFacilities.geojson',
  'yokohama_vacancy_compact.utf8bom.csv',
  'stations_n02_2018.csv',
].map((file) => referenceFile(`data/${file}`));

test.describe('four cities in one database (issue 4)', () => {
  test.skip(!hasReference, noReference);
  test.beforeAll(async () => {
    const [kudamatsu, takamatsu, sapporo, vacancies, stations] = everyFile as [
      string,
      string,
      string,
      string,
      string,
    ];
    await importFile(kudamatsu);
    await importFile(takamatsu, '--profile', 'takamatsu');
    expect(await importFile(sapporo, '--as-of', '2015-02-01')).toMatchObject({ read: 528, skipped: 0 });
    const asYokohama = ['--profile', 'yokohama', '--create-missing'];
    expect(
      (await command<ImportReport>('data', 'import-vacancies', vacancies, ...asYokohama)).files,
    ).toMatchObject([{ read: 3690, skipped: 0 }]);
    await command('data', 'import-stations', stations);
  });

  for (const known of found)
    test(`${known.city}: by words, municipality, map and station, up to the page`, async ({ page }) => {
      await findEveryWay(page, known);
    });

  test(yokohama, async ({ page }) => findInYokohama(page));

  test('札幌市 is suggested while typing, and a kindergarten that its list calls 発寒 is found as 発寒幼稚園', async ({
    page,
  }) => {
    const list = new FacilityList(page);
    await open(page, listAddress('010006'));
    await list.keyword.fill('札幌市');
    const suggested = page.getByRole('navigation', { name: '検索候補' });
    await suggested.getByRole('link', { name: /^北海道札幌市 [\d,]+件$/ }).click();
    await page.waitForURL(/municipalities%5B%5D=011002|municipalities\[\]=011002/);
    await list.keyword.fill('発寒幼稚園');
    await list.submit();
    await expect(list.facilities.getByRole('link', { name: '発寒', exact: true })).toBeVisible();
  });

  test('200 names break between their parts only, at five widths (issue 22)', async ({ page }) => {
    test.slow();
    const list = new FacilityList(page);
    await page.goto(listAddress('010006', '&municipalities[]=011002'));
    const broken = new Set<string>();
    const seen = new Set<string>();
    while (seen.size < 200) {
      for (const name of await list.names()) seen.add(name);
      for (const width of [320, 360, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const lines of await linesOf(list.facilities.getByRole('heading')))
          for (const part of brokenParts(lines)) broken.add(`${width} px: ${part} of ${lines.name}`);
      }
      await page.goto((await list.pages.getByRole('link', { name: '次へ' }).getAttribute('href')) ?? '');
    }
    expect([...broken]).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    for (const known of found)
      test(`${known.city}: by words, municipality, map and station, up to the page`, async ({ page }) => {
        await findEveryWay(page, known);
      });
    test(yokohama, async ({ page }) => findInYokohama(page));
  });
});

test('postings that were imported go out to aggregators, and come back without a change', async ({
  request,
}, testInfo) => {
  interface PostReport {
    created: number;
    unchanged: number;
    withdrawn: number;
    problems: object[];
  }
  const importJobs = async (name: string, content: string, ...options: string[]) => {
    const file = testInfo.outputPath(name);
    await writeFile(file, content);
    return command<PostReport>('data', 'import-jobs', file, '--source', 'ひまわり会', ...options);
  };
  await importFile('api/src/open-data/facilities/fixtures/standard-51.cp932.csv');
  const template = await command<object>('data', 'import-jobs', '--template', 'jsonl');
  const today = dayInJapan(new Date());
  const posting = {
    ...template,
    facility: '352071-kd1',
    title: '保育士 <正社員> & ]]> 主任',
    daily_schedule: [{ time: '08:30', text: '出勤／朝礼' }],
    salary_note: '一行目\n二行目',
    posted_on: today,
    updated_on: today,
    valid_through: today,
  };
  expect(await importJobs('jobs.jsonl', JSON.stringify(posting))).toMatchObject({ problems: [] });

  const feed = await (await request.get('/feeds/jobs.xml')).text();
  expect(feed).toContain('/f/352071-kd1/job/teacher-2026');
  const again = await importJobs('feed.xml', feed, '--complete');
  expect(again).toMatchObject({ created: 0, unchanged: 1, withdrawn: 0, problems: [] });

  const headings = Object.keys(template).join(',');
  expect(await importJobs('none.csv', `${headings}\n`, '--complete')).toMatchObject({ withdrawn: 1 });
  expect(await (await request.get('/feeds/jobs.xml')).text()).not.toContain('352071-kd1');
});
