import { open } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { FacilityList } from '../site/facility-list.ts';
import { changedBuild, liveReleases, publish, removeFromStore, renderFailures } from '../site/releases.ts';
import { address, former, newerBuild, restoringSearch, untilServed } from './changed-list.ts';

const before = restoringSearch();

const bad = {
  'throws when it is loaded': (script: string, text: string) =>
    script === 'server.cjs' ? `throw new Error('bad at load');\n${text}` : text,
  'throws while it renders': (script: string, text: string) =>
    script === 'server.cjs' ? text.replaceAll(former, `\${nowhere.to.be.found}`) : text,
};

for (const [what, change] of Object.entries(bad))
  test(`a release that ${what} is answered by the last known good one, and others are untouched`, async ({
    page,
    request,
    documents,
  }, testInfo) => {
    const build = await changedBuild('mfe-search', testInfo.outputPath('build'), change);
    const release = await publish('mfe-search', build, '--force');
    // The former release answers until the shell has tried the bad one.
    await expect
      .poll(
        async () => {
          expect((await request.get(address)).status()).toBe(200);
          return renderFailures(request, release);
        },
        { timeout: 10_000 },
      )
      .toBeGreaterThan(0);
    const replies = await Promise.all(Array.from({ length: 8 }, () => request.get(address)));
    for (const reply of replies) {
      expect(reply.status()).toBe(200);
      expect(await reply.text()).toContain(former);
    }
    const list = new FacilityList(page);
    await open(page, address);
    await expect(list.facilities).toHaveCount(20);
    await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
    await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible();
    expect(documents.count).toBe(1);
    const { 'mfe-search': _, ...others } = await liveReleases(request);
    expect(before()).toMatchObject(others);
    expect((await request.get('/login')).status()).toBe(200);
  });

test('a release whose folder is taken away is answered by the last known good one, and others are untouched', async ({
  page,
  request,
  documents,
}, testInfo) => {
  const buildDir = await newerBuild(testInfo.outputPath('build'));
  const release = await publish('mfe-search', buildDir);
  await untilServed(request);
  await removeFromStore('mfe-search', release);

  const reply = await request.get(address);
  expect(reply.status()).toBe(200);
  expect(await reply.text()).toContain(former);
  const list = new FacilityList(page);
  await open(page, address);
  await expect(list.facilities).toHaveCount(20);
  await expect(list.count).toContainText(former);
  await list.facility(0).click();
  await expect(page.getByRole('region', { name: '所在地・連絡先' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'ログイン' }).click();
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible();
  expect(documents.count).toBe(1);

  // Publishing the same build again restores the release.
  expect(await publish('mfe-search', buildDir)).toBe(release);
  await untilServed(request);
});
