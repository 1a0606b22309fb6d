import { type CorporationSummary, listCorporations } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { structuredDataFaults } from '@enerabi/shared/testing/structured-data';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const operator = (at: number, known: Partial<CorporationSummary> = {}): CorporationSummary => ({
  path_name: `operator-${at}`,
  name: `第${at}福祉会`,
  name_kana: null,
  kind: '社会福祉法人',
  facilities: 50 - at,
  with_vacancy: 0,
  prefecture_codes: ['350001'],
  is_demo: false,
  open_jobs: 0,
  ...known,
});
const everything = [
  operator(1, {
    name: '花岡会',
    name_kana: 'ハナオカカイ',
    facilities: 1_204,
    with_vacancy: 3,
    open_jobs: 12,
    prefecture_codes: ['130001', '350001'],
  }),
  ...Array.from({ length: 44 }, (_, at) => operator(at + 2)),
];
const asked: string[] = [];
const operators = answering(listCorporations, ({ query }) => {
  const { keyword = '', area, sort, page, limit } = query;
  asked.push(sort);
  const matching = everything.filter(
    ({ name, prefecture_codes }) => name.includes(keyword) && (!area || prefecture_codes.includes(area)),
  );
  const corporations = matching.slice((page - 1) * limit, page * limit);
  return { total: matching.length, page, limit, corporations };
});
const open = (at: string) => renderRoutes(routes, { at, api: createInMemoryApi(operators) });
const address = ({ router }: ReturnType<typeof open>) =>
  decodeURIComponent(router.state.location.pathname + router.state.location.search);
const noindex = () => document.querySelector('meta[name=robots]')?.getAttribute('content');
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

describe('/o', () => {
  it('shows operators with what they run', async () => {
    open('/o');
    expect(await screen.findByRole('heading', { level: 1, name: '全国の運営法人' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('全45件中 1〜20件を表示');
    const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
    expect(card.getByRole('link', { name: '花岡会' })).toHaveAttribute('href', '/o/operator-1');
    for (const text of ['ハナオカカイ', '社会福祉法人', '1,204か所', '3か所', '12件', '東京都・山口県'])
      expect(card.getByText(text)).toBeVisible();
    expect(screen.getAllByText('求人')).toHaveLength(1);
    expect(canonical()).toBe('https://example.jp/o');
  });

  it('is searched by name and prefecture, with an address that says so', async () => {
    const opened = open('/o');
    await opened.user.type(await screen.findByRole('searchbox', { name: /^法人名/ }), '花岡');
    await opened.user.selectOptions(screen.getByRole('combobox', { name: '都道府県' }), '東京都');
    await opened.user.click(screen.getByRole('button', { name: '検索する' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '「花岡」の検索結果（東京都の運営法人）' }),
    ).toBeVisible();
    expect(address(opened)).toBe('/o?area=130001&keyword=花岡');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(noindex()).toBe('noindex');
  });

  it('is a plain form where there are no scripts, which keeps the order', async () => {
    open('/o?sort=kana&area=350001');
    const form = await screen.findByRole('search');
    expect(form).toHaveAttribute('action', '/o');
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
      keyword: '',
      area: '350001',
      sort: 'kana',
    });
  });

  it('can be ordered by reading, which search engines leave to the usual order', async () => {
    open('/o?sort=kana');
    const orders = within(await screen.findByRole('navigation', { name: '並び順' }));
    expect(orders.getByRole('link', { name: '五十音順' })).toHaveAttribute('aria-current', 'true');
    expect(orders.getByRole('link', { name: '園・施設の多い順' })).toHaveAttribute('href', '/o');
    expect(asked.at(-1)).toBe('kana');
    expect(canonical()).toBe('https://example.jp/o');
  });

  it('has pages, each with an address of its own', async () => {
    open('/o?page=3');
    expect(await screen.findByText('全45件中 41〜45件を表示')).toBeVisible();
    const pages = within(await screen.findByRole('navigation', { name: 'ページ' }));
    expect(pages.getByRole('link', { name: '2ページ目' })).toHaveAttribute('href', '/o?page=2');
    expect(document.title).toContain('（3ページ目）');
    expect(canonical()).toBe('https://example.jp/o?page=3');
  });

  it('says beyond the last page how many there are', async () => {
    open('/o?page=9');
    expect(await screen.findByRole('heading', { name: 'そのページはありません' })).toBeVisible();
    expect(screen.getByRole('link', { name: '最後のページ（3ページ目）を見る' })).toHaveAttribute(
      'href',
      '/o?page=3',
    );
    expect(noindex()).toBe('noindex');
  });

  it.each([
    ['/o?keyword=無い', [['全国の運営法人を見る', '/o']]],
    [
      '/o?keyword=無い&area=130001',
      [
        ['都道府県を指定せずに探す', '/o?keyword=無い'],
        ['東京都のすべての運営法人を見る', '/o?area=130001'],
      ],
    ],
    ['/o?area=470007', [['全国の運営法人を見る', '/o']]],
  ])('leads on where nothing is found: %s', async (at, ways) => {
    open(at);
    expect(
      await screen.findByRole('heading', { name: '条件に合う運営法人が見つかりませんでした' }),
    ).toBeVisible();
    for (const [name, to] of ways)
      expect(decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '')).toBe(to);
  });

  it('names what of the address it could not read', async () => {
    open('/o?sort=size&page=x');
    expect(await screen.findByText('並び順（sort）「size」')).toBeVisible();
    expect(screen.getByText('ページ（page）「x」')).toBeVisible();
  });

  it('answers an unknown prefecture with 404 (R1.7)', async () => {
    open('/o?area=990000');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it('has structured data that are valid (R1.3)', async () => {
    open('/o?area=350001');
    await screen.findAllByRole('article');
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
    expect(await structuredDataFaults(data)).toEqual([]);
    expect(data['@graph'][1]).toMatchObject({ name: '山口県の運営法人', numberOfItems: 45 });
  });
});
