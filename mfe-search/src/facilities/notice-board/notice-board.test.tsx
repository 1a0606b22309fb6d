import {
  getFacility,
  getNotification,
  listNotifications,
  type NotificationSummary,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const facility = answering(getFacility, ({ query }) =>
  query.path_name === 'hanaoka' ? sampleFacilityDetail() : problem(404, 'facility_not_found'),
);

const notice = (path_name: string, changes: Partial<NotificationSummary> = {}): NotificationSummary => ({
  path_name,
  title: `お知らせ ${path_name}`,
  audience: 'applicant',
  posted_on: '2026-05-20',
  ...changes,
});

const board = (total: number, notifications: NotificationSummary[] = []) =>
  answering(listNotifications, ({ query: { facility_path_name, page, limit } }) =>
    facility_path_name === 'hanaoka'
      ? { total, page, limit, notifications }
      : problem(404, 'facility_not_found'),
  );

const open = (at: string, list = board(41, [notice('a'), notice('b', { audience: 'enrolled' })])) =>
  renderRoutes(routes, { at, can: everyCapability, api: createInMemoryApi(facility, list) });

describe('/f/{facility_path_name}/notice_board', () => {
  it('lists notices with day, audience in words and the way to each', async () => {
    open('/f/hanaoka/notice_board');
    expect(await screen.findByRole('heading', { level: 1, name: '花岡保育園からのお知らせ' })).toBeVisible();
    const [first, second] = await screen.findAllByRole('article');
    if (!first || !second) throw new Error('Two notices should be there');
    expect(within(first).getByRole('link', { name: 'お知らせ a' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board/a',
    );
    expect(within(first).getByText('2026年5月20日')).toBeVisible();
    expect(within(first).getByText('入園をご希望の方へ')).toBeVisible();
    expect(within(second).getByText('在園の方へ')).toBeVisible();
    expect(screen.getByText('全41件')).toBeVisible();
  });

  it('has twenty a page, each page with an address', async () => {
    open('/f/hanaoka/notice_board?page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '2ページ目' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: '前へ' })).toHaveAttribute('href', '/f/hanaoka/notice_board');
    expect(pages.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board?page=3',
    );
  });

  it('has the same ways as all pages of the facility, and says which one this is', async () => {
    open('/f/hanaoka/notice_board');
    const ways = within(await screen.findByRole('navigation', { name: '園・施設のページ' }));
    expect(ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['園の情報', '/f/hanaoka'],
      ['お知らせ', '/f/hanaoka/notice_board'],
      ['応援メッセージ', '/f/hanaoka/support_message'],
    ]);
    expect(ways.getByRole('link', { name: 'お知らせ' })).toHaveAttribute('aria-current', 'page');
  });

  it('says what is missing and what to do where nothing is posted', async () => {
    open('/f/hanaoka/notice_board', board(0));
    expect(await screen.findByRole('heading', { name: 'お知らせはまだありません' })).toBeVisible();
    expect(screen.getByRole('link', { name: '園に問い合わせる' })).toHaveAttribute(
      'href',
      '/contact/hanaoka/contact_input',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it.each([
    '/f/nowhere/notice_board',
    '/f/%E3%81%82/notice_board',
    '/f/hanaoka/notice_board?page=4',
    '/f/hanaoka/notice_board?page=999999999',
  ])('answers %s with 404 (R1.1)', async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it.each([
    ['page=abc', 'abc'],
    ['page=-1', '-1'],
    ['page=', undefined],
    ['page=1&page=2', '2'],
    ['x=%00', undefined],
  ])('shows the first page for the invalid %s, and says what was ignored', async (query, ignored) => {
    open(`/f/hanaoka/notice_board?${query}`);
    const pages = within(await screen.findByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '1ページ目' })).toHaveAttribute('aria-current', 'page');
    const result = screen.queryByText(/^ページ（page）「/);
    expect(result?.textContent).toBe(ignored && `ページ（page）「${ignored}」`);
    expect(screen.queryAllByText('アドレスの一部を読み取れませんでした')).toHaveLength(ignored ? 1 : 0);
  });

  it('leads to its feed', async () => {
    open('/f/hanaoka/notice_board');
    expect(await screen.findByRole('link', { name: '新しいお知らせをRSSで受け取る' })).toHaveAttribute(
      'href',
      '/rss/f/hanaoka/notices.xml',
    );
  });
});

describe('/f/{facility_path_name}/notice_board/{notification_path_name}', () => {
  const one = answering(getNotification, ({ query }) =>
    query.notification_path_name === 'b'
      ? {
          ...notice('b', { title: '夏まつりのご案内' }),
          body: '一段落目です。\n改行します。\n\n二段落目です。',
          newer: notice('c', { title: '新しいもの' }),
          older: notice('a', { title: '古いもの' }),
        }
      : problem(404, 'notification_not_found'),
  );
  const openOne = (at: string) => renderRoutes(routes, { at, api: createInMemoryApi(facility, one) });

  it('shows the text paragraph by paragraph, with day and audience', async () => {
    openOne('/f/hanaoka/notice_board/b');
    expect(await screen.findByRole('heading', { level: 1, name: '夏まつりのご案内' })).toBeVisible();
    expect(await screen.findByText(/^一段落目です。/, { selector: 'p' })).toBeVisible();
    expect(screen.getByText('二段落目です。', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('2026年5月20日')).toHaveAttribute('datetime', '2026-05-20');
    expect(screen.getByText('入園をご希望の方へ')).toBeVisible();
  });

  it('leads to its neighbours and back to the board', async () => {
    openOne('/f/hanaoka/notice_board/b');
    const neighbours = within(await screen.findByRole('navigation', { name: '前後のお知らせ' }));
    expect(neighbours.getByRole('link', { name: /前のお知らせ.*古いもの/ })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board/a',
    );
    expect(neighbours.getByRole('link', { name: /次のお知らせ.*新しいもの/ })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board/c',
    );
    expect(screen.getByRole('link', { name: 'お知らせの一覧へ戻る' })).toHaveAttribute(
      'href',
      '/f/hanaoka/notice_board',
    );
  });

  it('names its way and its one address for search engines (R1.3)', async () => {
    openOne('/f/hanaoka/notice_board/b?from=mail');
    const crumbs = within(await screen.findByRole('navigation', { name: '現在位置' }));
    expect(crumbs.getByText('夏まつりのご案内')).toHaveAttribute('aria-current', 'page');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://example.jp/f/hanaoka/notice_board/b',
    );
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(await structuredDataFaults(data)).toEqual([]);
    const [way, article] = data['@graph'];
    expect(way.itemListElement.at(-1)).toMatchObject({
      name: '夏まつりのご案内',
      item: 'https://example.jp/f/hanaoka/notice_board/b',
    });
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: '夏まつりのご案内',
      datePublished: '2026-05-20',
      mainEntityOfPage: 'https://example.jp/f/hanaoka/notice_board/b',
      author: { name: '花岡保育園', url: 'https://example.jp/f/hanaoka' },
    });
  });

  it.each(['/f/hanaoka/notice_board/x', '/f/nowhere/notice_board/b', '/f/hanaoka/notice_board/%E3%81%82'])(
    'answers %s with 404 (R1.1)',
    async (at) => {
      openOne(at);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
