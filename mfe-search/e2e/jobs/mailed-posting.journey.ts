import { writeFile } from 'node:fs/promises';
import { dayInJapan } from '@enerabi/shared/clock';
import { open } from '../../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../../shell/e2e/browser/journey.ts';
import { areas } from '../../../shell/e2e/site/address.ts';
import { command } from '../../../shell/e2e/site/commands.ts';
import { firstFacility } from '../../../shell/e2e/site/listed-facilities.ts';
import { makeMember, signIn } from '../../../shell/e2e/site/member.ts';
import { mailTo } from '../../../shell/e2e/site/outbox.ts';

const dayMs = 86_400_000;
const title = '分園の立ち上げをいっしょに進める保育士';

test('a posting that meets a saved search is mailed in the morning, read on the site, and the mails ended', async ({
  page,
  context,
}, testInfo) => {
  // Each command starts a process.
  test.slow();
  const now = Date.now();
  const today = dayInJapan(new Date(now));
  const dayAfter = (days: number) => dayInJapan(new Date(now + days * dayMs));
  const [member, template, { path_name: facility }] = await Promise.all([
    makeMember(),
    command<object>('data', 'import-jobs', '--template', 'jsonl'),
    firstFacility(page.request, areas.yamaguchi),
  ]);
  const path_name = `mailed-${now}`;
  await signIn(context, member);
  await open(page, `/job?keyword=${encodeURIComponent('分園の立ち上げ')}`);
  await page.getByRole('link', { name: 'この条件を保存して新着をメールで受け取る' }).click();
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page.getByRole('alert')).toContainText('検索条件を保存しました');

  const posting = { ...template, facility, path_name, title };
  const file = testInfo.outputPath('jobs.jsonl');
  const dates = { posted_on: today, updated_on: today, valid_through: dayAfter(7) };
  await writeFile(file, JSON.stringify({ ...posting, ...dates }));
  await command('data', 'import-jobs', file, '--source', '分園だより');
  const tomorrow = `${dayAfter(1)}T08:00+09:00`;
  await command('data', 'send-saved-searches', '--now', tomorrow);

  await context.clearCookies();
  const [postingLink] = await mailTo(
    member.mailaddress,
    new RegExp(`http:[\\w:/.-]+/f/${facility}/job/${path_name}`),
  );
  await open(page, postingLink);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);

  const [endingLink] = await mailTo(member.mailaddress, /http:[\w:/.-]+\/saved_search\/end\?token=[\w.%-]+/);
  await open(page, endingLink);
  await page.getByRole('button', { name: 'メールを停止する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('メールを停止しました');

  await signIn(context, member);
  await open(page, '/mypage/saved_search');
  await expect(page.getByRole('combobox', { name: 'メールの頻度' })).toHaveValue('none');
});
