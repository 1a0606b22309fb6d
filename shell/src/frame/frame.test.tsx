import { prefectures } from '@enerabi/shared/kernel';
import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { memberSession, openFrame } from '../testing/open-frame.tsx';

const page = (path: string, handle?: object): RouteObject => ({
  path,
  handle,
  Component: () => <h1>{path}</h1>,
});
const routes = [
  page('f'),
  page('mypage'),
  page('plain', { layout: 'default' }),
  page('job', { layout: 'default', section: 'job' }),
  page('contact', { layout: 'contact' }),
  page('support', { layout: 'support-message' }),
  { handle: { layout: 'default', section: 'job' }, children: [page('job/input', { layout: 'contact' })] },
];

const layoutOf = (main: HTMLElement) => main.getAttribute('data-layout');
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the header (R1.6)', () => {
  it('offers a visitor the search and the login', async () => {
    const header = await (await openFrame('/plain', routes)).findByRole('banner');
    expect(hrefs(header)).toEqual(['/', '/f', '/login']);
    expect(within(header).getByRole('link', { name: 'えんえらび' })).toHaveAttribute('href', '/');
  });

  it('offers a member their own page instead', async () => {
    const header = await (await openFrame('/plain', routes, { session: memberSession })).findByRole('banner');
    expect(hrefs(header)).toEqual(['/', '/f', '/mypage']);
  });

  it('marks the page that the visitor is on', async () => {
    const header = await (await openFrame('/mypage', routes, { session: memberSession })).findByRole(
      'banner',
    );
    expect(within(header).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/mypage');
  });

  it('links facility staff where that is configured', async () => {
    const header = await (
      await openFrame('/plain', routes, { links: { staff: 'https://staff.test' } })
    ).findByRole('banner');
    expect(within(header).getByRole('link', { name: '施設担当者の方はこちら' })).toHaveAttribute(
      'href',
      'https://staff.test',
    );
  });

  it('leads to the top of the job section from within it', async () => {
    for (const at of ['/job', '/job/input']) {
      const header = await (await openFrame(at, routes)).findByRole('banner');
      expect(within(header).getByRole('link', { name: 'えんえらび' })).toHaveAttribute('href', '/job_top');
    }
  });
});

describe('the footer (R1.6)', () => {
  it('lists the 47 prefectures in seven regions, from north to south', async () => {
    const areas = await (await openFrame('/plain', routes)).findByRole('navigation', {
      name: 'エリアから探す',
    });
    expect(
      within(areas)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['北海道・東北', '関東', '北陸・甲信越', '東海', '関西', '中国・四国', '九州・沖縄']);
    expect(hrefs(areas)).toEqual(prefectures.map(({ code }) => `/f?area=${code}`));
    expect(hrefs(areas)).toHaveLength(47);
    expect(within(areas).getByRole('link', { name: '沖縄県' })).toHaveAttribute('href', '/f?area=470007');
  });

  it('lists the links that are configured, and no others', async () => {
    const links = { faq: 'https://help.test/faq', privacy: 'https://help.test/privacy' };
    const guides = await (await openFrame('/plain', routes, { links })).findByRole('navigation', {
      name: 'ご案内',
    });
    expect(hrefs(guides)).toEqual([links.faq, links.privacy]);
  });

  it('has no list of links where none is configured, and always the copyright', async () => {
    const frame = await openFrame('/plain', routes);
    expect(await frame.findByText('© 2026 えんえらび')).toBeInTheDocument();
    expect(frame.queryByRole('navigation', { name: 'ご案内' })).toBeNull();
  });
});

describe('the layout (R1.2)', () => {
  it('is the one that the deepest route names, and `map` where none does', async () => {
    for (const [at, layout] of [
      ['/f', 'map'],
      ['/plain', 'default'],
      ['/contact', 'contact'],
      ['/support', 'support-message'],
      ['/job/input', 'contact'],
    ] as const)
      expect(layoutOf(await (await openFrame(at, routes)).findByRole('main'))).toBe(layout);
  });

  it.each(['/contact', '/support'])('of a form (%s) leads nowhere else but home', async (at) => {
    const links = { faq: 'https://help.test/faq' };
    const frame = await openFrame(at, routes, { links });
    expect(await frame.findByText('© 2026 えんえらび')).toBeInTheDocument();
    expect(hrefs(frame.getByRole('banner'))).toEqual(['/']);
    expect(frame.queryByRole('navigation', { name: 'エリアから探す' })).toBeNull();
    expect(hrefs(frame.getByRole('contentinfo'))).toEqual([links.faq]);
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
