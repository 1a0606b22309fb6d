import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { askedFacility } from '../../shell/e2e/site/asked-facility.ts';
import { makeMember, signIn } from '../../shell/e2e/site/member.ts';
import { ContactForm } from './contact-form.ts';

test('a session that ends in the middle leads over the login back to what was typed, and my page has the message (R4.4)', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const form = new ContactForm(page);
  const member = await makeMember();
  await signIn(context, member);
  const { path_name, name } = await askedFacility(page.request);
  const input = `/contact/${path_name}/contact_input`;
  await open(page, input);
  await expect(form.text(/^姓/)).toHaveValue('花岡');
  await form.kind.check();
  await form.content.fill('ログインし直しても残りますか。');
  await form.goOn.click();
  await expect(form.send).toBeVisible();
  await context.clearCookies();
  await form.send.click();
  await expect(form.alert).toContainText('ログインの有効期限が切れました');
  await page.getByRole('link', { name: 'ログインする' }).click();
  await untilIdle(page);
  await page.getByRole('textbox', { name: /メールアドレス/ }).fill(member.mailaddress);
  await page.getByLabel('パスワード', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'ログインする' }).click();
  await expect(page).toHaveURL(input);
  await untilIdle(page);
  await expect(form.content).toHaveValue('ログインし直しても残りますか。');
  await form.goOn.click();
  await form.send.click();
  const reference = await form.reference();
  await page.getByRole('link', { name: '送信したお問い合わせを見る' }).click();
  const sent = page.getByRole('main').getByRole('listitem').filter({ hasText: reference });
  await expect(sent).toContainText(name);
  await expect(sent).toContainText('ログインし直しても残りますか。');
});
