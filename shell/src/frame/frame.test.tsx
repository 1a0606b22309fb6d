import { prefectures } from '@enerabi/shared/kernel';
import { everyCapability } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { data, Form, Link, type RouteObject, useNavigate } from 'react-router';
import { memberSession, openFrame as openBare } from '../testing/open-frame.tsx';

const openFrame: typeof openBare = (at, routes, options) =>
  openBare(at, routes, { can: everyCapability, ...options });
const page = (path: string, handle?: object): RouteObject => ({
  path,
  handle,
  Component: () => <h1>{path}</h1>,
});
const routes = [
  page('f'),
  page('mypage'),
  page('register'),
  page('plain', { layout: 'default' }),
  page('job', { layout: 'default' }),
  page('contact', { layout: 'contact' }),
  page('support', { layout: 'support-message' }),
  page('map', { layout: 'map' }),
  { ...page('map/1', { layout: 'map' }), loader: () => Promise.reject(data({}, { status: 503 })) },
  {
    handle: { layout: 'default' },
    children: [page('contact/hanaoka/job_contact_input', { layout: 'contact' })],
  },
  page('job_top', { layout: 'default' }),
  page('f/:facility/job/:posting', { layout: 'default' }),
  { ...page('map_search'), loader: () => Promise.reject(data({}, { status: 503 })) },
  { ...page('f/:facility/job/failed'), loader: () => Promise.reject(data({}, { status: 503 })) },
  { path: 'f/:facility/job/lost', lazy: () => Promise.reject(new TypeError('Failed to fetch')) },
];

const layoutOf = (main: HTMLElement) => main.getAttribute('data-layout');
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

const ways = (favorites = '/favorite') => [
  '/f',
  '/job',
  '/map_search',
  '/railway_search/13/select_railway',
  favorites,
];
const inNavigation = async (at: string, name: string, options = {}) => {
  const frame = await openFrame(at, routes, options);
  return within(await frame.findByRole('banner')).getByRole('navigation', { name });
};

describe('the header (R1.6)', () => {
  it('offers everybody the five ways to search, in their order', async () => {
    expect(hrefs(await inNavigation('/plain', 'メインメニュー'))).toEqual(ways());
  });

  it('offers a visitor login and registration', async () => {
    const account = await inNavigation('/plain', '会員メニュー');
    expect(hrefs(account)).toEqual(['/login', '/register']);
    expect(within(account).getByRole('link', { name: '無料会員登録' })).toBeVisible();
  });

  it('offers a member their own page instead', async () => {
    const account = await inNavigation('/plain', '会員メニュー', { session: memberSession });
    expect(hrefs(account)).toEqual(['/mypage']);
  });

  it('marks the page that the visitor is on', async () => {
    const account = await inNavigation('/mypage', '会員メニュー', { session: memberSession });
    expect(within(account).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mypage');
  });

  it('links facility staff where that is configured', async () => {
    const account = await inNavigation('/plain', '会員メニュー', { links: { staff: 'https://staff.test' } });
    expect(within(account).getByRole('link', { name: '施設担当者の方はこちら' })).toHaveAttribute(
      'href',
      'https://staff.test',
    );
  });

  it('leads to the top of the job section, and to favourite jobs, from within it', async () => {
    const header = await (await openFrame('/job', routes)).findByRole('banner');
    expect(within(header).getByRole('link', { name: 'えんえらび お仕事' })).toHaveAttribute(
      'href',
      '/job_top',
    );
    expect(hrefs(within(header).getByRole('navigation', { name: 'メインメニュー' }))).toEqual(
      ways('/mypage/favorite/job'),
    );
  });

  it.each([
    '/job_top',
    '/f/hanaoka/job/teacher',
    '/f/hanaoka/job/failed',
    '/f/hanaoka/job/lost',
    '/job/unknown',
  ])('leads to the top of the job section from %s, whether or not it failed', async (at) => {
    const header = await (await openFrame(at, routes)).findByRole('banner');
    expect(within(header).getByRole('link', { name: 'えんえらび お仕事' })).toHaveAttribute(
      'href',
      '/job_top',
    );
  });

  it('stays the way to the top of the job section in the middle of a form there', async () => {
    const header = await (await openFrame('/contact/hanaoka/job_contact_input', routes)).findByRole('banner');
    expect(hrefs(header)).toEqual(['/job_top']);
  });

  it('shows the name as text where it is not the one that was drawn', async () => {
    const header = await (await openFrame('/plain', routes, { name: 'ほいくナビ' })).findByRole('banner');
    expect(within(header).getByRole('link', { name: 'ほいくナビ' })).toHaveTextContent('ほいくナビ');
  });
});

describe('the side menu of small screens (R1.6)', () => {
  const openMenu = async (options = {}, at = '/plain') => {
    const frame = await openFrame(at, routes, options);
    const toggle = await frame.findByText('メニュー');
    await userEvent.click(toggle);
    const menu = toggle.closest('details') as HTMLDetailsElement;
    // jsdom fires no toggle event.
    menu.dispatchEvent(new Event('toggle'));
    return { frame, toggle, menu };
  };

  it('opens with registration, login and the five ways', async () => {
    const { menu } = await openMenu();
    expect(menu.open).toBe(true);
    expect(hrefs(menu)).toEqual(['/register', '/login', ...ways()]);
  });

  it("opens with a member's own page, and leads staff out", async () => {
    const { menu } = await openMenu({ session: memberSession, links: { staff: 'https://staff.test' } });
    expect(hrefs(menu)).toEqual(['/mypage', ...ways('/mypage/favorite/facility'), 'https://staff.test']);
  });

  it('keeps the keyboard out of the page behind it, until Escape closes it', async () => {
    const { frame, menu, toggle } = await openMenu();
    expect(frame.getByRole('main', { hidden: true }).inert).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(toggle.closest('summary')).toHaveFocus();
    expect(frame.getByRole('main').inert).toBe(false);
  });

  it('closes by Escape wherever the focus is', async () => {
    const { menu, toggle } = await openMenu();
    (document.activeElement as HTMLElement).blur();
    expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(toggle.closest('summary')).toHaveFocus();
  });

  it.each([
    ['another page', '園を探す', 'f'],
    ['a page that fails', '地図から探す', 'エラーが発生しました'],
    ['the page that is shown', 'お仕事を探す', 'job'],
  ])('closes when a link to %s was followed, and gives the focus to its main part', async (_, name, h1) => {
    const { frame, menu } = await openMenu({}, '/job');
    within(menu).getByRole('link', { name }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await frame.findByRole('heading', { level: 1, name: h1 })).toBeInTheDocument();
    expect(frame.getByRole('banner').querySelector('details')?.open).toBe(false);
    expect(frame.getByRole('main').inert).toBe(false);
    expect(frame.getByRole('main')).toHaveFocus();
  });

  it('marks the page that the visitor is on', async () => {
    const { menu } = await openMenu({}, '/register');
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/register');
  });
});

const Left = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      戻る
    </button>
  );
};

describe('the focus', () => {
  const inMain = (frame: Awaited<ReturnType<typeof openFrame>>, name: string) =>
    within(frame.getByRole('main')).findByRole('link', { name });
  const linking: RouteObject[] = [
    {
      path: 'from',
      Component: () => (
        <>
          <Link to="/to">先へ</Link>
          <Link to="/from?page=2">次の頁</Link>
          <Link to="#part">下へ</Link>
          <Link to="/choosing">入力へ</Link>
          <Form action="/from">
            <input name="keyword" aria-label="キーワード" />
          </Form>
          <Form method="post">
            <button type="submit">送信する</button>
          </Form>
        </>
      ),
      action: () => Promise.reject(data({}, { status: 503 })),
    },
    { path: 'to', Component: Left },
    // biome-ignore lint/a11y/noAutofocus: a page that chooses the focus itself
    { path: 'choosing', Component: () => <input aria-label="お名前" autoFocus /> },
  ];

  it('stays where it is when a document was loaded', async () => {
    const frame = await openFrame('/from', linking);
    expect(await inMain(frame, '先へ')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it.each(['先へ', '次の頁'])('goes to the main part of where a link leads: %s', async (name) => {
    const frame = await openFrame('/from', linking);
    await userEvent.click(await inMain(frame, name));
    await waitFor(() => expect(frame.getByRole('main')).toHaveFocus());
  });

  it('comes back to the link that a page was left by', async () => {
    const frame = await openFrame('/from', linking);
    await userEvent.click(await inMain(frame, '先へ'));
    await waitFor(() => expect(frame.getByRole('main')).toHaveFocus());
    await userEvent.click(within(frame.getByRole('main')).getByRole('button', { name: '戻る' }));
    await waitFor(async () => expect(await inMain(frame, '先へ')).toHaveFocus());
  });

  it('announces the title of the new page', async () => {
    const frame = await openFrame('/from', linking);
    document.title = '次のページ';
    await userEvent.click(await inMain(frame, '先へ'));
    expect(await frame.findByText('次のページ', { selector: '[data-status-region]' })).toBeInTheDocument();
  });

  it('goes to the main part of an error page that has taken the place of a page', async () => {
    const frame = await openFrame('/from', linking);
    await userEvent.click(await within(frame.getByRole('main')).findByRole('button'));
    expect(await frame.findByRole('heading', { level: 1 })).toHaveTextContent('エラーが発生しました');
    expect(frame.getByRole('main')).toHaveFocus();
  });

  it('is left to a page that chooses it', async () => {
    const frame = await openFrame('/from', linking);
    await userEvent.click(await inMain(frame, '入力へ'));
    expect(await frame.findByRole('textbox', { name: 'お名前' })).toHaveFocus();
  });

  it('is left to who searches, and to a link within the page', async () => {
    const frame = await openFrame('/from', linking);
    const below = await inMain(frame, '下へ');
    await userEvent.click(below);
    expect(below).toHaveFocus();
    const keyword = frame.getByRole('textbox', { name: 'キーワード' });
    await userEvent.type(keyword, '下松{Enter}');
    expect(keyword).toHaveFocus();
  });
});

describe('the footer (R1.6)', () => {
  it('lists the 47 prefectures in seven regions, from north to south', async () => {
    const areas = await (await openFrame('/plain', routes)).findByRole('navigation', {
      name: 'エリアから園を探す',
    });
    expect(
      within(areas)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['北海道・東北', '関東', '北陸・甲信越', '東海', '関西', '中国・四国', '九州・沖縄']);
    expect(hrefs(areas)).toEqual(prefectures.map(({ slug }) => `/${slug}`));
    expect(hrefs(areas)).toHaveLength(47);
    expect(within(areas).getByRole('link', { name: '沖縄県' })).toHaveAttribute('href', '/okinawa');
  });

  it('leads from the job section to jobs of each prefecture (R1.7)', async () => {
    const areas = await (await openFrame('/job', routes)).findByRole('navigation', {
      name: 'エリアからお仕事を探す',
    });
    expect(hrefs(areas)).toEqual(prefectures.map(({ code }) => `/job?area=${code}`));
  });

  it('has the shortcuts into the job list', async () => {
    const jobs = await (await openFrame('/plain', routes)).findByRole('navigation', {
      name: 'お仕事を探す',
    });
    expect(hrefs(jobs)).toEqual([
      '/job?job_type=1',
      '/job?job_type=6',
      '/job?employment_status=1',
      '/job?employment_status=4',
    ]);
  });

  it('lists terms always, columns and other links where they are configured', async () => {
    const links = { faq: 'https://help.test/faq', privacy: 'https://help.test/privacy' };
    const columns = [{ title: '慣らし保育の過ごし方', url: 'https://columns.test/1' }];
    const guides = await (await openFrame('/plain', routes, { links, columns })).findByRole('navigation', {
      name: 'ご案内',
    });
    expect(hrefs(guides)).toEqual([
      'https://columns.test/1',
      '/terms',
      '/one_stop/terms',
      links.faq,
      links.privacy,
    ]);
  });

  it('ends with the copyright of the year', async () => {
    const frame = await openFrame('/plain', routes);
    expect(await frame.findByText('© 2026 えんえらび')).toBeInTheDocument();
  });
});

describe('the layout (R1.2)', () => {
  it('is the one that the deepest route names, and `map` where none does', async () => {
    for (const [at, layout] of [
      ['/f', 'map'],
      ['/plain', 'default'],
      ['/contact', 'contact'],
      ['/support', 'support-message'],
      ['/contact/hanaoka/job_contact_input', 'contact'],
    ] as const)
      expect(layoutOf(await (await openFrame(at, routes)).findByRole('main'))).toBe(layout);
  });

  it.each([
    ['/map', true],
    ['/f', false],
    ['/map/1', false],
  ])('at %s uses all of the width: %s', async (at, isFullWidth) => {
    const main = await (await openFrame(at, routes)).findByRole('main');
    expect(main.hasAttribute('data-full-width')).toBe(isFullWidth);
  });

  it.each(['/contact', '/support'])('of a form (%s) leads nowhere else but home', async (at) => {
    const links = { faq: 'https://help.test/faq' };
    const frame = await openFrame(at, routes, { links });
    expect(await frame.findByText('© 2026 えんえらび')).toBeInTheDocument();
    expect(hrefs(frame.getByRole('banner'))).toEqual(['/']);
    expect(hrefs(frame.getByRole('contentinfo'))).toEqual(['/terms', '/one_stop/terms', links.faq]);
  });

  it('begins with a way past the header for keyboards', async () => {
    const frame = await openFrame('/f', routes);
    const [first] = await frame.findAllByRole('link');
    expect(first).toHaveAttribute('href', '#main');
    expect(frame.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('is a Japanese document', async () => {
    (await openFrame('/f', routes)).findByRole('main');
    expect(document.documentElement).toHaveAttribute('lang', 'ja');
  });
});
