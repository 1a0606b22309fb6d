import { interviewPath, staticInterviews } from '@enerabi/shared/constants';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import type { APIRequestContext } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';

interface Top {
  visits: { facility: { path_name: string } }[];
  notifications: { path_name: string; title: string; facility: { path_name: string; name: string } }[];
  support_messages: { facility: { path_name: string; name: string } }[];
}

const top = async (request: APIRequestContext): Promise<Top> =>
  (await (await request.get('/api/front/top')).json()) as Top;

const first = <T>(list: readonly T[]): T => {
  if (list[0] === undefined) throw new Error('The demonstration data has none');
  return list[0];
};

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('news of the top page leads to a notice, its board, and the facility (R1.1) @phone', async ({
      page,
    }) => {
      const notice = first((await top(page.request)).notifications);
      await page.goto('/');
      await page
        .getByRole('region', { name: '園からのお知らせ' })
        .getByRole('link', { name: notice.title })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.title);
      await expect(page.getByText(/^掲載日/)).toBeVisible();
      await page.getByRole('link', { name: 'お知らせの一覧へ戻る' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        `${notice.facility.name}からのお知らせ`,
      );
      await expect(page.getByRole('main').getByRole('link', { name: notice.title })).toBeVisible();
      const pages = page.getByRole('navigation', { name: '園・施設のページ' });
      await expect(pages.locator('[aria-current=page]')).toHaveText('お知らせ');
      await pages.getByRole('link', { name: '園の情報' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.facility.name);
      await expect(
        page.getByRole('region', { name: '園からのお知らせ' }).getByRole('link', { name: notice.title }),
      ).toBeVisible();
    });

    test('messages of parents are read with their summary, and nonsense in the address does no harm', async ({
      page,
    }) => {
      const { facility } = first((await top(page.request)).support_messages);
      const reply = await page.goto(`/f/${facility.path_name}/support_message?limit=-1&page=abc`);
      expect(reply?.status()).toBe(200);
      for (const result of ['ページ（page）「abc」', '件数（limit）「-1」'])
        await expect(page.getByText(result)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${facility.name}への応援メッセージ`);
      await expect(page.getByRole('region', { name: 'おすすめの度合い' })).toBeVisible();
      await expect(page.getByRole('article').first()).toContainText('歳児クラス');
    });

    test('many messages and notices are read page by page, as many at a time as one likes (R1.1) @phone', async ({
      page,
    }) => {
      const [{ facility_path_name: facility }] = staticInterviews;
      const of = `/f/${facility}`;
      const cards = page.getByRole('main').getByRole('article').filter({ hasText: '歳児クラス' });
      await page.goto(`${of}/support_message`);
      await expect(cards).toHaveCount(10);
      await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '次へ' }).click();
      await expect(page).toHaveURL(`${of}/support_message?page=2`);
      await expect(page).toHaveTitle(/2ページ目/);
      await page.getByRole('link', { name: '20件' }).click();
      await expect(page).toHaveURL(`${of}/support_message?limit=20`);
      await expect.poll(() => cards.count()).toBeGreaterThan(10);

      await page.goto(`${of}/notice_board?page=first`);
      await expect(page.getByText('ページ（page）「first」')).toBeVisible();
      await page.getByRole('navigation', { name: 'ページ' }).getByRole('link', { name: '2ページ目' }).click();
      await expect(page).toHaveURL(`${of}/notice_board?page=2`);
      await expect(page.getByText('ページ（page）「first」')).toBeHidden();
      const feed = page.getByRole('link', { name: '新しいお知らせをRSSで受け取る' });
      const rss = await page.request.get((await feed.getAttribute('href')) ?? '');
      expect([rss.status(), rss.headers()['content-type']]).toEqual([200, expect.stringContaining('xml')]);
    });

    test('a facility shows the visits to come', async ({ page }) => {
      const { facility } = first((await top(page.request)).visits);
      await page.goto(`/f/${facility.path_name}`);
      const visits = page.getByRole('region', { name: '見学できる日程' });
      await expect(visits.getByText(/空きあり|残りわずか/).first()).toBeVisible();
    });
  });

test('the ten interviews with fixed addresses are there (R1.5)', async ({ page }) => {
  for (const { facility_path_name, interview_path_name } of staticInterviews) {
    const reply = await page.request.get(interviewPath(facility_path_name, interview_path_name));
    expect([interview_path_name, reply.status()]).toEqual([interview_path_name, 200]);
  }
  const { facility_path_name, interview_path_name } = staticInterviews[0];
  await open(page, `/f/${facility_path_name}`);
  const interviews = page.getByRole('region', { name: '先輩職員インタビュー' });
  await interviews.getByRole('link').first().click();
  await expect(page.getByText('内容は掲載日時点のものです。')).toBeVisible();
  await open(page, interviewPath(facility_path_name, interview_path_name));
  await expect(
    page.getByRole('complementary', { name: 'この園・施設' }).getByRole('link').first(),
  ).toBeVisible();
});

test('each page has its canonical address, its picture and its breadcrumbs (R1.3)', async ({ page }) => {
  const notice = first((await top(page.request)).notifications);
  const [{ facility_path_name, interview_path_name }] = staticInterviews;
  const board = `/f/${notice.facility.path_name}/notice_board`;
  for (const [address, types] of [
    [`/f/${facility_path_name}`, ['ChildCare', 'BreadcrumbList']],
    [`/f/${facility_path_name}/support_message?page=2`, ['BreadcrumbList']],
    [board, ['BreadcrumbList']],
    [`${board}/${notice.path_name}`, ['BreadcrumbList', 'Article']],
    [interviewPath(facility_path_name, interview_path_name), ['BreadcrumbList', 'Article']],
  ] as const) {
    await page.goto(address);
    const [, , of = ''] = address.split('/');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(address);
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(image).toContain(`/pictures/f/${of}.`);
    await expect(page.getByRole('navigation', { name: '現在位置' })).toBeVisible();
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    ) as {
      '@graph': { '@type': string }[];
    };
    expect([address, data['@graph'].map((item) => item['@type'])]).toEqual([address, [...types]]);
    expect(await structuredDataFaults(data)).toEqual([]);
  }
});

test('a notice is read and left with the keyboard alone @phone', async ({ page }) => {
  const [{ facility_path_name }] = staticInterviews;
  await open(page, `/f/${facility_path_name}/notice_board`);
  const [notice] = await page.getByRole('main').getByRole('article').getByRole('link').all();
  const title = await notice?.textContent();
  await notice?.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await page.getByRole('link', { name: /前のお知らせ/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
  await page.getByRole('link', { name: 'お知らせの一覧へ戻る' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/f/${facility_path_name}/notice_board`);
});

test('on paper a notice, messages and an interview are what is read, without ways to elsewhere', async ({
  page,
}) => {
  const [{ facility_path_name, interview_path_name }] = staticInterviews;
  const of = `/f/${facility_path_name}`;
  for (const address of [
    `${of}/notice_board`,
    `${of}/support_message`,
    `${of}/interview/${interview_path_name}`,
  ]) {
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden();
    for (const name of ['見学を予約する', '問い合わせる', '応援メッセージを書く', '園の情報と求人を見る'])
      await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('unknown notices, interviews, facilities and pages beyond the last are not found (R1.1)', async ({
  page,
}) => {
  const { facility } = first((await top(page.request)).notifications);
  for (const path of [
    `/f/${facility.path_name}/notice_board/nothing`,
    `/f/${facility.path_name}/notice_board?page=99`,
    `/f/${facility.path_name}/support_message?page=99`,
    `/f/${facility.path_name}/interview/nothing`,
    '/f/nobody/notice_board',
    '/f/nobody/support_message',
    '/f/%00/notice_board',
  ])
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
});
