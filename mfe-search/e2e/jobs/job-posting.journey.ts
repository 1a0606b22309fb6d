import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import type { APIRequestContext, Page } from '@playwright/test';
import { open } from '../../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { areas } from '../../../shell/e2e/site/address.ts';
import { command } from '../../../shell/e2e/site/commands.ts';

interface Posting {
  path_name: string;
  title: string;
  place: string;
  posted_on: string;
}
interface FacilityWithJobs {
  path_name: string;
  name: string;
  jobs: [Posting, ...Posting[]];
}

/** A facility of Tokyo with open postings. */
async function facilityWithJobs(
  request: APIRequestContext,
  area: string = areas.tokyo,
): Promise<FacilityWithJobs> {
  const reply = await request.get(`/api/front_get_facilties?area=${area}&limit=50`);
  const { facilities } = (await reply.json()) as {
    facilities: { facility_id: number; path_name: string; name: string }[];
  };
  for (const { facility_id, path_name, name } of facilities) {
    const preview = await request.get(`/api/front/facility_preview?facility_id=${facility_id}`);
    const [first, ...more] = ((await preview.json()) as { job_postings: Posting[] }).job_postings;
    if (first) return { path_name, name, jobs: [first, ...more] };
  }
  throw new Error(`No facility of ${area} has a posting`);
}

const pathOf = ({ path_name, jobs }: FacilityWithJobs) => `/f/${path_name}/job/${jobs[0].path_name}`;

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a facility leads to its posting, with its dates and all conditions (domain section 3) @phone', async ({
      page,
    }) => {
      const facility = await facilityWithJobs(page.request);
      const [job] = facility.jobs;
      await page.goto(`/f/${facility.path_name}`);
      await page
        .getByRole('region', { name: '求人' })
        .getByRole('link', { name: job.title, exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(pathOf(facility));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
      const head = page.getByRole('region', { name: 'この求人の要点' });
      for (const name of ['給与', '勤務地', '年間休日', '残業', '掲載日', '最終確認日', '掲載終了日'])
        await expect(head.getByText(name, { exact: true })).toBeVisible();
      await expect(head.locator(`time[datetime="${job.posted_on}"]`).first()).toBeVisible();
      const conditions = page.getByRole('region', { name: '募集要項' });
      for (const name of ['仕事の内容の変更の範囲', '契約の更新の上限', '受動喫煙を防ぐための措置'])
        await expect(conditions.getByText(name)).toBeVisible();
      const form = `/contact/${facility.path_name}/job_contact_input?job_posting_path_name=${job.path_name}`;
      await expect(head.getByRole('link', { name: '質問・応募のフォームへ進む' })).toHaveAttribute(
        'href',
        form,
      );
    });

    test('a similar posting nearby, then the prefecture, and the login that a favourite needs', async ({
      page,
    }) => {
      const facility = await facilityWithJobs(page.request);
      await page.goto(pathOf(facility));
      await expect(page.getByRole('link', { name: '東京都の求人をすべて見る' })).toHaveAttribute(
        'href',
        `/job?area=${areas.tokyo}`,
      );
      const near = page.getByRole('region', { name: '近くの似た求人' });
      await expect(near.getByText(/この園から直線で約/).first()).toBeVisible();
      const next = near.getByRole('link').first();
      const title = await next.textContent();
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      const address = new URL(page.url()).pathname;
      await page.getByRole('link', { name: 'お気に入り（ログイン）' }).click();
      await expect(page).toHaveURL(`/login?return_to=${encodeURIComponent(address)}`);
    });
  });

test('a posting is in the job section, fits a phone, and is described to search engines (R1.3, R1.6) @phone', async ({
  page,
}) => {
  const facility = await facilityWithJobs(page.request);
  await open(page, pathOf(facility));
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/job_top');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@graph': { '@type': string }[];
  };
  expect(data['@graph'].map((item) => item['@type'])).toEqual(['BreadcrumbList', 'JobPosting']);
  expect(await structuredDataFaults(data)).toEqual([]);
});

test('on paper a posting is its conditions, without ways to elsewhere', async ({ page }) => {
  await open(page, pathOf(await facilityWithJobs(page.request)));
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const)
    for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
  await expect(page.getByRole('region', { name: '近くの似た求人' })).toBeHidden();
  await expect(page.getByRole('link', { name: '応募・質問の方法を見る' }).first()).toBeHidden();
  for (const name of ['この求人の要点', '募集要項', '応募・お問い合わせの方法'])
    await expect(page.getByRole('region', { name })).toBeVisible();
});

/** Imports one posting as all that its publisher has. */
async function publish(facility: FacilityWithJobs, path_name: string): Promise<void> {
  const template = await command<Record<string, string>>('data', 'import-jobs', '--template', 'jsonl');
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const post = {
    ...template,
    facility: facility.path_name,
    path_name,
    posted_on: day(-2),
    updated_on: day(-1),
    valid_through: day(60),
  };
  const file = join(await mkdtemp(join(tmpdir(), 'job-posting-')), 'jobs.jsonl');
  await writeFile(file, JSON.stringify(post));
  await command('data', 'import-jobs', file, '--source', '求人のテスト', '--complete', '--strict');
}

test('a posting that its publisher withdraws is gone, and leads on to what is open (R1.3)', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 410/);
  // Other journeys count the postings of Tokyo while this one publishes.
  const facility = await facilityWithJobs(page.request, areas.yamaguchi);
  const path = `/f/${facility.path_name}/job/journey-ended`;
  await publish(facility, 'journey-ended');
  expect((await page.goto(path))?.status()).toBe(200);
  await publish(facility, 'journey-open');
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(page.getByText('この求人の募集は終了しました')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: '募集要項' })).toHaveCount(0);
  await page.getByRole('region', { name: 'この園のほかの求人' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name: '募集要項' })).toBeVisible();
  const unknown = await page.request.get(`/f/${facility.path_name}/job/nothing`);
  expect(unknown.status()).toBe(404);
});
