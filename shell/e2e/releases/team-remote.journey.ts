import { freePort } from '@enerabi/shared/testing/free-port';
import { open, untilIdle } from '../browser/hydration.ts';
import { expect, test } from '../browser/journey.ts';
import { command } from '../site/commands.ts';
import { TeamRemote } from '../site/team-remote.ts';

// A path that was claimed stays its app's, so that each run has another one.
const mark = Date.now().toString(36);
const app = `mfe-diary-${mark}`;
const path = `/diary-${mark}`;
let team: TeamRemote;

test.afterEach(async () => {
  team?.stop();
  await command('release', 'disable', app, '--reason', 'journey').catch(() => undefined);
});

test.setTimeout(180_000);
test('a new team, from an empty folder to a page of the running site, without this repository (R7.1)', async ({
  page,
  browser,
  request,
  complaints,
}, testInfo) => {
  complaints.allow(/status of 404/);
  team = await TeamRemote.make(testInfo.outputPath(), app, path);
  const other = await browser.newPage();

  await test.step('the team sees its page in the running site, with what it changes', async () => {
    await page.goto(await team.develop(await freePort()));
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: `${app}のページ` })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'プレビュー表示中' })).toContainText(app);
    await expect(page.getByRole('article')).toHaveCount(3);
    await team.change('src/welcome/welcome.copy.ts', `${app}のページ`, '園の日記');
    await expect(page.getByRole('heading', { level: 1, name: '園の日記' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/f\//);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '園の日記' })).toBeVisible();
  });

  await test.step('nobody else does', async () => {
    // Its reloads would ask for a server that ends now.
    await page.close();
    expect((await other.goto(path))?.status()).toBe(404);
  });

  await test.step('its types are right, and its tests and the checks of a publication pass', async () => {
    team.stop();
    await team.check();
    await team.test();
    await team.release('build');
    const { probe } = await team.release<{ probe: { outcome: string; pages: string[] } }>(
      'publish',
      '--dry-run',
    );
    expect(probe).toMatchObject({ outcome: 'passed', pages: [path] });
  });

  await test.step('a build that calls what the live API does not have is refused', async () => {
    await team.change('dist/build/contract.json', '/api/front_get_facilties"', '/api/front_get_nurseries"');
    await expect(team.release('publish', '--dry-run')).rejects.toThrow(
      'contract: GET /api/front_get_nurseries is not in the API; release the API first',
    );
    await team.release('build');
  });

  await test.step('everybody has the page, rendered by the server, and it hydrates', async () => {
    await team.release('publish', '--reason', 'journey');
    await expect.poll(async () => (await request.get(path)).status()).toBe(200);
    expect(await (await request.get(path)).text()).toContain('園の日記</h1>');
    await open(other, path);
    await untilIdle(other);
    await expect(other.getByRole('heading', { level: 1, name: '園の日記' })).toBeVisible();
  });

  await test.step('and its own rollback leads back to the release before', async () => {
    await team.change('src/welcome/welcome.copy.ts', '園の日記', '園のできごと');
    await team.release('build');
    const { from } = await team.release<{ from: string }>('publish', '--reason', 'journey');
    await expect.poll(async () => (await request.get(path)).text()).toContain('園のできごと</h1>');
    await team.release('rollback', '--reason', 'journey');
    await expect.poll(async () => (await request.get(path)).text()).toContain('園の日記</h1>');
    const { apps } = await team.release<{ apps: { active: string }[] }>('status');
    expect(apps[0]?.active).toBe(from);
  });
});
