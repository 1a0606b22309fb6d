import type { Locator, Page } from '@playwright/test';
import { open, untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { buildWithPreviousUi } from '../site/previous-ui.ts';
import { liveReleases, publish, rollBack } from '../site/releases.ts';

const former = { radius: '3px', spacing: '2px' };

const look = (button: Locator): Promise<{ radius: string; spacing: string }> =>
  button.evaluate((element) => {
    const { borderTopLeftRadius, letterSpacing } = getComputedStyle(element);
    return { radius: borderTopLeftRadius, spacing: letterSpacing };
  });

const searchButton = (page: Page) => page.getByRole('search').getByRole('button', { name: '検索する' });
const loginButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'ログイン' });

/** The frame must look the same, whichever remote's styles have loaded. */
async function frameLook(page: Page) {
  await page.mouse.move(0, 700);
  return page.getByRole('banner').evaluate(async (header) => {
    // A button fades when the pointer leaves it.
    await Promise.allSettled(header.getAnimations({ subtree: true }).map(({ finished }) => finished));
    return [header, ...header.querySelectorAll('a, img, summary')].map((element) => {
      const { color, backgroundColor, fontSize, borderRadius } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, fontSize, borderRadius, width, height };
    });
  });
}

test('remotes built with different versions of shared/ui look right side by side', async ({
  page,
  request,
  documents,
}, testInfo) => {
  const before = await liveReleases(request);
  const build = await buildWithPreviousUi('mfe-account', testInfo.outputPath('build'));
  const release = await publish('mfe-account', build);
  try {
    await expect
      .poll(async () => (await request.get('/login')).text(), { timeout: 10_000 })
      .toContain(`/builds/r/mfe-account/${release}/`);

    await open(page, '/');
    const present = await look(searchButton(page));
    expect(present).not.toMatchObject(former);
    const frame = await frameLook(page);

    // From here on one document has the styles of both versions, the former one's last.
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
    await expect(loginButton(page)).toBeVisible();
    expect(await look(loginButton(page))).toEqual(former);
    expect(await frameLook(page)).toEqual(frame);
    await page.getByRole('banner').getByRole('link', { name: 'えんえらび' }).click();
    await expect(searchButton(page)).toBeVisible();
    expect(await look(searchButton(page))).toEqual(present);
    expect(documents.count, 'one document all the way').toBe(1);

    // Now in the other order: the document with the former version first.
    await open(page, '/login');
    expect(await look(loginButton(page))).toEqual(former);
    await page.getByRole('banner').getByRole('link', { name: 'えんえらび' }).click();
    await expect(searchButton(page)).toBeVisible();
    expect(await look(searchButton(page))).toEqual(present);
    await untilIdle(page);
  } finally {
    if (before['mfe-account'] !== (await liveReleases(request))['mfe-account'])
      await rollBack('mfe-account', before['mfe-account'] ?? '');
  }
});
