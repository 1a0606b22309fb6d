import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';

for (const [what, button, answers] of [
  ['dialog', '予約をキャンセルする', ['予約をキャンセルする', '予約を残す']],
  ['drawer', '条件をしぼる', ['わかりました']],
] as const)
  test(`a ${what} is opened, gone through and left by keys, and gives the focus back`, async ({ page }) => {
    await open(page, '/gallery/overlays');
    const opener = page.getByRole('button', { name: button });
    const overlay = page.getByRole('dialog');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeVisible();
    const inside = overlay.getByRole('button');
    await expect(inside).toHaveCount(answers.length + 1);
    for (const step of [1, 2, 3, 4]) {
      await page.keyboard.press('Tab');
      // After the last of them, the focus may leave for the browser's own controls.
      const isBehind = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect([step, isBehind]).toEqual([step, false]);
    }
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();

    await page.keyboard.press('Space');
    await inside.filter({ hasText: answers[answers.length - 1] }).focus();
    await page.keyboard.press('Enter');
    await expect(overlay).toBeHidden();
    await expect(opener).toBeFocused();
  });

test('of two dialogs, the Esc key closes the upper one first, and the page is held until both are closed', async ({
  page,
}) => {
  const isHeld = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  await open(page, '/gallery/overlays');
  const opener = page.getByRole('button', { name: '見学を申し込む' });
  const question = page.getByRole('dialog', { name: 'この日時で申し込みますか？' });
  const rules = page.getByRole('dialog', { name: '見学の決まり' });
  const toRules = question.getByRole('button', { name: '見学の決まりを読む' });
  await opener.press('Enter');
  await toRules.press('Enter');
  await expect(rules).toBeVisible();
  expect(await isHeld()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await expect(toRules).toBeFocused();
  expect(await isHeld()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await isHeld()).toBe(false);
});

test('a dialog begins where the page wants it: with the answer that changes nothing', async ({ page }) => {
  await open(page, '/gallery/overlays');
  await page.getByRole('button', { name: '予約をキャンセルする' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: '予約を残す' })).toBeFocused();
});

test('tabs are one stop, and arrows, Home and End go through them', async ({ page }) => {
  await open(page, '/gallery/display');
  const list = page.getByRole('tablist', { name: '園の様子', exact: true });
  const tab = (name: string) => list.getByRole('tab', { name });
  await tab('園からのお知らせ').focus();
  for (const [key, name, panel] of [
    ['ArrowRight', '応援メッセージ', '先生がやさしく、毎朝の登園が楽しみです。'],
    ['End', '先輩職員インタビュー', '保育士になって5年です。'],
    ['ArrowRight', '園からのお知らせ', '運動会を行いました。'],
    ['ArrowLeft', '先輩職員インタビュー', '保育士になって5年です。'],
    ['Home', '園からのお知らせ', '運動会を行いました。'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name }).filter({ hasText: panel }).first()).toBeVisible();
  }
  await page.keyboard.press('Tab');
  expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('a disclosure opens and closes by Enter and by Space', async ({ page }) => {
  await open(page, '/gallery/display');
  const content = page.getByText('上履きと、お子さまの着替えを1組お持ちください。', { exact: true });
  await expect(content).toBeHidden();
  await page.getByText('見学の持ち物について', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(content).toBeVisible();
  await page.keyboard.press('Space');
  await expect(content).toBeHidden();
});

test('a favourite is added and removed by keys, which keep the focus', async ({ page }) => {
  await open(page, '/gallery/actions');
  const favourite = page.getByRole('button', { name: /花岡保育園/ });
  await favourite.focus();
  for (const [key, pressed] of [
    ['Enter', 'true'],
    ['Space', 'false'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(favourite).toHaveAttribute('aria-pressed', pressed);
    await expect(favourite).not.toHaveAttribute('aria-disabled', 'true');
    await expect(favourite).toBeFocused();
  }
});

test('a date is chosen by keys alone', async ({ page }) => {
  await open(page, '/gallery/dates-and-addresses');
  const date = page.getByRole('group', { name: /お子さまの生年月日/ }).first();
  await date.getByRole('combobox', { name: '年' }).focus();
  for (const part of ['年', '月', '日']) {
    const select = date.getByRole('combobox', { name: part });
    await expect(select).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(select).not.toHaveValue('');
    await page.keyboard.press('Tab');
  }
  await expect(date.getByRole('combobox', { name: '年' })).toHaveValue(/^\d{4}$/);
  for (const part of ['月', '日']) await expect(date.getByRole('combobox', { name: part })).toHaveValue('1');
});
