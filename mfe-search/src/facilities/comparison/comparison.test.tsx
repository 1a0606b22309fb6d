import { keepCommutePlaces } from '@enerabi/shared/commute';
import { type FacilityDetail, listFacilitiesByPath } from '@enerabi/shared/contract';
import { answering, createInMemoryApi, renderRoutes, sampleFacilityDetail } from '@enerabi/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { keepChosen } from '../compare-choice/chosen.store.ts';

const facilities: FacilityDetail[] = [
  sampleFacilityDetail(),
  sampleFacilityDetail({
    facility_id: 2,
    path_name: 'sakura',
    name: 'さくら保育園',
    capacity: 60,
    vacancy: null,
    tour_acceptance: 'slots',
  }),
  sampleFacilityDetail({ facility_id: 3, path_name: 'midori', name: 'みどり保育園', capacity: 45 }),
  sampleFacilityDetail({
    facility_id: 4,
    path_name: 'tsubame',
    name: 'つばめ保育園',
    latitude: null,
    longitude: null,
    tour_acceptance: 'slots',
  }),
];

const api = createInMemoryApi(
  answering(listFacilitiesByPath, ({ query }) => ({
    facilities: query.path_names.flatMap((asked) =>
      facilities.filter(({ path_name }) => path_name === asked),
    ),
    missing: query.path_names.filter((asked) => facilities.every(({ path_name }) => path_name !== asked)),
  })),
);
const addressOf = (...names: string[]) =>
  `/comparison?${names.map((name) => `facilities%5B%5D=${name}`).join('&')}`;
const open = (at: string) => renderRoutes(routes, { at, api });

const columns = async () =>
  (await screen.findAllByRole('columnheader')).slice(1).map((header) => header.textContent);
const shownAt = ({ router }: ReturnType<typeof open>) =>
  router.state.location.pathname + router.state.location.search;
const press = (name: string) => screen.getByRole('button', { name });
const saved = () => JSON.parse(localStorage.getItem('comparison') ?? '[]') as unknown;

beforeEach(() => localStorage.clear());

describe('/comparison', () => {
  it('has the ways of a family whose home is known, and plans visits from there (issue 22)', async () => {
    const { latitude = 0, longitude = 0 } = { ...facilities[0] };
    const home = { name: '三軒茶屋駅', latitude: Number(latitude) + 0.003, longitude: Number(longitude) };
    keepCommutePlaces({ home, works: [home] });
    open(addressOf('sakura', 'tsubame'));
    const ways = await screen.findByRole('row', { name: /^三軒茶屋駅から/ });
    expect(
      within(ways)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['徒歩約8分／自転車約6分', '情報なし']);
    expect(screen.getByRole('row', { name: /^送ってから三軒茶屋駅まで/ })).toHaveTextContent('合計約16分');
    expect(screen.getByRole('link', { name: '2園の見学プランを立てる' })).toHaveAttribute(
      'href',
      `/one_stop/planner?f=sakura&f=tsubame&from=${encodeURIComponent('三軒茶屋')}`,
    );
  });

  it('puts the shortest ways first on request (issue 22)', async () => {
    keepCommutePlaces({ home: { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6699 }, works: [] });
    const opened = open(addressOf('tsubame', 'sakura'));
    await opened.user.click(await screen.findByRole('link', { name: '近い順に見る' }));
    await waitFor(async () => expect(await columns()).toEqual(['さくら保育園', 'つばめ保育園']));
    expect(shownAt(opened)).toBe(addressOf('sakura', 'tsubame'));
    expect(screen.queryByRole('link', { name: '近い順に見る' })).toBeNull();
  });

  it('has the facilities of its address as columns, in their order, and facts as rows', async () => {
    open(addressOf('sakura', 'hanaoka'));
    expect(await columns()).toEqual(['さくら保育園', '花岡保育園']);
    expect(screen.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    const capacity = screen.getByRole('row', { name: /^合計/ });
    expect(
      within(capacity)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['60人', '90人']);
    const asOf = screen.getByRole('row', { name: /^いつの情報か/ });
    expect(within(asOf).getAllByRole('cell')[0]).toHaveTextContent('情報なし');
    expect(screen.getByRole('region', { name: '園・施設の比較表' })).not.toHaveAttribute('tabindex');
    expect(screen.getByRole('link', { name: /^さくら保育園の ?日時を選ぶ$/ })).toHaveAttribute(
      'href',
      '/one_stop/f/sakura',
    );
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
    );
  });

  it('moves a column by its buttons, keeps the focus there, and the order in this browser', async () => {
    keepChosen(['hanaoka', 'sakura', 'midori']);
    const page = open(addressOf('hanaoka', 'sakura', 'midori'));
    await columns();
    expect(press('「花岡保育園」を前へ移す')).toBeDisabled();
    await page.user.click(press('「花岡保育園」を後ろへ移す'));
    await waitFor(async () =>
      expect(await columns()).toEqual(['さくら保育園', '花岡保育園', 'みどり保育園']),
    );
    expect(shownAt(page)).toBe(addressOf('sakura', 'hanaoka', 'midori'));
    expect(saved()).toEqual(['sakura', 'hanaoka', 'midori']);
    expect(press('「花岡保育園」を後ろへ移す')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    await waitFor(async () =>
      expect(await columns()).toEqual(['さくら保育園', 'みどり保育園', '花岡保育園']),
    );
    expect(press('「花岡保育園」を後ろへ移す')).toBeDisabled();
    expect(press('「花岡保育園」を前へ移す')).toHaveFocus();
  });

  it('removes a column, here and from what this browser keeps, up to the last', async () => {
    keepChosen(['hanaoka', 'sakura']);
    const page = open(addressOf('hanaoka', 'sakura'));
    await columns();
    await page.user.click(press('「花岡保育園」を比較表から外す'));
    await waitFor(async () => expect(await columns()).toEqual(['さくら保育園']));
    expect(saved()).toEqual(['sakura']);
    expect(press('「さくら保育園」を比較表から外す')).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText('比べる園・施設が選ばれていません')).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it('takes those of this browser where the address names none', async () => {
    keepChosen(['midori', 'hanaoka']);
    const page = open('/comparison');
    expect(await columns()).toEqual(['みどり保育園', '花岡保育園']);
    expect(shownAt(page)).toBe(addressOf('midori', 'hanaoka'));
  });

  it("does not change this browser's choice for another person's address, until the visitor takes it over", async () => {
    keepChosen(['midori']);
    const page = open(addressOf('hanaoka', 'sakura'));
    expect(await screen.findByRole('link', { name: '自分の比較表を見る（1件）' })).toHaveAttribute(
      'href',
      addressOf('midori'),
    );
    await page.user.click(press('「花岡保育園」を後ろへ移す'));
    await waitFor(async () => expect(await columns()).toEqual(['さくら保育園', '花岡保育園']));
    expect(saved()).toEqual(['midori']);
    await page.user.click(press('この表を自分の比較表にする'));
    expect(saved()).toEqual(['sakura', 'hanaoka']);
    await page.user.click(press('すべて外す'));
    expect(await screen.findByText('比べる園・施設が選ばれていません')).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it('says what is not there, and forgets it', async () => {
    keepChosen(['hanaoka', 'gone']);
    open(addressOf('hanaoka', 'gone'));
    expect(await screen.findByText(/^1件は、掲載が終わっているか/)).toBeVisible();
    expect(await columns()).toEqual(['花岡保育園']);
    await waitFor(() => expect(saved()).toEqual(['hanaoka']));
  });

  it('shows as many as can be compared, and says that there were more or what could not be read', async () => {
    open(addressOf('hanaoka', '..%2Fetc', 'sakura', 'a', 'b', 'c', 'd', 'e', 'f', 'g'));
    expect(await screen.findByText('一部だけを表示しています')).toBeVisible();
    expect(await columns()).toEqual(['花岡保育園', 'さくら保育園']);
  });

  it.each(['/comparison', '/comparison?facilities%5B%5D=%E3%81%82&x=1', '/comparison?facilities=&remove='])(
    'without any facility (%s) leads to finding some',
    async (at) => {
      open(at);
      expect(await screen.findByText('比べる園・施設が選ばれていません')).toBeVisible();
      expect(screen.getByRole('link', { name: '園の一覧から選ぶ' })).toHaveAttribute('href', '/f');
    },
  );

  it('counts the rows that differ, where there is more than one facility', async () => {
    open(addressOf('hanaoka', 'midori'));
    expect(
      await screen.findByRole('checkbox', { name: 'ちがう項目だけ表示する（1項目）' }),
    ).not.toBeChecked();
  });
});
