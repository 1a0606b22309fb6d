import { expect, test } from '../browser/journey.ts';
import { command } from '../site/commands.ts';
import { changedBuild, rollOut } from '../site/releases.ts';
import { address, newerBuild, restoringSearch, untilServed } from './changed-list.ts';

restoringSearch();
test.afterEach(() => command('release', 'abort', 'mfe-search', '--reason', 'journey'));

/** Servers write what they counted every two seconds, and the command has to start. */
const slowly = { timeout: 30_000 };

interface RolloutStatus {
  apps: {
    app: string;
    rollout: {
      verdict: { candidate: { failed: number; visits: number } };
      vitals: { name: string; candidate: { value: number; pages: number } | null }[];
    } | null;
  }[];
}
const rollout = async () => {
  const { apps } = await command<RolloutStatus>('release', 'status');
  return apps.find(({ app }) => app === 'mfe-search')?.rollout;
};

test('a release that fails only in browsers counts against its rollout (R7.1)', async ({
  page,
  complaints,
}, testInfo) => {
  complaints.allow(/bad in browsers/, /The page stays without its scripts/);
  const build = await changedBuild('mfe-search', testInfo.outputPath('build'), (script, text) =>
    script.startsWith('client/remoteEntry.') ? `${text}\nthrow new Error('bad in browsers');` : text,
  );
  await rollOut('mfe-search', build, '100');
  await expect
    .poll(async () => {
      await page.goto(address);
      return (await rollout())?.verdict.candidate.failed ?? 0;
    }, slowly)
    .toBe(1);
  // The server's page stays usable without its scripts.
  await expect(page.getByRole('link', { name: '次へ' })).toBeVisible();
});

test('browsers say how fast a candidate is, and operations see it beside the active release (R7.1)', async ({
  page,
}, testInfo) => {
  const build = await newerBuild(testInfo.outputPath('build'));
  await rollOut('mfe-search', build, '100');
  await untilServed(page.request);
  await expect
    .poll(async () => {
      await page.goto(address);
      await page.waitForFunction(() => 'webVitals' in window);
      await page.getByRole('heading', { level: 1 }).click();
      // A page is measured until it is left.
      await page.goto('about:blank');
      const vitals = (await rollout())?.vitals ?? [];
      return vitals.filter(({ candidate }) => candidate && candidate.pages > 0).map(({ name }) => name);
    }, slowly)
    .toEqual(expect.arrayContaining(['LCP', 'CLS']));
});
