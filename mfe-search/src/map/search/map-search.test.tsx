import {
  countFacilities,
  type FacilityCounts,
  listMapPlaces,
  searchFacilitiesByMap,
} from '@enerabi/shared/contract';
import { answering, createInMemoryApi, problem, renderRoutes, sampleFacility } from '@enerabi/shared/testing';
import { noCounts } from '@enerabi/shared/testing/sample-counts';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';

const everything = Array.from({ length: 45 }, (_, at) =>
  sampleFacility({
    facility_id: at + 1,
    path_name: `facility-${at + 1}`,
    name: at === 0 ? '花岡保育園' : `第${at + 1}保育園`,
    facility_type: at === 2 ? 15 : 1,
    latitude: 34 + at / 1_000,
    longitude: 131.8,
  }),
);

const isWithin = (
  { latitude, longitude }: (typeof everything)[number],
  { south = 0, west = 0, north = 0, east = 0 }: Partial<Record<'south' | 'west' | 'north' | 'east', number>>,
): boolean =>
  Number(latitude) >= south &&
  Number(latitude) <= north &&
  Number(longitude) >= west &&
  Number(longitude) <= east;

/** 45 facilities around Kudamatsu, filtered by box and conditions as in the contract. */
const kudamatsu = answering(searchFacilitiesByMap, ({ query }) => {
  const { keyword, facility_types, page, limit } = query;
  const found = everything.filter(
    (facility) =>
      isWithin(facility, query) &&
      (!keyword || facility.name.includes(keyword)) &&
      (!facility_types?.length || facility_types.includes(facility.facility_type)),
  );
  return {
    total: found.length,
    page,
    limit,
    facilities: found.slice((page - 1) * limit, page * limit),
    points: found.map(({ facility_id, path_name, name, facility_type, latitude, longitude }) => ({
      facility_id,
      path_name,
      name,
      facility_type,
      latitude: Number(latitude),
      longitude: Number(longitude),
    })),
    clusters: [],
  };
});

/** Counts of the same facilities in the requested box, by type. */
const counts = answering(countFacilities, ({ query }): FacilityCounts => {
  const found = everything.filter((facility) => isWithin(facility, query));
  const total = found.filter(
    ({ facility_type }) => !query.facility_types?.length || query.facility_types.includes(facility_type),
  ).length;
  return {
    ...noCounts,
    total,
    facility_types: [
      { facility_type: 1, facilities: found.filter(({ facility_type }) => facility_type === 1).length },
      { facility_type: 15, facilities: found.filter(({ facility_type }) => facility_type === 15).length },
    ],
  };
});

/** A station and a line through it, in the middle of the facilities. */
const places = answering(listMapPlaces, () => ({
  municipalities: [{ municipality_name: '下松市', latitude: 34.025, longitude: 131.81 }],
  stations: [{ name: '下松', latitude: 34.016, longitude: 131.808 }],
  railways: [
    {
      name: 'JR山陽本線',
      paths: [
        [
          [131.808, 34.016],
          [131.9, 34.02],
        ],
      ] as [number, number][][],
    },
  ],
}));

const open = (at: string, answer = kudamatsu) =>
  renderRoutes(routes, { at, api: createInMemoryApi(answer, places) });
const count = async () => {
  const title = await screen.findByText('この範囲の園・施設', { selector: 'p' });
  return within(title.parentElement as HTMLElement).getByRole('status');
};
const address = ({ router }: ReturnType<typeof open>) =>
  decodeURI(router.state.location.pathname + router.state.location.search);

describe('/map_search without WebGL', () => {
  it('says that the map does not move, and shows the list of the place that the address names', async () => {
    open('/map_search?lat=34.02&lng=131.8&zoom=12');
    expect(await screen.findByText('このブラウザーでは、地図は動きません')).toBeVisible();
    expect(await count()).toHaveTextContent('この範囲に45件あります（中心に近い順に1〜20件目）');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.getByRole('link', { name: '次へ' })).toHaveAttribute(
      'href',
      '/map_search?lat=34.02&lng=131.8&zoom=12&page=2',
    );
  });

  it('has a picture with places, and links on its marks (R6.3)', async () => {
    const opened = open('/map_search?lat=34.02&lng=131.8&zoom=14');
    expect(await screen.findByText('下松市')).toBeVisible();
    expect(screen.getByText('下松')).toBeVisible();
    const group = screen.getAllByRole('link', { name: /^\d+件の辺りを拡大する$/ })[0] as HTMLElement;
    const zoomOf = (link: HTMLElement) =>
      Number(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('zoom'));
    expect(zoomOf(group)).toBeGreaterThanOrEqual(15);
    expect(zoomOf(screen.getByRole('link', { name: '拡大する' }))).toBe(15);
    await opened.user.click(screen.getByRole('link', { name: '縮小する' }));
    await waitFor(() => expect(address(opened)).toBe('/map_search?lat=34.02&lng=131.8&zoom=13'));
  });

  it("marks the family's home on the picture (issue 22)", async () => {
    open('/map_search?lat=34.02&lng=131.8&zoom=14&commute_from=34.02,131.8&commute_within=bicycle-15');
    const group = (await screen.findAllByRole('link', { name: /^\d+件の辺りを拡大する$/ }))[0] as HTMLElement;
    const map = group.closest('[data-state]') as HTMLElement;
    const home = map.querySelector('circle.home');
    expect([home?.getAttribute('cx'), home?.getAttribute('cy')]).toEqual(['0', '0']);
    expect(within(map).getByText('青い丸は、ご自宅または現在地です。')).toBeInTheDocument();
  });

  it('opens a facility over the picture, and closes it again', async () => {
    // jsdom has no layout, and so no scrolling.
    Element.prototype.scrollIntoView = () => undefined;
    const { user } = open('/map_search?lat=34&lng=131.8&zoom=18');
    // Its mark on the picture comes before its card in the list.
    const [mark] = await screen.findAllByRole('link', { name: '花岡保育園' });
    await user.click(mark as HTMLElement);
    const panel = screen.getByRole('region', { name: '選んだ園・施設' });
    expect(within(panel).getByRole('link', { name: '花岡保育園' })).toHaveAttribute('href', '/f/facility-1');
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
  });

  it('leads to what has no position by the list of the prefecture, with the same conditions', async () => {
    open('/map_search?lat=34.02&lng=131.8&zoom=12&facility_types%5B%5D=15');
    expect(await screen.findByRole('link', { name: '山口県の一覧で、同じ条件で探す' })).toHaveAttribute(
      'href',
      '/f?area=350001&facility_types%5B%5D=15',
    );
  });

  it('links to the list of the whole country if the prefecture is not known', async () => {
    open('/map_search?lat=43&lng=141&zoom=12');
    expect(await screen.findByRole('link', { name: '全国の一覧で、同じ条件で探す' })).toHaveAttribute(
      'href',
      '/f',
    );
  });

  it('goes to a prefecture that is chosen, and keeps what is looked for', async () => {
    const opened = open('/map_search?lat=43&lng=141&zoom=12');
    expect(await count()).toHaveTextContent('この範囲に、条件に合う園・施設は0件です');
    await opened.user.click(screen.getByText('場所・条件をしぼりこむ', { selector: 'summary *' }));
    await opened.user.selectOptions(screen.getByRole('combobox', { name: /移動する都道府県/ }), '山口県');
    await opened.user.type(screen.getByRole('searchbox', { name: 'キーワード' }), '花岡');
    await opened.user.click(screen.getByRole('button', { name: 'この条件で検索する' }));
    await waitFor(async () => expect(await count()).toHaveTextContent('この範囲に1件あります'));
    expect(address(opened)).toBe('/map_search?area=350001&keyword=花岡');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('山口県の園・施設を地図から探す');
    expect(screen.getByRole('combobox', { name: /移動する都道府県/ })).toHaveDisplayValue('今の範囲のまま');
  });

  it("counts each choice at the map's place, and what the conditions would find, while its form is open", async () => {
    const opened = renderRoutes(routes, {
      at: '/map_search?lat=34.02&lng=131.8&zoom=12',
      api: createInMemoryApi(kudamatsu, counts, places),
    });
    await opened.user.click(await screen.findByText('場所・条件をしぼりこむ', { selector: 'summary *' }));
    await opened.user.click(screen.getByText('施設の種類', { selector: 'summary *, summary' }));
    const kindergarten = await screen.findByRole('checkbox', { name: '幼稚園 1件' });
    expect(screen.getByRole('checkbox', { name: '認可保育所 44件' })).not.toBeChecked();
    await opened.user.click(kindergarten);
    expect(await screen.findByText('この条件では1件です')).toBeVisible();
    await opened.user.selectOptions(screen.getByRole('combobox', { name: /移動する都道府県/ }), '北海道');
    expect(await screen.findByText('この条件では0件です')).toBeVisible();
    expect(kindergarten).toBeChecked();
  });

  it('leads to where something is found, where no place is named', async () => {
    open('/map_search?keyword=花岡');
    expect(await count()).toHaveTextContent('この範囲に1件あります');
    expect(screen.getByRole('link', { name: '「花岡」を条件から外す' })).toHaveAttribute(
      'href',
      '/map_search',
    );
  });

  it('keeps its place when a condition goes', async () => {
    const opened = open('/map_search?lat=34.02&lng=131.8&zoom=12&facility_types%5B%5D=15');
    expect(await count()).toHaveTextContent('この範囲に1件あります');
    await opened.user.click(screen.getByText('場所・条件をしぼりこむ', { selector: 'summary *' }));
    await opened.user.click(screen.getByText('施設の種類', { selector: 'summary *, summary' }));
    expect(screen.getByRole('checkbox', { name: /^幼稚園( \d+件)?$/ })).toBeChecked();
    await opened.user.click(screen.getByRole('link', { name: '幼稚園を条件から外す' }));
    await waitFor(async () => expect(await count()).toHaveTextContent('この範囲に45件あります'));
    expect(address(opened)).toBe('/map_search?lat=34.02&lng=131.8&zoom=12');
    expect(screen.getByRole('checkbox', { name: /^幼稚園( \d+件)?$/ })).not.toBeChecked();
  });

  it('says what of the address it could not read, and goes on without', async () => {
    open('/map_search?lat=abc&lng=131.8&zoom=99&services%5B%5D=x');
    expect(await screen.findByText('アドレスの一部を読み取れませんでした')).toBeVisible();
    expect(screen.getByText('緯度「abc」')).toBeVisible();
    expect(screen.getByText('縮尺「99」')).toBeVisible();
    expect(screen.getByText('サービス「x」')).toBeVisible();
    expect(await count()).toHaveTextContent('この範囲に45件あります');
  });

  it('is a 404 for an area that is none (R1.7)', async () => {
    open('/map_search?area=999999');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it('keeps what is shown where a search fails, and can be asked again', async () => {
    let isDown = false;
    const [id, found] = kudamatsu;
    const opened = open('/map_search?lat=34.02&lng=131.8&zoom=12', [
      id,
      (call) => (isDown ? problem(503, 'unavailable') : found(call)),
    ]);
    expect(await count()).toHaveTextContent('この範囲に45件あります');
    isDown = true;
    await opened.user.click(screen.getByRole('link', { name: '次へ' }));
    expect(await screen.findByRole('button', { name: 'もう一度検索する' })).toBeVisible();
    expect(await count()).toHaveTextContent('検索できませんでした');
    expect(screen.getAllByRole('article')).toHaveLength(20);
    isDown = false;
    await opened.user.click(screen.getByRole('button', { name: 'もう一度検索する' }));
    await waitFor(async () => expect(await count()).toHaveTextContent('この範囲に45件あります'));
  });
});
