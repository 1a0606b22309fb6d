import { expect, test } from '../../shell/e2e/browser/journey.ts';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a prefecture leads to the notices of its facilities, and each to its page (R1.1)', async ({
      page,
    }) => {
      await page.goto('/tokyo');
      await page.getByRole('link', { name: '東京都の園からのお知らせをすべて見る' }).click();
      await expect(page).toHaveURL('/tokyo/notice_board');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('東京都の園からのお知らせ');
      await page
        .getByRole('navigation', { name: '対象でしぼりこむ' })
        .getByRole('link', { name: '入園希望' })
        .click();
      await expect(page).toHaveURL('/tokyo/notice_board?audience=applicant');
      await page.getByRole('link', { name: '次へ' }).click();
      await expect(page).toHaveURL('/tokyo/notice_board?audience=applicant&page=2');
      const notice = page.getByRole('article').first().getByRole('heading').getByRole('link');
      const title = (await notice.textContent()) ?? '';
      await notice.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveURL(/\/f\/[\w-]+\/notice_board\/[\w-]+$/);
    });
  });
