import { keepCommutePlaces, noPlaces } from '@enerabi/shared/commute';
import { type Capabilities, capabilityOf } from '@enerabi/shared/constants';
import {
  addFavoriteFacilities,
  getCommutePlaces,
  getMypage,
  getProfile,
  listFavoriteIds,
  logout,
  type Mypage,
  type SavedCommutePlaces,
  saveCommutePlaces,
} from '@enerabi/shared/contract';
import type { Session } from '@enerabi/shared/kernel';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  noCapability,
  problem,
  renderRoutes,
  sampleFacility,
} from '@enerabi/shared/testing';
import { sampleProfile, sampleSession } from '@enerabi/shared/testing/sample-member';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.ts';
import { sampleBooking, sampleMessage, sampleMypage } from '../testing/sample-member.ts';

interface Opened {
  at?: string;
  mypage?: Partial<Mypage>;
  /** The birthdays of the member's children. */
  birthdays?: readonly string[];
  /** Places that the account has. */
  places?: SavedCommutePlaces;
  session?: Session;
  refusal?: ReturnType<typeof problem>;
  can?: Capabilities;
}

function open({
  at = '/mypage',
  mypage = {},
  birthdays = [],
  places = { home: null, works: [] },
  session = sampleSession(),
  refusal,
  can = everyCapability,
}: Opened = {}) {
  const added: unknown[] = [];
  let account = places;
  const api = createInMemoryApi(
    answering(getMypage, () => sampleMypage(mypage)),
    answering(getProfile, () =>
      sampleProfile({
        information: {
          children: birthdays.map((birthday, at) => ({
            birthday,
            is_default_selected: false,
            display_order: at + 1,
          })),
        },
      }),
    ),
    answering(listFavoriteIds, () => ({ facility_ids: [1], job_posting_ids: [] })),
    answering(addFavoriteFacilities, ({ body }) => {
      added.push(body);
      return refusal ?? { total: 3, added: 2 };
    }),
    answering(getCommutePlaces, () => account),
    answering(saveCommutePlaces, ({ body }) => {
      if (!refusal) account = body as SavedCommutePlaces;
      return refusal ?? account;
    }),
    answering(logout, () => refusal ?? {}),
  );
  return { added, ...renderRoutes(routes, { at, can, api, session }) };
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const saved = (facility_id: number) => ({
  facility_id,
  path_name: `garden-${facility_id}`,
  name: `園${facility_id}`,
});
const keep = (...ids: number[]) =>
  localStorage.setItem('favorite-facilities', JSON.stringify(ids.map(saved)));
const offer = () => screen.queryByText(/このブラウザーに保存したお気に入り/);

beforeEach(() => {
  localStorage.clear();
});

describe('/mypage', () => {
  it('greets the member by name, and leads to each of their pages', async () => {
    open();
    expect(await screen.findByText('花岡 花子さん、こんにちは。')).toBeVisible();
    const menu = within(screen.getByRole('navigation', { name: '会員のメニュー' }));
    expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mypage',
      '/one_stop/mypage',
      '/mypage/favorite/facility',
      '/mypage/saved_search',
      '/mypage/edit',
    ]);
    expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('マイページ');
  });

  it('offers each registered child to this browser, and takes along only what is pressed (issue 22)', async () => {
    const { user } = open({ birthdays: ['2023-05-10', '2025-06-10'] });
    const children = await region('お子さま');
    expect(children.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('2023年5月10日生まれ'),
      expect.stringContaining('2025年6月10日生まれ'),
    ]);
    expect(localStorage.getItem('child')).toBeNull();
    await user.click(children.getByRole('button', { name: /2025年6月10日.*目印をつける/ }));
    expect(JSON.parse(localStorage.getItem('child') ?? '')).toEqual({
      birthday: '2025-06-10',
      month: expect.stringMatching(/-04$/),
    });
    expect(children.getByRole('button', { pressed: true })).toHaveTextContent('目印をつけています');
    expect(document.documentElement.dataset.childClass).toBeDefined();

    await user.click(children.getByRole('button', { name: /2023年5月10日/ }));
    expect(children.getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('other-children') ?? '')).toHaveLength(1);
  });

  it('says nothing of children where none is registered, or the profile cannot be had', async () => {
    open();
    await screen.findByText('花岡 花子さん、こんにちは。');
    expect(screen.queryByRole('region', { name: 'お子さま' })).not.toBeInTheDocument();
  });

  describe('the places of a family (issue 22)', () => {
    const home = { name: '三軒茶屋駅', latitude: 35.6436, longitude: 139.6713 };
    const work = { name: '渋谷駅', latitude: 35.6584, longitude: 139.7013 };
    const inBrowser = () => JSON.parse(localStorage.getItem('commute-places') ?? 'null');
    const section = () => region('ご自宅と勤務先');

    it('are asked for where neither account nor browser has some', async () => {
      open();
      expect((await section()).getByRole('link', { name: '最寄り駅を入力する' })).toHaveAttribute(
        'href',
        '/#child',
      );
    });

    it('of the browser go to the account when their member says so, and are used by it at once', async () => {
      keepCommutePlaces({ home, works: [work] });
      const { user } = open();
      const places = await section();
      await user.click(await places.findByRole('button', { name: '会員情報に保存する' }));
      const done = await screen.findByRole('alert');
      expect(done).toHaveTextContent('ご自宅と勤務先を会員情報に保存しました');
      expect(done).toHaveFocus();
      expect(places.getByRole('button', { pressed: true })).toHaveTextContent('この端末で使っています');
      expect(places.queryByRole('button', { name: '会員情報に保存する' })).not.toBeInTheDocument();
    });

    it('of the account go to the browser when their member says so', async () => {
      keepCommutePlaces(noPlaces);
      const { user } = open({ places: { home, works: [work] } });
      const places = await section();
      expect(places.getByText('三軒茶屋駅')).toBeVisible();
      expect(inBrowser()?.home).toBeUndefined();
      await user.click(places.getByRole('button', { name: 'この端末で使う' }));
      expect(inBrowser()).toEqual({ home, works: [work] });
      expect(document.documentElement.dataset.home).toBe('1');
      expect(places.getByRole('button', { pressed: true })).toHaveTextContent('この端末で使っています');
    });

    it('of both are shown where they differ', async () => {
      keepCommutePlaces({ home: work, works: [] });
      open({ places: { home, works: [] } });
      const places = await section();
      expect(await places.findByText('渋谷駅')).toBeVisible();
      expect(places.getByText('三軒茶屋駅')).toBeVisible();
      expect(places.getByRole('button', { name: 'この端末の場所に変更する' })).toBeVisible();
    });

    it('are deleted from the account, and stay in the browser', async () => {
      keepCommutePlaces({ home, works: [] });
      const { user } = open({ places: { home, works: [] } });
      const places = await section();
      await user.click(places.getByRole('button', { name: '会員情報から削除する' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('会員情報から削除しました');
      expect(await places.findByRole('button', { name: '会員情報に保存する' })).toBeVisible();
      expect(inBrowser()).toEqual({ home, works: [] });
    });

    it('stay as they were where they cannot be saved, and the page says so', async () => {
      keepCommutePlaces({ home, works: [] });
      const { user } = open({ refusal: problem(503, 'unavailable') });
      const places = await section();
      await user.click(await places.findByRole('button', { name: '会員情報に保存する' }));
      expect(await screen.findByText(/ただいま変更できませんでした/)).toBeVisible();
      expect(places.getByRole('button', { name: '会員情報に保存する' })).toBeVisible();
    });
  });

  it('invites a member who has nothing yet', async () => {
    open();
    expect(
      (await region('次の見学')).getByRole('link', { name: '見学を予約できる園を探す' }),
    ).toHaveAttribute('href', '/f?has_bookable_visit=true');
    expect((await region('お気に入りの園')).getByRole('link', { name: '園を探す' })).toBeVisible();
    expect((await region('送信したお問い合わせ')).getByText(/まだありません/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'お気に入りのお仕事' })).not.toBeInTheDocument();
  });

  it('promises none of what the site does not have yet (R7.3)', async () => {
    open({
      at: '/mypage?welcome=done',
      session: sampleSession({ positions: [{ position_kind_id: 1 }] }),
      can: noCapability,
    });
    expect((await region('お気に入りの園')).getByRole('link', { name: '園を探す' })).toBeVisible();
    for (const name of ['次の見学', '送信したお問い合わせ', 'お気に入りのお仕事'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect([...document.links].filter((link) => capabilityOf(link.pathname))).toEqual([]);
    expect(document.body).not.toHaveTextContent(/予約|求人/);
  });

  it('keeps showing the visits of a member who has some', async () => {
    open({ mypage: { visits: { total: 1, next: [sampleBooking()] } }, can: noCapability });
    expect((await region('次の見学')).getByRole('link', { name: '予約の確認・キャンセル' })).toBeVisible();
  });

  it('shows the next visits, with the way to cancel one', async () => {
    open({ mypage: { visits: { total: 5, next: [sampleBooking()] } } });
    const visits = await region('次の見学');
    expect(visits.getByText('2026年5月20日（水）10:00〜10:30')).toBeVisible();
    expect(visits.getByRole('link', { name: /予約をキャンセルする/ })).toHaveAttribute(
      'href',
      '/one_stop/mypage?cancel=7',
    );
    expect(visits.getByRole('link', { name: 'すべて見る（5件）' })).toHaveAttribute(
      'href',
      '/one_stop/mypage',
    );
  });

  it('shows the latest favourites and how many posts there are', async () => {
    open({
      mypage: {
        favorite_facilities: { total: 4, latest: [sampleFacility()] },
        favorite_jobs: { total: 2 },
      },
    });
    const favorites = await region('お気に入りの園');
    expect(favorites.getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/hanaoka');
    expect(favorites.getByRole('link', { name: 'すべて見る（4件）' })).toBeVisible();
    const jobs = await region('お気に入りのお仕事');
    expect(jobs.getByText('お気に入りのお仕事が2件あります。')).toBeVisible();
    expect(jobs.getByRole('link')).toHaveAttribute('href', '/mypage/favorite/job');
  });

  it('asks those who look for work to mark posts', async () => {
    open({ session: sampleSession({ positions: [{ position_kind_id: 1 }] }) });
    expect((await region('お気に入りのお仕事')).getByRole('link', { name: 'お仕事を探す' })).toBeVisible();
  });

  it('shows what was sent last, and leads to all of it and to what comes next', async () => {
    open({
      mypage: { messages: { total: 21, latest: [sampleMessage({ reference: '7K3M-92QF' })] } },
    });
    const messages = await region('送信したお問い合わせ');
    expect(messages.getByText('2026年5月2日に送信')).toBeVisible();
    expect(messages.getByText('受付番号：7K3M-92QF')).toBeVisible();
    expect(messages.getByText('空き状況のお問い合わせ')).toBeVisible();
    expect(messages.getByText('来年4月の1歳児クラスについて伺います。')).toBeInTheDocument();
    expect(messages.getByRole('link', { name: 'すべて見る（21件）' })).toHaveAttribute(
      'href',
      '/mypage/message',
    );
    expect(
      messages.getByRole('link', { name: /^「花岡保育園」へのお問い合わせの\s?このあとの流れを見る$/ }),
    ).toHaveAttribute('href', '/mypage/message#message-3');
  });

  it('welcomes a new member at the end of the registration', async () => {
    open({ at: '/mypage?welcome=done' });
    expect(await screen.findByText('会員登録が完了しました')).toBeVisible();
    expect(screen.getByText('完了', { selector: '[aria-current="step"] *' })).toBeVisible();
  });

  it('says where the basic information is missing', async () => {
    open({
      mypage: { has_basic_information: false },
      session: sampleSession({ last_name: null, first_name: null }),
    });
    expect(await screen.findByRole('link', { name: '基本情報を登録する' })).toHaveAttribute(
      'href',
      '/activate/basic_information/3f1c6a52-0e0f-4b7c-9d7e-0a4c1f6f2b10',
    );
    expect(screen.queryByText(/こんにちは/)).not.toBeInTheDocument();
  });

  it('is honest where logging out did not work', async () => {
    const { user } = open({ refusal: problem(503, 'unavailable') });
    await user.click(await screen.findByRole('button', { name: 'ログアウトする' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('ログアウトできませんでした。');
  });
});

describe('unfinished forms', () => {
  it('are offered where this browser keeps some, the latest first', async () => {
    localStorage.setItem(
      'draft:contact:hanaoka',
      JSON.stringify({
        title: '花岡保育園へのお問い合わせ',
        path: '/contact/hanaoka/contact_input',
        saved_at: new Date().toISOString(),
      }),
    );
    open();
    const drafts = await region('入力の途中のもの');
    expect(drafts.getByRole('link', { name: '花岡保育園へのお問い合わせ' })).toHaveAttribute(
      'href',
      '/contact/hanaoka/contact_input',
    );
    expect(drafts.getByText(/月.+日（.）\d+:\d\dに保存/)).toBeVisible();
  });

  it('are not spoken of where there are none', async () => {
    open();
    await region('次の見学');
    expect(screen.queryByRole('region', { name: '入力の途中のもの' })).not.toBeInTheDocument();
  });
});

describe("a visitor's favourites in this browser", () => {
  it('are offered to the account, without those that it has', async () => {
    keep(1, 2, 3);
    const { user, added } = open({ refusal: problem(409, 'too_many_favorites') });
    expect(await screen.findByText('このブラウザーに保存したお気に入りが2件あります')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'アカウントに追加する' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('お気に入りは300件まで登録できます。');
    expect(added).toEqual([{ facility_ids: [2, 3] }]);
    expect(offer()).toBeVisible();
  });

  it('are not spoken of where the account has them all', async () => {
    keep(1);
    open();
    await region('次の見学');
    expect(offer()).not.toBeInTheDocument();
  });

  it('stay in the browser where the member does not want them, and are not offered again', async () => {
    keep(2);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '追加しない' }));
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(JSON.parse(localStorage.getItem('favorite-facilities') ?? '')).toEqual([saved(2)]);
    open();
    await waitFor(() => expect(screen.getAllByRole('region', { name: '次の見学' })).toHaveLength(2));
    expect(offer()).not.toBeInTheDocument();
  });

  it('are said to have arrived', async () => {
    open({ at: '/mypage?added=2' });
    expect(await screen.findByRole('alert')).toHaveTextContent('お気に入りを2件、アカウントに追加しました');
  });
});
