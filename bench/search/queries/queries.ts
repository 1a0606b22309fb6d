import { queryString } from '@enerabi/shared/client/query-string';
import { facilitiesPerPage, facilitySorts } from '@enerabi/shared/constants';
import type { ListQuery, MapQuery, SearchConditions } from '@enerabi/shared/contract';
import { searchText } from '@enerabi/shared/japanese';
import type { Fact, Facts } from '../facts.ts';
import { mapAround } from './map-around.ts';

/** A query, by its operation. */
export type Asked = { list: ListQuery } | { counts: SearchConditions } | { map: MapQuery };
/** @property facilities in all of its area, which decides from which end a list is walked */
export type Query = Asked & { kind: string; facilities: number };

const first = { sort: 'standard', page: 1, limit: facilitiesPerPage } as const;

type Make = (fact: Fact, at: number, facts: Facts) => Asked;

/** Every kind of search; each is sent equally often. */
const kinds: Record<string, Make> = {
  'keyword, 1 character': ({ name }, at) => ({ list: { ...first, keyword: pieceOf(name, at, 1) } }),
  'keyword, 2 characters': ({ name }, at) => ({ list: { ...first, keyword: pieceOf(name, at, 2) } }),
  'keyword, 3 and more': (fact, at) => ({ list: { ...first, keyword: longKeyword(fact, at) } }),
  filters: (fact, at) => ({ list: { ...first, ...filtersFor(fact, at) } }),
  'counts of the filters': (fact, at) => ({ counts: filtersFor(fact, at) }),
  'bounds of a map': (fact, at) => ({ map: mapQuery(fact, at) }),
  nearest: (fact, at) => ({ list: { ...first, ...positionNear(fact, at), ...(at % 3 ? {} : classFor(at)) } }),
  'last pages': (fact, at, facts) => ({ list: { ...first, ...lastPage(fact, at, facts) } }),
  'each sort': (fact, at) => ({ list: sorted(fact, at) }),
};

export const kindNames = Object.keys(kinds);

/** The number of different queries of each kind, the most usual first. */
export const queriesAbout = (facts: Facts, perKind: number): Query[] =>
  Object.entries(kinds).flatMap(([kind, make], group) =>
    Array.from({ length: perKind }, (_, at) => {
      const fact = facts.sample[(group * perKind + at) % facts.sample.length] as Fact;
      const asked = make(fact, at, facts);
      return { kind, facilities: facilitiesIn(asked, facts), ...asked };
    }),
  );

function facilitiesIn(asked: Asked, { totals }: Facts): number {
  const area = 'list' in asked ? asked.list.area : undefined;
  return area ? (totals[area] ?? 0) : Object.values(totals).reduce((sum, one) => sum + one, 0);
}

/** Characters in the middle of a name, as visitors type what they remember of it. */
function pieceOf(name: string, at: number, length: number): string {
  const characters = Array.from(searchText(name));
  const from = at % Math.max(1, characters.length - length + 1);
  return characters.slice(from, from + length).join('');
}

function longKeyword({ name, municipality_name }: Fact, at: number): string {
  if (at % 3 === 0) return name;
  if (at % 3 === 1) return pieceOf(name, 0, 3 + (at % 2));
  return `${municipality_name} ${pieceOf(name, 0, 3)}`;
}

const classFor = (at: number) => ({ child_class_id: ([1, 0, 2, 3] as const)[at % 4] ?? 1 });

function filtersFor(fact: Fact, at: number): Partial<SearchConditions> {
  const { prefecture_code: area, municipality_code } = fact;
  const type = fact.facility_type as NonNullable<SearchConditions['facility_types']>[number];
  const filters: Partial<SearchConditions>[] = [
    { area, ...classFor(at), has_vacancy: true },
    { area, facility_types: [...new Set([1 as const, type])], opens_by: '07:30' },
    { area, municipalities: [municipality_code], facility_types: [type] },
    { area, has_garden: true, has_meals: true, open_until: '18:30' },
    { ...classFor(at), has_bookable_visit: true, is_open_saturday: true },
  ];
  return filters[at % filters.length] ?? {};
}

/** MapLibre's zooms: from a region to a quarter of a town, and in one of ten all of Japan, the map's initial view. */
const zooms = [13, 12, 14, 9, 13, 11, 15, 'Japan', 12, 7] as const;
const japan = { latitude: 37.4, longitude: 136.7, zoom: 4.6 };

function mapQuery(fact: Fact, at: number): MapQuery {
  const wanted = zooms[at % zooms.length] ?? 12;
  const zoom = wanted === 'Japan' ? japan.zoom : wanted;
  return {
    ...(at % 4 === 0 ? classFor(at) : {}),
    ...mapAround(wanted === 'Japan' ? japan : fact, zoom),
    zoom,
    page: 1,
    limit: facilitiesPerPage,
  };
}

function sorted(fact: Fact, at: number): ListQuery {
  const sort = facilitySorts[at % facilitySorts.length] ?? 'standard';
  return {
    ...first,
    sort,
    page: 1 + (at % 3),
    ...(at % 4 === 0 ? {} : { area: fact.prefecture_code }),
    ...(sort === 'distance' ? positionNear(fact, at) : {}),
  };
}

const positionNear = ({ latitude, longitude }: Fact, at: number) => ({
  search_target_lat: Number((latitude + ((at % 7) - 3) * 0.01).toFixed(5)),
  search_target_lng: Number((longitude + ((at % 5) - 2) * 0.01).toFixed(5)),
});

/** Finds the last pages of the country and, equally often, of a prefecture. */
function lastPage({ prefecture_code: area }: Fact, at: number, { totals }: Facts): Partial<ListQuery> {
  const all = Object.values(totals).reduce((sum, one) => sum + one, 0);
  const pages = (total: number) => Math.ceil(total / facilitiesPerPage);
  if (at % 2 === 0) return { page: Math.max(1, pages(all) - (at % 10)) };
  return { area, page: pages(totals[area] ?? 1) };
}

/** The query in a browser's address. */
export function addressOf(query: Asked): string {
  if ('list' in query) return `/api/front_get_facilties?${queryString({ ...query.list })}`;
  if ('counts' in query) return `/api/front/facility_counts?${queryString({ ...query.counts })}`;
  return `/api/front_facilities_by_map_search?${queryString({ ...query.map })}`;
}
