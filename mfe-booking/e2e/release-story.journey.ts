import type { Page } from '@playwright/test';
import { open, untilIdle } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { violations } from '../../shell/e2e/quality/axe.ts';
import { command } from '../../shell/e2e/site/commands.ts';
import { newMailaddress } from '../../shell/e2e/site/member.ts';
import { ReleaseConsole } from '../../shell/e2e/site/release-console.ts';
import { changedBuild, liveReleases, rollBack, rollOut } from '../../shell/e2e/site/releases.ts';
import { addSlot, bookableFacility } from './bookable-slot.ts';
import { BookingForm } from './booking-form.ts';

const app = 'mfe-booking';
/** The release of the booking pages to which an open document is bound. */
const releaseOf = (page: Page): Promise<string | undefined> =>
  page.evaluate((name) => {
    const { pins } = JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as {
      pins: Record<string, { release: string }>;
    };
    return pins[name]?.release;
  }, app);

/** A heading of the slots by which visitors can see the release. */
const former = '見学の流れ';
const newer = '見学までの流れ';

/** Fails after pages that no check of a single page sees, as a leak does. */
const pagesBeforeErrors = 60;
const leaky = `get title() {
  globalThis.pages = (globalThis.pages ?? 0) + 1;
  if (globalThis.pages > ${pagesBeforeErrors}) throw new Error('bad after many pages');
  return '${newer}';
},`;
const change = (script: string, text: string): string =>
  script === 'server.cjs'
    ? text.replace(`title: '${former}',`, leaky).replaceAll(former, newer)
    : text.replaceAll(former, newer);

let before = '';
test.beforeEach(async ({ request }) => {
  before = (await liveReleases(request))[app] ?? '';
});
test.afterEach(async ({ request }) => {
  if ((await liveReleases(request))[app] !== before) await rollBack(app, before);
});

test.setTimeout(240_000);
test('a release from its preview to its rollback, while a family books a visit (R7.1)', async ({
  page,
  request,
  browser,
  complaints,
}, testInfo) => {
  // A visitor has no profile.
  complaints.allow(/status of 401/);
  const slot = await addSlot(await bookableFacility(request));
  const shows = async (text: string): Promise<boolean> =>
    (await (await request.get(slot.address, { headers: { cookie: '' } })).text()).includes(text);

  await test.step('the team keeps a release ready, and nobody gets it', async () => {
    const buildDir = await changedBuild(app, testInfo.outputPath('build'), change);
    await rollOut(app, buildDir, '0');
    expect(await shows(newer)).toBe(false);
  });

  await test.step('a reviewer sees it by a link', async () => {
    const { link } = await command<{ link: string }>('release', 'preview', app);
    const reviewer = await browser.newPage();
    await reviewer.goto(link);
    await reviewer.goto(slot.address);
    await expect(reviewer.getByRole('heading', { name: newer })).toBeVisible();
    await expect(reviewer.getByRole('complementary', { name: 'プレビュー表示中' })).toContainText(app);
    await reviewer.context().close();
  });

  await test.step('one visitor of ten gets it', async () => {
    await command('release', 'rollout', app, '--to', '10', '--reason', 'reviewed');
    await expect.poll(() => shows(newer), { timeout: 30_000, intervals: [20] }).toBe(true);
    await expect.poll(() => shows(former), { timeout: 30_000, intervals: [20] }).toBe(true);
  });

  const operations = new ReleaseConsole(await browser.newPage());
  await test.step('operations see both beside each other, and promote it', async () => {
    await operations.logIn();
    await expect(operations.app(app)).toContainText('10 % of the visitors');
    await expect(
      operations.app(app).getByRole('img', { name: /^Failed visits: candidate \d+\/\d+/ }),
    ).toBeVisible();
    expect(await violations(operations.page)).toEqual([]);
    await operations.run(app, 'Promote…', 'looks well', 'Promote now');
    await expect(operations.page.getByRole('status')).toContainText('Read back and verified');
    await expect.poll(() => shows(former)).toBe(false);
  });

  const form = new BookingForm(page);
  let opened: string | undefined;
  await test.step('a family begins to book', async () => {
    await open(page, slot.address);
    await expect(page.getByRole('heading', { name: newer })).toBeVisible();
    await form.time(slot.startsAt).check();
    await form.goToInput.click();
    await expect(form.goOn).toBeVisible();
    await untilIdle(page);
    await form.text(/^姓/).fill('花岡');
    opened = await releaseOf(page);
    expect(opened).not.toBe(before);
  });

  await test.step('errors appear, which no visitor sees, but operations do', async () => {
    await operations.page.getByRole('link', { name: 'Releases' }).click();
    await expect(async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => request.get(slot.address)));
      expect(replies.filter((reply) => !reply.ok())).toEqual([]);
      await operations.page.getByRole('link', { name: 'Look again' }).click();
      await expect(operations.app(app).getByText('faulty', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('operations roll it back in the console', async () => {
    await operations.run(app, 'Roll back…', 'errors after the release', 'Roll back now');
    await expect(operations.page.getByRole('status')).toContainText(before);
    expect(await shows(former), 'the very next page').toBe(true);
    expect((await liveReleases(request))[app]).toBe(before);
    await operations.page.context().close();
  });

  await test.step('the family keeps what it typed, and books', async () => {
    const asked = page.waitForResponse('**/builds/latest.json');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await (await asked).finished();
    await expect(form.text(/^姓/)).toHaveValue('花岡');
    await form.fill(newMailaddress());
    await form.goOn.click();
    await expect(form.book).toBeVisible();
    await expect(page.getByRole('main')).toContainText('花岡');
    expect(await releaseOf(page), 'the tab stays with its release').toBe(opened);
    const sent = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await form.book.click();
    expect((await sent).ok()).toBe(true);
    await expect(form.booked).toBeVisible();
    expect(await form.reference()).not.toBe('');
    await untilIdle(page);
  });
});
