import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { tabTo } from '../../shell/e2e/browser/tab-to.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';

const write = '応援メッセージを書く';
const done = '応援メッセージを送信しました';
/** Other words each time: the same ones from the same network would be the same message. */
const words = (about: string) => `園庭が広いです。${about}${crypto.randomUUID()}`;

test.describe('at the width of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the keyboard alone writes a support message, which is stored once and then approved', async ({
    page,
  }) => {
    test.slow();
    const text = words('キーボード');
    const { path_name, name } = await firstFacility(page.request, areas.yamaguchi);
    await open(page, `/f/${path_name}/support_message`);
    await tabTo(page, page.getByRole('link', { name: write }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/support_message/${path_name}/input`);
    await untilIdle(page);

    // Nothing is sent without the choices, which are named (R5.1).
    await tabTo(page, page.getByRole('textbox', { name: /^メッセージ/ }));
    await page.keyboard.insertText(text);
    await tabTo(page, page.getByRole('button', { name: '確認画面へ進む' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const classes = page.getByRole('radiogroup', { name: /^お子さまのクラス/ });
    await expect(classes).toBeFocused();
    for (const group of [classes, page.getByRole('radiogroup', { name: /^あなたの性別/ })]) {
      await tabTo(page, group.getByRole('radio').first());
      await page.keyboard.press('ArrowDown');
      await expect(group.getByRole('radio').nth(1)).toBeChecked();
    }
    await tabTo(page, page.getByRole('radio', { name: 'とてもすすめたい' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: '確認画面へ進む' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/support_message/${path_name}/confirm`);

    const send = page.getByRole('button', { name: '送信する' });
    await tabTo(page, send);
    await send.dblclick();
    await expect(page.getByRole('heading', { name: done })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: '園のページへ戻る' }));
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';
    await expect(page.getByText(reference)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

    // A message waits until somebody has read it.
    const shown = page.getByText(text);
    await page.goto(`/f/${path_name}/support_message`);
    await expect(shown).toHaveCount(0);
    const waiting = await command<{ reference: string; support_message_description: string }[]>(
      'data',
      ...['support-messages', 'list', '--facility', path_name, '--limit', '200'],
    );
    expect(waiting.filter((message) => message.support_message_description === text)).toMatchObject([
      { reference },
    ]);
    await command('data', 'support-messages', 'approve', reference);
    await page.reload();
    await expect(shown).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a support message is corrected, and gets the first answer when it is sent again (R2.8, R5.1)', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 422 .*\/support_message\/[^/]+\/input\)$/);
    const text = words('スクリプトなし');
    const { path_name } = await firstFacility(page.request, areas.yamaguchi);
    const area = page.getByRole('textbox', { name: /^メッセージ/ });
    await page.goto(`/f/${path_name}`);
    await page.getByRole('link', { name: write }).click();
    await area.fill(text);
    await page.getByRole('radio', { name: '0歳児' }).check();
    await page.getByRole('radio', { name: '回答しない' }).check();
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    // The form names what is missing and keeps the rest (R5.1).
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'おすすめの度合いを選んでください。',
    ]);
    await page.getByRole('radio', { name: 'すすめたい', exact: true }).check();
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    await expect(page).toHaveURL(`/support_message/${path_name}/confirm`);
    await page.getByRole('button', { name: '修正する' }).click();
    await expect(area).toHaveValue(text);
    await page.getByRole('radio', { name: '1歳児' }).check();
    await page.getByRole('button', { name: '確認画面へ進む' }).click();
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    const reference = new URL(page.url()).searchParams.get('reference');
    await page.reload();
    await expect(page.getByText(reference ?? 'none')).toBeVisible();

    await page.goBack();
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page).toHaveURL(`/support_message/${path_name}/complete?reference=${reference}`);
  });
});
