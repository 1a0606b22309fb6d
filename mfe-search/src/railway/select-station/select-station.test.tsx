import {
  listRailwayLines,
  listRailwayStations,
  type RailwayLine,
  type RailwayStation,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const station = (line: number, at: number, name: string): RailwayStation => ({
  station_id: line * 100 + at,
  name,
  railway_line_id: line,
  line_name: lineNames[line] ?? '',
  operator: 'JR東日本',
  prefecture_code: '130001',
  latitude: 35.6,
  longitude: 139.7,
});
const lineNames: Record<number, string> = { 1: 'JR山手線', 2: '都営大江戸線' };
const all = [
  ...['新宿', '渋谷', '恵比寿'].map((name, at) => station(1, at + 1, name)),
  ...Array.from({ length: 25 }, (_, at) => station(2, at + 1, `大江戸${at + 1}`)),
];
const lines: RailwayLine[] = [1, 2].map((id) => ({
  railway_line_id: id,
  name: lineNames[id] ?? '',
  operator: 'JR東日本',
  stations: all.filter(({ railway_line_id }) => railway_line_id === id).length,
}));

const open = (search: string, prefecture = '13') =>
  renderRoutes(
    // The next page has its own tests.
    [
      ...routes.filter(({ path }) => path !== 'f' && path !== 'job'),
      { id: 'f', path: 'f', lazy: async () => ({ Component: () => null }) },
      { id: 'job', path: 'job', lazy: async () => ({ Component: () => null }) },
    ],
    {
      at: `/railway_search/${prefecture}/select_station${search}`,
      api: createInMemoryApi(
        answering(listRailwayLines, ({ query }) => ({ railway_lines: query.area === '130001' ? lines : [] })),
        answering(listRailwayStations, ({ query: { railway_line_ids = [], area } }) => ({
          stations: all.filter(
            ({ railway_line_id }) => area === '130001' && railway_line_ids.includes(railway_line_id),
          ),
          credits: ['国土数値情報（鉄道データ）（国土交通省）'],
        })),
      ),
    },
  );
const both = '?railway_line_ids%5B%5D=1&railway_line_ids%5B%5D=2';
const submit = () => screen.findByRole('button', { name: '園を検索する' });
const address = ({ router }: ReturnType<typeof open>) =>
  decodeURIComponent(router.state.location.pathname + router.state.location.search);

describe('/railway_search/{prefecture_ekispert_id}/select_station', () => {
  it('has the stations of each line in its order, and who published where they are', async () => {
    open(both);
    const yamanote = within(await screen.findByRole('group', { name: 'JR山手線（JR東日本）' }));
    expect(yamanote.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      '新宿',
      '渋谷',
      '恵比寿',
    ]);
    expect(screen.getByRole('heading', { name: '都営大江戸線 25駅' })).toBeVisible();
    expect(
      screen.getByText('駅の位置：国土数値情報（鉄道データ）（国土交通省）を加工して作成'),
    ).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('leads to the facilities within a walk of the stations', async () => {
    const opened = open(both);
    await opened.user.click(await screen.findByRole('checkbox', { name: '渋谷' }));
    await opened.user.click(screen.getByRole('checkbox', { name: '大江戸2' }));
    expect(screen.getByRole('radio', { name: '15分以内' })).toBeChecked();
    await opened.user.click(screen.getByRole('radio', { name: '10分以内' }));
    expect(screen.getByRole('status')).toHaveTextContent('2駅を選択中です');
    await opened.user.click(await submit());
    await waitFor(() =>
      expect(address(opened)).toBe('/f?area=130001&station_ids[]=102&station_ids[]=202&walk_minutes=10'),
    );
  });

  it('leads to postings where postings are searched, and back to the lines for them (R1.6)', async () => {
    const opened = open(`${both}&collection=jobs`);
    expect(await screen.findByRole('heading', { level: 1, name: '東京都の駅から求人を探す' })).toBeVisible();
    expect(screen.getByRole('link', { name: '路線を選び直す' }).getAttribute('href')).toMatch(
      /select_railway\?.*collection=jobs$/,
    );
    await opened.user.click(await screen.findByRole('checkbox', { name: '渋谷' }));
    await opened.user.click(screen.getByRole('button', { name: '求人を検索する' }));
    await waitFor(() => expect(address(opened)).toBe('/job?area=130001&station_ids[]=102&walk_minutes=15'));
  });

  it('chooses a whole line at once, and takes it back', async () => {
    const { user } = open(both);
    await user.click(await screen.findByRole('button', { name: /^全駅を選ぶ.*（JR山手線）$/ }));
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('3駅を選択中です');
    await user.click(screen.getByRole('button', { name: /^全駅の選択を外す.*（JR山手線）$/ }));
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('0駅を選択中です');
  });

  it('says at the form that no station is chosen, and stays', async () => {
    const opened = open(both);
    await opened.user.click(await submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('駅を1つ以上選んでください。');
    await opened.user.click(within(alert).getByRole('link'));
    expect(screen.getByRole('group', { name: 'JR山手線（JR東日本）' })).toHaveFocus();
    expect(address(opened)).toBe(`/railway_search/13/select_station${decodeURI(both)}`);
  });

  it('says before sending that more than 20 stations are too many, and keeps them', async () => {
    const opened = open(both);
    await opened.user.click(await screen.findByRole('button', { name: /^全駅を選ぶ.*（都営大江戸線）$/ }));
    expect(screen.getByRole('status')).toHaveTextContent('25駅を選択中です。20駅までにしてください。');
    await opened.user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('一度に選べるのは20駅までです。');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(25);
  });

  it('takes a line away, and leads back to the lines with these chosen', async () => {
    const { user, router } = open(both);
    expect(await screen.findByRole('link', { name: '路線を選び直す' })).toHaveAttribute(
      'href',
      `/railway_search/13/select_railway${both}`,
    );
    await user.click(screen.getByRole('link', { name: 'JR山手線を条件から外す' }));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: '渋谷' })).not.toBeInTheDocument());
    expect(decodeURI(router.state.location.search)).toBe('?railway_line_ids[]=2');
    expect(screen.getByRole('link', { name: '都営大江戸線を条件から外す' })).toHaveAttribute(
      'href',
      '/railway_search/13/select_railway',
    );
  });

  describe('sent without scripts', () => {
    it('goes on to the facilities', async () => {
      const opened = open(
        `${both}&station_ids%5B%5D=101&station_ids%5B%5D=205&station_ids%5B%5D=9999&walk_minutes=5`,
      );
      await waitFor(() =>
        expect(address(opened)).toBe('/f?area=130001&station_ids[]=101&station_ids[]=205&walk_minutes=5'),
      );
    });

    it('goes on to the postings', async () => {
      const opened = open(`${both}&collection=jobs&station_ids%5B%5D=101&walk_minutes=5`);
      await waitFor(() => expect(address(opened)).toBe('/job?area=130001&station_ids[]=101&walk_minutes=5'));
    });

    it('says that no station is chosen, with the walk as it was', async () => {
      open(`${both}&walk_minutes=20`);
      expect(await screen.findByRole('alert')).toHaveTextContent('駅を1つ以上選んでください。');
      expect(screen.getByRole('radio', { name: '20分以内' })).toBeChecked();
    });

    it('says that there are too many, with all of them as they were', async () => {
      const ids = Array.from({ length: 21 }, (_, at) => `&station_ids%5B%5D=${201 + at}`).join('');
      open(`${both}${ids}&walk_minutes=10`);
      expect(await screen.findByRole('alert')).toHaveTextContent('一度に選べるのは20駅までです。');
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(21);
    });

    it('says that no line is chosen, and has the lines to choose from', async () => {
      open('');
      expect(await screen.findByRole('alert')).toHaveTextContent('路線を1つ以上選んでください。');
      expect(screen.getByRole('checkbox', { name: 'JR山手線（3駅）' })).toBeVisible();
    });

    it('says that there are too many lines', async () => {
      open(`?${Array.from({ length: 11 }, (_, at) => `railway_line_ids%5B%5D=${at + 1}`).join('&')}`);
      expect(await screen.findByText('ご指定の路線の一部は見つかりませんでした')).toBeVisible();
      expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    });
  });

  it.each(['?railway_line_ids%5B%5D=99', '?railway_line_ids%5B%5D=yamanote', '?railway_line_ids=0'])(
    'says that %s is no line here, and has the lines to choose from',
    async (search) => {
      open(search);
      expect(await screen.findByText('ご指定の路線は見つかりませんでした')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.getByRole('checkbox', { name: 'JR山手線（3駅）' })).not.toBeChecked();
    },
  );

  it('says that some of the lines are not here, and shows the others', async () => {
    open('?railway_line_ids%5B%5D=1&railway_line_ids%5B%5D=99');
    expect(await screen.findByText('ご指定の路線の一部は見つかりませんでした')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '渋谷' })).toBeVisible();
  });

  it('has no stations of another prefecture', async () => {
    open('?railway_line_ids%5B%5D=1', '27');
    expect(await screen.findByText('ご指定の路線は見つかりませんでした')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each(['0', '48', '013', 'tokyo'])('is 404 for prefecture %s (R1.10)', async (id) => {
    open(both, id);
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });
});
