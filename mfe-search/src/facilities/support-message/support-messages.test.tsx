import { getFacility, listSupportMessages, type SupportMessage } from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
} from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const facility = answering(getFacility, ({ query }) =>
  query.path_name === 'hanaoka' ? sampleFacilityDetail() : problem(404, 'facility_not_found'),
);

const message = (changes: Partial<SupportMessage> = {}): SupportMessage => ({
  support_message_id: 1,
  child_class_id: 1,
  parent_age_text: '30代前半',
  support_message_recommend_kind_id: 1,
  support_message_description: '毎朝、笑顔で迎えてくれます。',
  posted_on: '2026-05-20',
  ...changes,
});

const counts = (...messages: [number, number, number, number]) =>
  ([1, 2, 3, 4] as const).map((support_message_recommend_kind_id, at) => ({
    support_message_recommend_kind_id,
    messages: messages[at] ?? 0,
  }));

const list = (total: number, some: SupportMessage[] = [], recommendations = counts(total, 0, 0, 0)) =>
  answering(listSupportMessages, ({ query: { facility_path_name, page, limit } }) =>
    facility_path_name === 'hanaoka'
      ? { total, page, limit, recommendations, support_messages: some }
      : problem(404, 'facility_not_found'),
  );

/** A facility with messages of two classes. */
const ofTwoClasses = answering(listSupportMessages, ({ query: { page, limit, child_class_id } }) => {
  const own = child_class_id === undefined ? 14 : child_class_id === 1 ? 11 : child_class_id === 3 ? 3 : 0;
  return {
    total: own,
    page,
    limit,
    recommendations: counts(own, 0, 0, 0),
    child_classes: [
      { child_class_id: 1 as const, messages: 11 },
      { child_class_id: 3 as const, messages: 3 },
    ],
    support_messages: own === 0 ? [] : [message({ child_class_id: child_class_id ?? 1 })],
  };
});

const open = (at: string, answer = list(45, [message()])) =>
  renderRoutes(routes, { at, can: everyCapability, api: createInMemoryApi(facility, answer) });

describe('/f/{facility_path_name}/support_message', () => {
  it('lists messages with class, age, day and the recommendation in words', async () => {
    open('/f/hanaoka/support_message');
    expect(
      await screen.findByRole('heading', { level: 1, name: '花岡保育園への応援メッセージ' }),
    ).toBeVisible();
    const messages = within(await screen.findByRole('region', { name: 'いただいたメッセージ' }));
    expect(messages.getByRole('heading', { name: 'とてもすすめたい' })).toBeVisible();
    expect(messages.getByText('毎朝、笑顔で迎えてくれます。')).toBeVisible();
    for (const words of ['1歳児クラス', '保護者：30代前半', '2026年5月20日', '全45件'])
      expect(messages.getByText(words)).toBeVisible();
  });

  it('sums up how many recommend it, in words', async () => {
    open('/f/hanaoka/support_message', list(14, [message()], counts(8, 3, 2, 1)));
    const summary = within(await screen.findByRole('region', { name: 'おすすめの度合い' }));
    expect(
      summary.getByText('14件のうち11件が「とてもすすめたい」「すすめたい」という声です。'),
    ).toBeVisible();
    expect(
      summary.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ).toEqual([
      ['とてもすすめたい', '8件'],
      ['すすめたい', '3件'],
      ['どちらともいえない', '2件'],
      ['あまりすすめられない', '1件'],
    ]);
  });

  it('makes no share of one or two', async () => {
    open('/f/hanaoka/support_message', list(2, [message()], counts(0, 0, 1, 1)));
    const summary = within(await screen.findByRole('region', { name: 'おすすめの度合い' }));
    expect(summary.getByText('2件のメッセージをいただいています。')).toBeVisible();
  });

  it('keeps the number a page while turning pages, and leads to the others', async () => {
    open('/f/hanaoka/support_message?limit=20&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      '/f/hanaoka/support_message?limit=20&page=3',
    );
    const limits = within(screen.getByRole('navigation', { name: '1ページに表示する件数' }));
    expect(limits.getByRole('link', { current: true })).toHaveTextContent('20件');
    expect(limits.getByRole('link', { name: '10件' })).toHaveAttribute('href', '/f/hanaoka/support_message');
    expect(limits.getByRole('link', { name: '50件' })).toHaveAttribute(
      'href',
      '/f/hanaoka/support_message?limit=50',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it.each(['limit=7', 'limit=abc', 'limit=10000000000', 'limit=', 'limit=-1', 'limit=20.0'])(
    'shows ten a page for the invalid %s, and says what was ignored',
    async (query) => {
      open(`/f/hanaoka/support_message?${query}`);
      const limits = within(await screen.findByRole('navigation', { name: '1ページに表示する件数' }));
      expect(limits.getByRole('link', { current: true })).toHaveTextContent('10件');
      const [, value] = query.split('=');
      expect(screen.queryAllByText(`件数（limit）「${value}」`)).toHaveLength(value ? 1 : 0);
    },
  );

  it('leads to the messages of each class, with their number', async () => {
    open('/f/hanaoka/support_message', ofTwoClasses);
    const classes = within(await screen.findByRole('navigation', { name: 'お子さまのクラス' }));
    expect(classes.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['すべて（14件）', '/f/hanaoka/support_message'],
        ['1歳児クラス（11件）', '/f/hanaoka/support_message?child_class_id=1'],
        ['3歳児クラス（3件）', '/f/hanaoka/support_message?child_class_id=3'],
      ],
    );
    expect(classes.getByRole('link', { current: true })).toHaveTextContent('すべて（14件）');
  });

  it('shows and sums up the messages of one class, and keeps it while turning pages', async () => {
    open('/f/hanaoka/support_message?child_class_id=1', ofTwoClasses);
    expect(await screen.findByRole('region', { name: 'いただいたメッセージ（1歳児クラス）' })).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'おすすめの度合い（1歳児クラス）' }));
    expect(
      summary.getByText('11件のうち11件が「とてもすすめたい」「すすめたい」という声です。'),
    ).toBeVisible();
    const classes = within(screen.getByRole('navigation', { name: 'お子さまのクラス' }));
    expect(classes.getByRole('link', { current: true })).toHaveTextContent('1歳児クラス（11件）');
    expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      '/f/hanaoka/support_message?child_class_id=1&page=2',
    );
    expect(screen.getByRole('link', { name: '20件' })).toHaveAttribute(
      'href',
      '/f/hanaoka/support_message?child_class_id=1&limit=20',
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.title).toContain('（1歳児クラス）');
  });

  it('says where a class has none, and leads to all', async () => {
    open('/f/hanaoka/support_message?child_class_id=5', ofTwoClasses);
    expect(
      await screen.findByText('5歳児クラスのご家庭からの応援メッセージは、まだありません。'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'すべてのクラスのメッセージを見る' })).toHaveAttribute(
      'href',
      '/f/hanaoka/support_message',
    );
    expect(screen.queryByRole('region', { name: /おすすめの度合い/ })).not.toBeInTheDocument();
  });

  it('ignores a class that does not exist, and says so', async () => {
    open('/f/hanaoka/support_message?child_class_id=6', ofTwoClasses);
    expect(await screen.findByText('クラス（child_class_id）「6」')).toBeVisible();
    expect(screen.getByRole('region', { name: 'いただいたメッセージ' })).toBeVisible();
  });

  it('leads to the form for writing one by a document load (R2)', async () => {
    open('/f/hanaoka/support_message');
    expect(await screen.findByRole('link', { name: '応援メッセージを書く' })).toHaveAttribute(
      'href',
      '/support_message/hanaoka/input',
    );
  });

  it('invites to write the first one where there are none', async () => {
    open('/f/hanaoka/support_message', list(0));
    expect(await screen.findByRole('heading', { name: '応援メッセージはまだありません' })).toBeVisible();
    expect(screen.getByRole('link', { name: '応援メッセージを書く' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'おすすめの度合い' })).not.toBeInTheDocument();
  });

  it.each([
    '/f/nowhere/support_message',
    '/f/%E3%81%82/support_message',
    '/f/hanaoka/support_message?page=6',
    '/f/hanaoka/support_message?page=2&limit=50',
  ])('answers %s with 404 (R1.1)', async (at) => {
    open(at);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
