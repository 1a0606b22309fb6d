import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { hasFocusMark } from '../../shell/e2e/browser/focus-mark.ts';
import { open } from '../../shell/e2e/browser/hydration.ts';
import { expect, test } from '../../shell/e2e/browser/journey.ts';
import { layoutShifts, recordLayoutShifts } from '../../shell/e2e/browser/layout-shift.ts';
import { stickingOut } from '../../shell/e2e/browser/overflow.ts';
import { root } from '../../shell/e2e/site/environment.ts';

const folder = path.join(root, 'gallery/src/groups');

/** Every specimen sheet: its group, its anchor, and its states. */
const sheets = globSync('*/*.specimens.tsx', { cwd: folder })
  .map((file) => {
    const [group = '', id = ''] = file.replace('.specimens.tsx', '').split('/');
    const source = readFileSync(path.join(folder, file), 'utf8');
    return { group, id, shows: (state: string) => source.includes(`state: '${state}'`) };
  })
  .sort((a, b) => (a.id < b.id ? -1 : 1));
const groups = [...new Set(sheets.map(({ group }) => group))];

test('the contents lead to every component of every group', async ({ page }) => {
  await open(page, '/gallery');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const links = page.getByRole('main').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => address.includes('#')).sort()).toEqual(
    sheets.map(({ group, id }) => `/gallery/${group}#${id}`).sort(),
  );
  await links.first().click();
  await expect(page.getByRole('navigation', { name: 'ギャラリーの分類' })).toBeVisible();
});

test('a specimen stands beside how it is written', async ({ page }) => {
  await open(page, '/gallery/actions');
  const written = page.getByRole('article', { name: '主なボタン' }).getByRole('code');
  await expect(written).toHaveText('<Button>見学を予約する</Button>');
});

test('an unknown group is a page that does not exist (R1.3)', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const reply = await page.goto('/gallery/nothing');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ページが見つかりません');
});

for (const group of groups) {
  test(`${group}: every specimen is there, and fits, without a word and without a shift @phone`, async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await open(page, `/gallery/${group}`);
    const shown = await page.locator('main section[id]').evaluateAll(countSpecimens);
    expect(shown.map(({ id }) => id)).toEqual(
      sheets.filter((sheet) => sheet.group === group).map(({ id }) => id),
    );
    for (const { id, live, empty } of shown) expect([id, live > 0, empty]).toEqual([id, true, 0]);
    expect(await page.evaluate(repeatedIds)).toEqual([]);
    expect(await layoutShifts(page)).toEqual({ value: 0, what: [] });
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await stickingOut(page)]).toEqual([width, []]);
    }
  });

  const shows = (state: string) => sheets.some((sheet) => sheet.group === group && sheet.shows(state));
  if (!shows('hover') && !shows('focus')) continue;

  test(`${group}: mouse and focus show where specimens say so`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `/gallery/${group}`);
    for (const specimen of await specimensOf(page, 'hover')) {
      await page.mouse.move(0, 0);
      const before = await specimen.evaluate(looks);
      await specimen.locator(pressable).first().hover();
      await expect.poll(() => specimen.evaluate(looks), { message: `${specimen}` }).not.toEqual(before);
    }
    for (const specimen of await specimensOf(page, 'focus')) {
      // After a key press the browser shows the focus, as it does for keyboard users.
      await page.keyboard.press('Shift');
      const control = specimen.locator(pressable).first();
      await control.focus();
      await expect(control).toBeFocused();
      expect(await control.evaluate(hasFocusMark), `${specimen}`).toBe(true);
    }
  });
}

const pressable = '> :last-child :is(a, button, input, select, textarea, summary):visible';

async function specimensOf(page: Page, state: string): Promise<Locator[]> {
  return page.locator(`article[data-state="${state}"]`).all();
}

function countSpecimens(sections: Element[]): { id: string; live: number; empty: number }[] {
  return sections.map((section) => {
    const stages = [...section.querySelectorAll(':scope > article > :last-child > div')];
    const empty = stages.filter((stage) => !stage.hasChildNodes()).length;
    return { id: section.id, live: stages.length - empty, empty };
  });
}

function repeatedIds(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** The styles of a specimen that hovering may change. */
function looks(specimen: Element): string[] {
  const all = [...specimen.querySelectorAll(':scope > :last-child *')];
  return all.flatMap((element) =>
    [null, '::before', '::after'].map((part) => {
      const { color, backgroundColor, borderColor, boxShadow, textDecoration, opacity, transform } =
        getComputedStyle(element, part);
      return [color, backgroundColor, borderColor, boxShadow, textDecoration, opacity, transform].join(' ');
    }),
  );
}
