import type { Capabilities } from '@enerabi/shared/constants';
import {
  type CorporationFacilities,
  type FacilityDetail,
  getFacility,
  getFacilityContactLink,
  getFacilityPreview,
  listCorporationFacilities,
  listFacilityVacancies,
  listMapPlaces,
  listNearbyFacilities,
  type Vacancy,
} from '@enerabi/shared/contract';
import {
  answering,
  createInMemoryApi,
  everyCapability,
  problem,
  renderRoutes,
  sampleFacilityDetail,
  sampleVacancy,
} from '@enerabi/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.ts';

interface Known {
  facility?: Partial<FacilityDetail>;
  days?: Vacancy[];
  others?: CorporationFacilities;
  can?: Capabilities;
}

const unavailable = () => problem(503, 'unavailable');
const open = ({ facility, days, others, can = everyCapability }: Known = {}) =>
  renderRoutes(routes, {
    at: '/f/hanaoka',
    can,
    api: createInMemoryApi(
      answering(getFacility, () => sampleFacilityDetail(facility)),
      answering(listNearbyFacilities, () => ({ facilities: [] })),
      answering(listMapPlaces, unavailable),
      answering(getFacilityPreview, unavailable),
      answering(getFacilityContactLink, unavailable),
      answering(listFacilityVacancies, () => (days ? { days } : unavailable())),
      answering(listCorporationFacilities, () => others ?? unavailable()),
    ),
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

const april: Vacancy = {
  ...sampleVacancy,
  as_of: '2026-04-01',
  classes: [
    { child_class_id: 0, accepted: 1, mark: null, waiting: 3, enrolled: 8 },
    { child_class_id: 1, accepted: 1, mark: null, waiting: 2, enrolled: 11 },
    { child_class_id: 3, accepted: null, mark: null, waiting: null, enrolled: null },
  ],
};

describe('vacancies on the page of a facility (domain section 1.2)', () => {
  it('go back class by class: how they changed in words, and every day with its numbers', async () => {
    const { user } = open({ days: [sampleVacancy, april] });
    const vacancy = await section('空き状況');
    await user.click(vacancy.getByRole('heading', { name: 'これまでの推移' }));
    const [, infants, ones, ...rest] = vacancy.getAllByRole('group');
    expect(vacancy.getByText('0歳児', { selector: 'summary *' })).toBeVisible();
    // A class that is not offered, or is published for the first time, has no history.
    expect(rest).toEqual([]);
    expect(infants).toHaveTextContent(
      '0歳児受入可能な人数は1人から3人に増えました入園待ちは3人から0人に減りました',
    );
    expect(ones).toHaveTextContent('受入可能な人数は1人のままです');
    await user.click(vacancy.getByText('0歳児', { selector: 'summary *' }));
    const table = within(vacancy.getByRole('table', { name: '0歳児クラスの推移（新しい順）' }));
    expect(texts(table.getAllByRole('columnheader'))).toEqual(['時点', '受入可能', '入園待ち', '在園']);
    expect(texts(table.getAllByRole('rowheader'))).toEqual(['2026年5月1日', '2026年4月1日']);
    expect(texts(table.getAllByRole('cell'))).toEqual(['3人', '0人', '6人', '1人', '3人', '8人']);
  });

  it.each([
    ['there is one day alone', [sampleVacancy]],
    ['the API cannot tell', undefined],
  ])('have no history where %s', async (_case, days) => {
    open(days ? { days } : {});
    const vacancy = await section('空き状況');
    expect(vacancy.getByRole('table', { name: '空き状況（2026年5月1日時点）' })).toBeVisible();
    expect(vacancy.queryByText('これまでの推移')).not.toBeInTheDocument();
  });

  it('say that places are not published where only those who wait are', async () => {
    const classes = [{ child_class_id: 1 as const, accepted: null, mark: null, waiting: 4, enrolled: null }];
    open({ facility: { vacancy: { ...sampleVacancy, classes } } });
    const vacancy = await section('空き状況');
    expect(texts(vacancy.getAllByRole('cell'))).toEqual(['… 公表なし', '4人']);
  });
});

describe("the further sections of a facility's page", () => {
  it('is the day, the year, the staff and all fees, where they are known', async () => {
    open({
      facility: {
        daily_schedule: [
          { time: '07:30', text: '開所、順次登園' },
          { time: '11:15', text: '昼食（給食）' },
        ],
        yearly_events: [{ month: 4, text: '入園式' }],
        staff_note: '園長1人、保育士14人',
        fees_note: '保育料は市が定める額です。',
        extra_fees: [{ name: '保護者会費', amount: '年額1,200円' }],
        has_meals: true,
        has_garden: false,
        has_diaper_service: true,
        is_hands_free: true,
      },
    });
    const fees = await section('費用');
    expect(texts(fees.getAllByRole('definition'))).toEqual([
      '保育料は市が定める額です。',
      '保護者会費：年額1,200円',
    ]);
    expect((await section('施設の概要')).getByText('園長1人、保育士14人')).toBeVisible();
    const care = await section('保育の内容');
    expect(care.getByText('給食の有無').nextElementSibling).toHaveTextContent('あり');
    expect(care.getByText('園庭の有無').nextElementSibling).toHaveTextContent('なし');
    await userEvent.click(care.getByText('園庭の有無・おむつの対応・手ぶら登園・一日の流れ・年間の行事'));
    expect(texts(care.getAllByRole('listitem')).slice(-3)).toEqual([
      '7:30開所、順次登園',
      '11:15昼食（給食）',
      '4月入園式',
    ]);
    expect(care.getByText('手ぶらでの登園に対応しています')).toBeVisible();
  });

  it('is left out where nothing is known', async () => {
    open({ facility: { corporation: null } });
    await section('施設の概要');
    for (const name of ['写真', '費用', '運営法人'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('is photographs with words, and the drawing where there are none', async () => {
    const photo = { width: 640, height: 400, licence: 'CC BY 4.0', credit: '花岡保育園' };
    open({
      facility: {
        photos: [
          { ...photo, url: '/photos/1.jpg', alt: '園庭で遊ぶ子どもたち' },
          { ...photo, url: '/photos/2.jpg', alt: '0歳児クラスの保育室' },
        ],
      },
    });
    const photos = await section('写真');
    expect(photos.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      '園庭で遊ぶ子どもたち',
      '0歳児クラスの保育室',
    ]);
    expect(photos.getAllByRole('img')[1]).toHaveAttribute('loading', 'lazy');
    expect(texts(photos.getAllByText(/提供/))).toEqual(['提供：花岡保育園　ライセンス：CC BY 4.0']);
  });

  it('is the operator with its other facilities', async () => {
    const other = {
      path_name: 'sakura',
      name: 'さくら保育園',
      facility_type: 1 as const,
      facility_type_text: null,
    };
    open({
      facility: {
        corporation: {
          name: '花岡会',
          path_name: null,
          corporation_number: '1234567890123',
          kind: '社会福祉法人',
          address: '山口県下松市',
          url: null,
        },
      },
      others: {
        total: 8,
        facilities: [{ ...other, prefecture_code: '350001', municipality_name: '下松市' }],
      },
    });
    const operator = await section('運営法人');
    expect(operator.getByText('花岡会')).toBeVisible();
    await userEvent.click(operator.getByText('法人の種類・法人番号・法人の所在地'));
    expect(operator.getByText('社会福祉法人')).toBeVisible();
    await userEvent.click(operator.getByRole('heading', { name: '同じ運営法人のほかの園・施設（8件）' }));
    expect(operator.getByRole('link', { name: 'さくら保育園' })).toHaveAttribute('href', '/f/sakura');
    expect(operator.getByText('認可保育所・山口県下松市')).toBeVisible();
    expect(operator.getByText('ほかに7件あります。')).toBeVisible();
    expect(operator.queryByRole('link', { name: '花岡会' })).not.toBeInTheDocument();
  });

  it.each([true, false])("leads to the operator's page if there is one: %s (R7.3)", async (operators) => {
    const corporation = { name: '花岡会', path_name: 'hanaokakai', corporation_number: null };
    open({
      facility: { corporation },
      others: { total: 8, facilities: [] },
      can: { ...everyCapability, operators },
    });
    const links = (await section('運営法人')).queryAllByRole('link', {
      name: /花岡会|この法人の園・施設9件をすべて見る/,
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      operators ? ['/o/hanaokakai', '/o/hanaokakai'] : [],
    );
  });

  it('is the way there', async () => {
    open();
    expect((await section('所在地・連絡先')).getByRole('link', { name: /経路（Google）/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=34.0285%2C131.8601',
    );
  });
});

describe('sharing', () => {
  const link = () => screen.findByRole('link', { name: 'この園を共有する' });
  const given = (name: 'share' | 'clipboard', value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  afterEach(() => {
    given('share', undefined);
    given('clipboard', undefined);
  });

  it('is a letter with the address where the browser can do nothing else', async () => {
    open();
    const address = new URL((await link()).getAttribute('href') ?? '');
    expect(address.protocol).toBe('mailto:');
    expect(address.searchParams.get('subject')).toBe('花岡保育園（下松市）');
    expect(address.searchParams.get('body')).toBe('花岡保育園（下松市）\nhttps://example.jp/f/hanaoka');
  });

  it('is what the device offers', async () => {
    const { user } = open();
    const share = jest.fn(async (_data: ShareData) => {});
    given('share', share);
    await user.click(await link());
    expect(share).toHaveBeenCalledWith({
      title: '花岡保育園（下松市）',
      url: 'https://example.jp/f/hanaoka',
    });
  });

  it('else copies the address, and says so', async () => {
    const { user } = open();
    const writeText = jest.fn(async (_text: string) => {});
    given('clipboard', { writeText });
    await user.click(await link());
    expect(writeText).toHaveBeenCalledWith('https://example.jp/f/hanaoka');
    expect(
      await screen.findByText('このページのアドレスをコピーしました。', { selector: 'span' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('このページのアドレスをコピーしました。'),
    );
  });

  it('says the address where it fails, and nothing where the visitor changed their mind', async () => {
    const { user } = open();
    given('share', async () => {
      throw new DOMException('', 'AbortError');
    });
    await user.click(await link());
    expect(screen.queryByText(/共有できませんでした/)).not.toBeInTheDocument();
    given('share', async () => {
      throw new DOMException('', 'NotAllowedError');
    });
    await user.click(await link());
    expect(await screen.findByText(/共有できませんでした.*\/f\/hanaoka/, { selector: 'span' })).toBeVisible();
  });
});
