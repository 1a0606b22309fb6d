import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { areas } from '../../shell/e2e/site/address.ts';
import { firstFacility } from '../../shell/e2e/site/listed-facilities.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the ways to a visit stay in view, cover nothing that has the focus, and leave the footer alone', async ({
  page,
}) => {
  const { path_name } = await firstFacility(page.request, areas.yamaguchi);
  await open(page, `/f/${path_name}`);
  const bar = page.getByRole('complementary', { name: '見学・お問い合わせ' });
  await expect(bar).toBeInViewport({ ratio: 1 });
  const covered: string[] = [];
  const footer = page.getByRole('contentinfo');
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    if (await footer.evaluate((element) => element.contains(document.activeElement))) break;
    covered.push(
      ...(await bar.evaluate((element) => {
        const focused = document.activeElement;
        if (!focused || element.contains(focused)) return [];
        const isClear = focused.getBoundingClientRect().bottom <= element.getBoundingClientRect().top;
        return isClear ? [] : [focused.outerHTML.slice(0, 100)];
      })),
    );
  }
  expect(covered).toEqual([]);
  await expect(footer.locator(':focus')).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(bar).not.toBeInViewport();
});

test('each section is reached from the contents on a wide screen, below the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { path_name } = await firstFacility(page.request, areas.yamaguchi);
  await open(page, `/f/${path_name}`);
  const contents = page.getByRole('navigation', { name: 'このページの内容' });
  await contents.getByRole('link', { name: '所在地・アクセス' }).click();
  const heading = page.getByRole('heading', { name: '所在地・アクセス' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0);
  await expect(contents).toBeInViewport();
});
