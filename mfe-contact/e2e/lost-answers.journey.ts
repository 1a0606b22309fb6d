import { setTimeout as sleep } from 'node:timers/promises';
import { writeTimeoutMs } from '@enerabi/shared/constants';
import type { Route } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { askedFacility } from '../../shell/e2e/site/asked-facility.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { ContactForm } from './contact-form.ts';

const problem = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
  });

/** Each answer that a message may get, with the words that its sender reads (R6.6). */
const answers: readonly [string, (route: Route) => Promise<void>, RegExp][] = [
  ['400', problem(400, 'bad_request'), /もう一度「送信する」を押してください/],
  ['401', problem(401, 'unauthorized'), /ログインの有効期限が切れました。入力した内容は残っています/],
  ['422', problem(422, 'contact_kind_not_permitted'), /種類を選び直してください/],
  ['429', problem(429, 'too_many_messages'), /1時間ほど時間をおいて/],
  ['500', problem(500, 'internal_error'), /二重に届くことはありません/],
  [
    'malformed JSON',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"reference":' }),
    /二重に届くことはありません/,
  ],
  // The page has stopped waiting by then.
  [
    'too late',
    async (route) => {
      await sleep(writeTimeoutMs + 1_000);
      await route.abort().catch(() => {});
    },
    /二重に届くことはありません/,
  ],
  ['nothing', (route) => route.abort('connectionreset'), /二重に届くことはありません/],
];

test('whatever the API answers, everything stays, and sending again sends one message', async ({
  page,
  complaints,
}) => {
  test.setTimeout(90_000);
  complaints.allow(/status of (4|5)\d\d|ERR_CONNECTION_RESET/);
  const form = new ContactForm(page);
  const { path_name } = await askedFacility(page.request);
  await open(page, `/contact/${path_name}/contact_input`);
  await form.kind.check();
  await form.content.fill('答えが届かなくても残りますか。');
  await form.fillPerson(newMailaddress());
  await form.goOn.click();
  const keys = new Set<string | undefined>();
  /** Answers the next message otherwise. @returns ends when it has */
  const intercept = (answer: (route: Route) => Promise<void>): Promise<void> =>
    new Promise((resolve) => {
      const answerOnce = async (route: Route) => {
        keys.add(route.request().headers()['idempotency-key']);
        await answer(route);
        resolve();
      };
      void page.route('**/api/send_onetime_candidate_message', answerOnce, { times: 1 });
    });
  for (const [name, answer, said] of answers)
    await test.step(name, async () => {
      const answered = intercept(answer);
      await form.send.click();
      await answered;
      await expect(form.send).toBeEnabled();
      await expect(form.alert).toContainText(said);
      await expect(page.getByText('答えが届かなくても残りますか。')).toBeVisible();
    });

  // The message arrives, and its answer is lost: the next try gets the first answer.
  const lost = intercept(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.send.click();
  await lost;
  await expect(form.send).toBeEnabled();
  await expect(form.alert).toContainText('二重に届くことはありません');
  await form.send.click();
  await expect(page).toHaveURL(/contact_complete\?reference=/);
  expect(keys.size, 'one key for one message').toBe(1);
});
