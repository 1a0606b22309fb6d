import {
  listRailwayLines,
  listRailwayStations,
  type RailwayLine,
  suggestSearches,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, renderRoutes } from '@enerabi/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const line = (railway_line_id: number, operator: string, name: string, stations = 9): RailwayLine => ({
  railway_line_id,
  operator,
  name,
  stations,
});
const ofTokyo = [
  line(1, 'JR東日本', 'JR山手線', 30),
  line(2, 'JR東日本', 'JR中央線', 21),
  line(3, '東急電鉄', '東急東横線', 5),
];
const many = Array.from({ length: 12 }, (_, at) => line(at + 1, '東京メトロ', `地下鉄${at + 1}号線`));

const open = (at: string, lines: readonly RailwayLine[] = ofTokyo) =>
  renderRoutes(routes, {
    at,
    api: createInMemoryApi(
      answering(listRailwayLines, ({ query: { area } }) => ({
        railway_lines: area === '130001' ? [...lines] : [],
      })),
      answering(suggestSearches, ({ query: { keyword, area } }) => ({
        municipalities: [],
        facilities: [],
        stations:
          keyword === 'しぶや'
            ? [
                {
                  station_ids: [1, 2],
                  name: '渋谷',
                  lines: ['JR山手線', '東急東横線', '東京メトロ銀座線', '京王井の頭線'],
                  prefecture_code: area ?? '130001',
                },
              ]
            : [],
      })),
      answering(listRailwayStations, () => ({ stations: [], credits: [] })),
    ),
  });
const tokyo = '/railway_search/13/select_railway';
const submit = () => screen.findByRole('button', { name: '駅の選択へ進む' });
const address = ({ router }: ReturnType<typeof open>) =>
  decodeURIComponent(router.state.location.pathname + router.state.location.search);

describe('/railway_search/{prefecture_ekispert_id}/select_railway', () => {
  it('has the lines of the prefecture by operator, with their stations', async () => {
    open(tokyo);
    expect(
      await screen.findByRole('heading', { level: 1, name: '東京都の路線・駅から園を探す' }),
    ).toBeVisible();
    const jr = within(screen.getByRole('group', { name: 'JR東日本' }));
    expect(jr.getAllByRole('checkbox')).toHaveLength(2);
    expect(jr.getByRole('checkbox', { name: 'JR山手線（30駅）' })).not.toBeChecked();
    expect(
      within(screen.getByRole('group', { name: '東急電鉄' })).getByRole('checkbox', {
        name: '東急東横線（5駅）',
      }),
    ).toBeVisible();
  });

  it('finds stations by name, without their lines (issue 22)', async () => {
    const { user } = open(tokyo);
    const field = await screen.findByRole('searchbox', { name: '駅名' });
    await user.type(field, 'しぶや{Enter}');
    const station = await screen.findByRole('link', { name: /^渋谷駅/ });
    expect(station).toHaveTextContent('東京都・JR山手線・東急東横線・東京メトロ銀座線・ほか1路線');
    expect(station).toHaveAttribute(
      'href',
      '/f?area=130001&station_ids%5B%5D=1&station_ids%5B%5D=2&walk_minutes=15',
    );
    expect(screen.getByRole('searchbox', { name: '駅名' })).toHaveValue('しぶや');
    await waitFor(() =>
      expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex'),
    );
  });

  it('says so where no station is called so, and keeps what was typed', async () => {
    open(`${tokyo}?collection=jobs&station=%E3%81%82`);
    expect(await screen.findByText(/「あ」という駅は見つかりませんでした/)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: '駅名' })).toHaveValue('あ');
    expect(screen.queryByRole('button', { name: '現在地から近い順' })).not.toBeInTheDocument();
  });

  it('stays with postings where postings are searched (R1.6)', async () => {
    const opened = open(`${tokyo}?collection=jobs`);
    expect(
      await screen.findByRole('heading', { level: 1, name: '東京都の路線・駅から求人を探す' }),
    ).toBeVisible();
    const crumbs = within(screen.getByRole('navigation', { name: '現在位置' }));
    expect(crumbs.getByRole('link', { name: 'お仕事トップ' })).toHaveAttribute('href', '/job_top');
    expect(screen.getByRole('link', { name: '大阪府', hidden: true })).toHaveAttribute(
      'href',
      '/railway_search/27/select_railway?collection=jobs',
    );
    await opened.user.click(screen.getByRole('checkbox', { name: 'JR山手線（30駅）' }));
    await opened.user.click(await submit());
    await waitFor(() => expect(address(opened)).toMatch(/select_station\?collection=jobs&railway_line_ids/));
  });

  it('leads to the stations of several lines', async () => {
    const opened = open(tokyo);
    await opened.user.click(await screen.findByRole('checkbox', { name: 'JR山手線（30駅）' }));
    expect(screen.getByRole('status')).toHaveTextContent('1路線を選択中です');
    await opened.user.click(screen.getByRole('checkbox', { name: '東急東横線（5駅）' }));
    expect(screen.getByRole('status')).toHaveTextContent('2路線を選択中です');
    await opened.user.click(await submit());
    await waitFor(() =>
      expect(address(opened)).toBe(
        '/railway_search/13/select_station?railway_line_ids[]=1&railway_line_ids[]=3',
      ),
    );
  });

  it('says at the form that nothing is chosen, and leads to the first choice', async () => {
    const opened = open(tokyo);
    await opened.user.click(await submit());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveTextContent('路線を1つ以上選んでください。');
    expect(address(opened)).toBe(tokyo);
    await opened.user.click(within(alert).getByRole('link', { name: '路線を1つ以上選んでください。' }));
    expect(screen.getByRole('group', { name: 'JR東日本' })).toHaveFocus();
    await opened.user.click(screen.getByRole('checkbox', { name: 'JR山手線（30駅）' }));
    await opened.user.click(await submit());
    await waitFor(() => expect(address(opened)).toContain('select_station'));
  });

  it('says before sending that more than ten lines are too many, and keeps them', async () => {
    const opened = open(tokyo, many);
    for (const box of await screen.findAllByRole('checkbox')) await opened.user.click(box);
    expect(screen.getByRole('status')).toHaveTextContent('12路線を選択中です。10路線までにしてください。');
    await opened.user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('一度に選べるのは10路線までです。');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(12);
  });

  it('has those chosen that the address names', async () => {
    open(`${tokyo}?railway_line_ids%5B%5D=2&railway_line_ids%5B%5D=nonsense`);
    expect(await screen.findByRole('checkbox', { name: 'JR中央線（21駅）' })).toBeChecked();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  });

  it('leads to any of the 47 prefectures in one step', async () => {
    const opened = open(tokyo);
    await opened.user.click(await screen.findByText('都道府県を変える（東京都）'));
    const picker = within(screen.getByRole('navigation', { name: '都道府県' }));
    expect(picker.getAllByRole('link')).toHaveLength(47);
    expect(picker.getByRole('link', { name: '東京都' })).toHaveAttribute('aria-current', 'true');
    await opened.user.click(picker.getByRole('link', { name: '大阪府' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: '大阪府の路線・駅から園を探す' }),
    ).toBeVisible();
    expect(address(opened)).toBe('/railway_search/27/select_railway');
    expect(screen.getByText('都道府県を変える（大阪府）').closest('details')).not.toHaveAttribute('open');
  });

  it('says where no line is known, and how to go on', async () => {
    open('/railway_search/27/select_railway');
    expect(
      await screen.findByRole('heading', { name: '大阪府の路線は、まだ登録されていません' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '大阪府の園・施設を見る' })).toHaveAttribute(
      'href',
      '/f?area=270008',
    );
  });

  it('is known by one address, whatever is chosen', async () => {
    open(`${tokyo}?railway_line_ids%5B%5D=2`);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe('東京都の路線・駅から園を探す｜えんえらび');
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      `https://example.jp${tokyo}`,
    );
    expect(document.querySelector('meta[name=robots]')).toBeNull();
  });

  it.each(['0', '48', '013', '1３', 'tokyo', '-1', '13.0', '1e1'])(
    'is 404 for prefecture %s (R1.10)',
    async (id) => {
      open(`/railway_search/${encodeURIComponent(id)}/select_railway`);
      expect(await screen.findByRole('alert')).toHaveTextContent('404');
    },
  );
});
