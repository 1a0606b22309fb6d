import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { root } from './apps.ts';
import { findChromium, howToGetChromium } from './test/chromium.ts';

const help = `npm run screenshots -- [ADDRESS [NAME…]]

Takes the pictures of docs/screenshots from a running site, at 360, 768 and 1280 px.
ADDRESS  default http://localhost:3000; for pictures of the gallery, start it with npm run dev
NAME     of pictures, such as job-top; default all
`;

const folder = path.join(root, 'docs/screenshots');
const widths = [360, 768, 1280] as const;

interface Picture {
  name: string;
  path: string;
  /** Acts on the page before the picture is taken. */
  act?: (page: Page) => Promise<void>;
  /** The expected status of the response; default 200. */
  status?: number;
  /** The widest window in which the subject exists, if it does not at every width. */
  until?: number;
}

/** Opens the first item of a list. */
function openFirst(address: string): Picture['act'] {
  return async (page) => {
    await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}

/** Opens the first item of a list, and from it the form whose address has these words. */
const openForm =
  (item: string, form: string): Picture['act'] =>
  async (page) => {
    await openFirst(item)?.(page);
    await page.locator(`main a[href*="${form}"]:visible`).first().click();
    await page.waitForURL(`**${form}**`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The form's own scripts.
    await page.waitForTimeout(1_000);
  };

/** Chooses the first facilities of a list, and opens the planner with them. */
async function openPlanner(page: Page): Promise<void> {
  const buttons = page.getByRole('button', { name: /を比較に追加$/ });
  for (let at = 0; at < 4; at += 1) await buttons.nth(at).click();
  await page.getByRole('link', { name: '見学プラン' }).click();
  await page.waitForURL('**/one_stop/planner?**');
  await page.getByRole('heading', { name: 'プラン', exact: true }).waitFor();
  await page.waitForTimeout(1_000);
}

/** Enters a child on a list, whose class is then marked. */
async function enterChild(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'お子さまのクラス', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const birthday = dialog.getByRole('group', { name: /生年月日/ });
  for (const [part, value] of [
    ['年', String(new Date().getFullYear() - 2)],
    ['月', '10'],
    ['日', '3'],
  ] as const)
    await birthday.getByRole('combobox', { name: part }).selectOption(value);
  await dialog.getByRole('button', { name: 'とじる' }).click();
  await page
    .getByRole('button', { name: /歳児クラス/ })
    .first()
    .waitFor();
}

/** Chooses stations at home and at work, and sorts the list by the ways. */
async function chooseStations(page: Page): Promise<void> {
  await page.getByRole('button', { name: '通園時間' }).click();
  const dialog = page.getByRole('dialog');
  for (const [field, reading, station] of [
    ['ご自宅（または最寄り駅）', 'さんげん', /^三軒茶屋駅/],
    ['勤務先の最寄り駅', 'しぶや', /^渋谷駅/],
  ] as const) {
    await dialog.getByRole('searchbox', { name: field, exact: true }).pressSequentially(reading);
    await dialog.getByRole('button', { name: station }).first().click();
  }
  await dialog.getByRole('link', { name: '通園時間の短い順に見る' }).click();
  await page.waitForURL('**commute_destinations**');
  await page.getByText('渋谷駅へ').first().waitFor();
}

const bookable = '/f?area=130001&has_bookable_visit=true';

const pictures: readonly Picture[] = [
  { name: 'top', path: '/' },
  { name: 'list', path: '/f?area=130001' },
  {
    name: 'detail',
    path: '/f?area=130001',
    act: openFirst('**/f/*'),
  },
  { name: 'child', path: '/f?area=130001', act: enterChild },
  { name: 'commute', path: '/f?area=130001', act: chooseStations },
  {
    name: 'favorites',
    path: '/f?area=130001',
    act: async (page) => {
      for (const at of [2, 3, 5])
        await page
          .getByRole('button', { name: /のお気に入り$/ })
          .nth(at)
          .click();
      await page.goto(new URL('/favorite', page.url()).href);
      await page.waitForURL('**/favorite?**');
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    name: 'map',
    path: '/map_search?lat=35.6436&lng=139.6713&zoom=13',
    // On a wide screen the moving map takes the place of its picture, and asks for its names.
    act: (page) => page.waitForTimeout(5_000),
  },
  { name: 'events', path: '/tokyo/e' },
  { name: 'event', path: '/tokyo/e', act: openFirst('**/e/*') },
  { name: 'job-top', path: '/job_top' },
  { name: 'jobs', path: '/job?area=130001' },
  { name: 'job', path: '/job?area=130001', act: openFirst('**/job/*') },
  { name: 'operators', path: '/o' },
  { name: 'operator', path: '/o', act: openFirst('**/o/*') },
  {
    name: 'form',
    path: '/login',
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'register', path: '/register' },
  {
    name: 'contact',
    path: '/f?area=130001&search_ask_onetime=true',
    act: openForm('**/f/*', '/contact_input'),
  },
  {
    name: 'visit-slots',
    path: bookable,
    act: openForm('**/f/*', '/one_stop/f/'),
  },
  {
    name: 'visit-input',
    path: bookable,
    act: async (page) => {
      await openForm('**/f/*', '/one_stop/f/')?.(page);
      await page.locator('input[name="at"]:enabled').first().check({ force: true });
      await page.getByRole('button', { name: '入力へ進む' }).click();
      await page.getByRole('button', { name: '確認画面へ進む' }).waitFor();
    },
  },
  { name: 'planner', path: bookable, act: openPlanner },
  {
    name: 'visit-plan',
    path: bookable,
    act: async (page) => {
      await openPlanner(page);
      await page.getByLabel('出発する駅').fill('荻窪');
      await page.getByRole('button', { name: 'この条件でプランを作る' }).click();
      await page.getByText('を出発して').waitFor();
      await page
        .getByRole('heading', { name: 'プラン', exact: true })
        .evaluate((node) => node.scrollIntoView());
      // The site's header would cover it.
      await page.mouse.wheel(0, -90);
    },
  },
  {
    name: 'visit-notes',
    path: bookable,
    act: async (page) => {
      await openPlanner(page);
      await page.getByRole('link', { name: '質問シート・メモを開く' }).click();
      await page.waitForURL('**/planner/notes?**');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(1_000);
    },
  },
  { name: 'job-contact', path: '/job?area=130001', act: openForm('**/job/*', '/job_contact_input') },
  {
    name: 'support-message',
    path: '/f?area=130001',
    act: openForm('**/f/*', '/support_message/'),
  },
  { name: 'not-found', path: '/no/such/page', status: 404 },
  {
    name: 'side-menu',
    path: '/',
    until: 1000,
    act: (page) => page.getByRole('banner').getByText('メニュー').click(),
  },
  { name: 'gallery', path: '/gallery' },
  { name: 'gallery-cards', path: '/gallery/cards' },
];

async function take(browser: Browser, origin: string, width: number, picture: Picture): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 740 : 900 },
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
    // Phones and tablets show scroll bars on top of the page.
    isMobile: width < 1024,
    hasTouch: width < 1024,
  });
  const answer = await page.goto(origin + picture.path, { waitUntil: 'networkidle' });
  if (answer?.status() !== (picture.status ?? 200))
    throw new Error(`${origin}${picture.path} answered ${answer?.status()}: no picture of that. Try again.`);
  // The page is idle when its deferred parts have loaded.
  await page.waitForTimeout(1_500);
  await picture.act?.(page);
  await page.waitForTimeout(700);
  const file = path.join(folder, `${picture.name}-${width}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: 82 });
  await page.close();
  process.stderr.write(`${path.relative(root, file)}\n`);
}

async function main(): Promise<void> {
  const [origin = 'http://localhost:3000', ...names] = process.argv.slice(2);
  if (origin === '--help') return void process.stdout.write(help);
  const wanted = pictures.filter(({ name }) => names.length === 0 || names.includes(name));
  const hasGallery = wanted.some(({ name }) => name.startsWith('gallery'));
  const gallery = hasGallery ? await fetch(`${origin}/gallery`).catch(() => undefined) : undefined;
  if (hasGallery && gallery?.status !== 200)
    throw new Error(`${origin} has no gallery: start the site with npm run dev, and try again.`);
  const executablePath = findChromium();
  if (!executablePath) throw new Error(howToGetChromium);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    for (const picture of wanted)
      for (const width of widths)
        if (width < (picture.until ?? Number.POSITIVE_INFINITY)) await take(browser, origin, width, picture);
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
