import { setTimeout as sleep } from 'node:timers/promises';
import { writeTimeoutMs } from '@enerabi/shared/constants';
import type { Route } from '@playwright/test';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { ContactForm } from './contact-form.ts';
import { filledForms } from './filled-forms.ts';

test.describe.configure({ mode: 'parallel' });

const problem =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({
      status,
      headers,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
    });

const sendAgain = /もう一度「送信する」を押してください。同じ内容が二重に届くことはありません/;

/** Each answer that a message may get, with the words that its sender reads (R6.6). */
const answers: readonly [string, (route: Route) => Promise<void>, RegExp][] = [
  ['400', problem(400, 'bad_request'), sendAgain],
  ['401', problem(401, 'unauthorized'), /ログインの有効期限が切れました。入力した内容は残っています/],
  [
    '429',
    problem(429, 'too_many_messages_to_facility', { 'retry-after': '720' }),
    /入力した内容は残っています。12分ほど時間をおいて/,
  ],
  ['500', problem(500, 'internal_error'), sendAgain],
  [
    'malformed JSON',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"reference":' }),
    sendAgain,
  ],
  // The page has stopped waiting by then.
  [
    'too late',
    async (route) => {
      await sleep(writeTimeoutMs + 1_000);
      await route.abort().catch(() => {});
    },
    sendAgain,
  ],
  ['nothing', (route) => route.abort('connectionreset'), sendAgain],
];

for (const { name, api, input, fill, refused, done } of filledForms)
  test(`whatever the API answers to ${name}, everything stays, and sending again sends one message`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of (4|5)\d\d|ERR_CONNECTION_RESET/);
    const form = new ContactForm(page);
    const text = `答えが届かなくても残りますか。${crypto.randomUUID()}`;
    await open(page, await input(page.request));
    await fill(page, text);
    await form.goOn.click();
    const keys: (string | undefined)[] = [];
    /** Answers the next message otherwise. @returns ends when it has */
    const intercept = (answer: (route: Route) => Promise<void>): Promise<void> =>
      new Promise((resolve) => {
        const answerOnce = async (route: Route) => {
          keys.push(route.request().headers()['idempotency-key']);
          await answer(route);
          resolve();
        };
        void page.route(`**${api}`, answerOnce, { times: 1 });
      });
    const all = [...answers, ['422', problem(422, refused.code), refused.said] as const];
    for (const [answered, answer, said] of all)
      await test.step(answered, async () => {
        const reply = intercept(answer);
        await form.send.click();
        await reply;
        await expect(form.send).toBeEnabled();
        await expect(form.alert).toContainText(said);
        await expect(page.getByText(text).first()).toBeVisible();
      });

    // The message arrives, and its answer is lost: the next try gets the first answer.
    const lost = intercept(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await form.send.click();
    await lost;
    await expect(form.send).toBeEnabled();
    await expect(form.alert).toContainText(sendAgain);
    await form.send.click();
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    expect(keys).toHaveLength(all.length + 1);
    expect(new Set(keys).size, 'one key for one message').toBe(1);
  });
