import type { BrowserContext, Page } from '@playwright/test';
import { meantFor } from '../src/session-routes.ts';
import { open } from './browser/hydration.ts';
import { expect, test } from './browser/journey.ts';
import { origin, siteEnvironment } from './site/environment.ts';
import { followInHeader } from './site/header.ts';
import { type Member, makeMember, signIn } from './site/member.ts';

const loginPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'ログイン' });
const myPageLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'マイページ' });
const five = ['ExpiresIn', 'IdToken', 'RefreshToken', 'TokenExpiration', 'TokenType'];

let member: Member;
test.beforeAll(async () => {
  member = await makeMember();
});

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => five.includes(name))
    .sort();

/** Counts the API's calls of a route. */
async function asked(route: string): Promise<number> {
  const metrics = await (await fetch(`http://localhost:${siteEnvironment.API_PORT}/metrics`)).text();
  const counts = metrics.matchAll(/^http_request_duration_seconds_count\{.*route="([^"]+)".*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, path, count]) => (path === route ? sum + Number(count) : sum), 0);
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('メールアドレス').fill(member.mailaddress);
  await page.getByLabel('パスワード', { exact: true }).fill(member.password);
  await page.getByRole('main').getByRole('button', { name: 'ログインする' }).click();
}

/** Makes the id token expire. */
async function expire(context: BrowserContext): Promise<void> {
  const [expiration] = (await context.cookies()).filter(({ name }) => name === 'TokenExpiration');
  if (!expiration) throw new Error('There is no session to expire');
  await context.addCookies([{ ...expiration, value: String(Math.floor(Date.now() / 1000) - 1) }]);
}

test('no token is within reach of any script: cookies, storage, answers and the page itself (R3.2)', async ({
  page,
  context,
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/json|html|text/.test(type)) answers.push(await response.text().catch(() => ''));
  });
  await open(page, '/login');
  await logIn(page);
  await expect(page).toHaveURL('/mypage');
  await followInHeader(page, 'マイページ');
  await open(page, '/f');
  expect(await cookieNames(context)).toEqual(five);
  const secrets = (await context.cookies())
    .filter(({ name }) => name === 'IdToken' || name === 'RefreshToken')
    .map(({ value }) => value);
  expect(secrets.map((secret) => secret.length > 20)).toEqual([true, true]);
  for (const cookie of await context.cookies())
    if (five.includes(cookie.name))
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });

  const reachable = await page.evaluate(async () => {
    const stores: string[] = [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    stores.push(document.documentElement.outerHTML, JSON.stringify(history.state), window.name);
    for (const { name } of await indexedDB.databases()) stores.push(String(name));
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        stores.push(await ((await caches.match(request))?.text() ?? ''));
    for (const value of Object.values(window)) {
      try {
        stores.push(JSON.stringify(value) ?? '');
      } catch {
        // A reply without text holds no token.
      }
    }
    return stores;
  });
  expect(reachable.length).toBeGreaterThan(6);
  for (const text of [...reachable, ...answers])
    for (const secret of secrets) expect(text).not.toContain(secret);
  expect(answers.some((text) => text.includes(member.mailaddress))).toBe(true);
});

for (const name of five)
  test(`four of five cookies are no session: ${name} is missing (R3.1)`, async ({ page, context }) => {
    await signIn(context, member);
    await page.goto('/f');
    await expect(myPageLink(page)).toBeVisible();
    await context.clearCookies({ name });
    await page.reload();
    await expect(myPageLink(page)).toHaveCount(0);
    await page.goto('/mypage');
    await expect(loginPage(page)).toBeVisible();
  });

test('five tabs with an expired token make one refresh and 50 successes (R3.4)', async ({ context }) => {
  await signIn(context, member);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
  for (const tab of tabs) await open(tab, '/f');
  await expire(context);
  const before = await asked('/api/refresh');
  const statuses = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() =>
        Promise.all(
          Array.from(
            { length: 10 },
            async () => (await fetch('/api/front_me', { cache: 'no-store' })).status,
          ),
        ),
      ),
    ),
  );
  expect(statuses.flat()).toEqual(Array(50).fill(200));
  expect((await asked('/api/refresh')) - before).toBe(1);
});

test('a logout is one in every tab at once, and the back button brings nothing back (R3.3)', async ({
  context,
  complaints,
}) => {
  // The other tabs ask whose the cookies are now, and get 401.
  complaints.allow(/status of 401 .*\/api\/front_me/);
  const own = await makeMember();
  await signIn(context, own);
  const [leaving, reading, account] = await Promise.all([
    context.newPage(),
    context.newPage(),
    context.newPage(),
  ]);
  await open(leaving, '/mypage');
  await open(reading, '/f');
  await open(account, '/mypage/edit');
  await expect(myPageLink(reading)).toBeVisible();
  await expect(account.getByRole('heading', { level: 1, name: '登録情報の変更' })).toBeVisible();
  // Other tabs start to watch a second after a page is idle.
  await account.waitForTimeout(2_000);
  await leaving.getByRole('main').getByRole('button', { name: 'ログアウトする', exact: true }).click();
  await expect(leaving).toHaveURL('/login?logged_out=done');
  expect(await cookieNames(context)).toEqual([]);
  await expect(myPageLink(reading)).toHaveCount(0);
  await expect(reading).toHaveURL('/f');
  await expect(loginPage(account)).toBeVisible();
  await leaving.goBack();
  await expect(loginPage(leaving)).toBeVisible();
  await expect(leaving.getByText(own.mailaddress)).toHaveCount(0);
});

test('who logs in within the site is led back to where they wanted to go (R2.7)', async ({
  page,
  documents,
}) => {
  await open(page, '/job');
  await followInHeader(page, 'お気に入り');
  await expect(loginPage(page)).toBeVisible();
  await expect(page).toHaveURL('/login?return_to=%2Fmypage%2Ffavorite%2Fjob');
  // In-app navigation loads no document.
  expect(documents.count).toBe(1);
  await logIn(page);
  await expect(page).toHaveURL('/mypage/favorite/job');
  await page.goto('/login');
  await expect(page).toHaveURL('/mypage');
});

for (const target of [
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  'javascript:alert(1)',
])
  test(`no visitor is led to another site after logging in: ${JSON.stringify(target)}`, async ({ page }) => {
    await page.goto(`/login?return_to=${encodeURIComponent(target)}`);
    await logIn(page);
    await expect(page).toHaveURL('/mypage');
  });

test('tampered cookies mean a visitor, never a failure (R3.1)', async ({ page, context }) => {
  for (const [name, value] of [
    ['IdToken', 'e30.e30.e30'],
    ['RefreshToken', 'nobody'],
    ['TokenType', 'Basic'],
    ['TokenExpiration', '0'],
  ] as const) {
    await signIn(context, await makeMember());
    await context.addCookies([{ name, value, url: origin }]);
    if (name === 'RefreshToken') await expire(context);
    const reply = await page.goto('/f');
    expect(reply?.status()).toBe(200);
    if (name !== 'TokenExpiration') await expect(myPageLink(page)).toHaveCount(0);
    expect((await page.goto('/mypage'))?.status()).toBe(200);
  }
});

test("every members' page is guarded, also for those without scripts (R2.7, R2.8)", async ({ request }) => {
  for (const path of [
    '/mypage',
    '/mypage/edit',
    '/mypage/favorite/job',
    '/mypage/favorite/facility',
    '/one_stop/mypage',
  ]) {
    expect(meantFor(path)).toBe('members');
    const reply = await request.get(path, { maxRedirects: 0 });
    expect([reply.status(), reply.headers().location]).toEqual([
      302,
      `/login?return_to=${encodeURIComponent(path)}`,
    ]);
  }
});
