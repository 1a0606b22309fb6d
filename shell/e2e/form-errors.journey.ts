import { untilIdle } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { violations } from './quality/axe.ts';

test('errors of a form go as they are mended, and move nothing (issue 22, R5.3) @phone', async ({ page }) => {
  await page.goto('/register');
  await untilIdle(page);
  const send = page
    .getByRole('main')
    .getByRole('button', { name: /登録|送信|確認/ })
    .last();
  await send.click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  const errors = await summary.getByRole('link').allTextContents();
  expect(errors.length).toBeGreaterThan(2);
  const title = summary.getByRole('heading');
  await expect(title).toHaveText(`入力内容に${errors.length}件の誤りがあります`);

  const mail = page.getByRole('textbox', { name: /メールアドレス/ });
  const place = () => send.evaluate((button) => button.getBoundingClientRect().y + scrollY);
  const before = await place();
  await mail.fill('hanako');
  await mail.press('Tab');
  await expect(title).toHaveText(`入力内容に${errors.length}件の誤りがあります`);
  await mail.fill('hanako@example.jp');
  await mail.press('Tab');
  await expect(title).toHaveText(`入力内容に${errors.length - 1}件の誤りがあります`);
  await expect(mail).not.toHaveAttribute('aria-invalid');
  expect(await place()).toBe(before);
  expect(await violations(page)).toEqual([]);

  // The next refusal shows its errors, also one that was mended before.
  await mail.fill('');
  await send.click();
  await expect(title).toHaveText(`入力内容に${errors.length}件の誤りがあります`);
  await expect(mail).toHaveAttribute('aria-invalid', 'true');
});
