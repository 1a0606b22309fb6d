import type { ListQuery, MapQuery, SearchConditions } from '@enerabi/shared/contract';
import { eachNGram, nGramsOfWord, searchWords } from '@enerabi/shared/japanese';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { documentColumns } from '../facilities/facility-document.queries.ts';
import { type ScannedCount, scanCountsQuery } from './plain-counts.ts';
import { type ScannedMap, scanMapQuery } from './plain-map.ts';
import { all, type DocumentSource, distanceTo, matches, orderOf, rankOf } from './plain-scan.ts';

/** A degree of latitude in degrees of longitude, in the middle of Japan, for distances on a plane (migration 3). */
const narrowing = 0.81;
/** Rows per batch, which are read, given their n-grams and written. */
const batch = 5_000;

/**
 * Creates `search_document`, the control that benchmarks compare the index in memory with: one narrow row per
 * facility with all that a search reads, in the order of prefectures and names, and an index for each order and
 * condition (decision 011). It is filled once and does not follow later changes.
 */
export async function makeIndexedDocuments(db: Kysely<Schema>): Promise<void> {
  await sql`
    create table search_document as
    select ${documentColumns}, '{}'::integer[] as n_grams, facility_booking.bookable_at,
      point(facility.longitude * ${sql.lit(narrowing)}::float8, facility.latitude) as place
    from facility join facility_search search on search.facility_id = facility.id
    left join facility_booking on facility_booking.facility_id = facility.id
    where false
  `.execute(db);
  for (let last = ''; ; ) {
    const next = await nextTexts(db, last);
    if (next.length === 0) break;
    await sql`
      insert into search_document
      select ${documentColumns}, text.n_grams, facility_booking.bookable_at,
        point(facility.longitude * ${sql.lit(narrowing)}::float8, facility.latitude)
      from jsonb_to_recordset(${JSON.stringify(next.map(withNGrams))}::jsonb) text (facility_id integer, n_grams integer[])
      join facility on facility.id = text.facility_id
      join facility_search search on search.facility_id = facility.id
      left join facility_booking on facility_booking.facility_id = facility.id
    `.execute(db);
    last = next.at(-1)?.path_name ?? '';
  }
  for (const statement of clustering) await sql.raw(statement).execute(db);
  for (const statement of indexes) await sql.raw(statement).execute(db);
  await sql`
    create table search_total as
    select prefecture_code, facility_type, count(*)::integer as facilities from search_document group by 1, 2
  `.execute(db);
  await sql`vacuum analyze search_document`.execute(db);
  await sql`analyze search_total`.execute(db);
}

interface SearchText {
  facility_id: number;
  path_name: string;
  search_text: string;
}

async function nextTexts(db: Kysely<Schema>, after: string): Promise<SearchText[]> {
  const { rows } = await sql<SearchText>`
    select facility.id as facility_id, path_name, search_text
    from facility join facility_search search on search.facility_id = facility.id
    where is_published and path_name > ${after} order by path_name limit ${batch}
  `.execute(db);
  return rows;
}

const withNGrams = ({ facility_id, search_text }: SearchText) => {
  const nGrams = new Set<number>();
  eachNGram(search_text, (nGram) => nGrams.add(nGram));
  return { facility_id, n_grams: [...nGrams] };
};

/** Rows of a prefecture are contiguous, as its lists read them. */
const clustering = [
  'create index search_document_by_prefecture on search_document (prefecture_code, sort_kana, facility_id)',
  'cluster search_document using search_document_by_prefecture',
];

/** An index for each order, of the country and of a prefecture, and for each selective condition. */
const indexes = [
  'alter table search_document add primary key (facility_id)',
  'create index on search_document (sort_kana, facility_id)',
  ...[
    'capacity desc nulls last, sort_kana, facility_id',
    'listed_on desc, sort_kana, facility_id',
    'updated_on desc, sort_kana, facility_id',
    'vacancy_as_of desc nulls last, sort_kana, facility_id',
  ].flatMap((order) => [
    `create index on search_document (${order})`,
    `create index on search_document (prefecture_code, ${order})`,
  ]),
  'create index on search_document (prefecture_code, facility_type)',
  'create index on search_document (municipality_code, facility_type)',
  'create index on search_document using gin (n_grams)',
  'create index on search_document using gin (vacant_class_ids)',
  'create index on search_document using gist (place) where latitude is not null',
];

const indexed: DocumentSource = {
  documents: sql`search_document document`,
  // N-grams decide words of one and two characters; longer words are searched in the candidates.
  hasWord: (word) =>
    word.length <= 2
      ? sql`n_grams @> ${nGramsOfWord(word)}::integer[]`
      : sql`n_grams @> ${nGramsOfWord(word)}::integer[] and search_text like ${`%${word}%`}`,
  isBookable: (now) => sql`takes_bookings and bookable_at @> ${now}::timestamptz`,
};

const within = ({ south, west, north, east }: MapQuery): DocumentSource => ({
  ...indexed,
  documents: sql`(
    select * from search_document where latitude is not null and place <@ box(
      point(${west * narrowing}::float8, ${south}::float8), point(${east * narrowing}::float8, ${north}::float8))
  ) document`,
});

/** @param codes of `municipalities` with their wards */
export const indexedCountsQuery = (
  query: SearchConditions,
  now: Date,
  codes: readonly string[],
): RawBuilder<ScannedCount> => scanCountsQuery(query, now, codes, indexed);

/** @param codes of `municipalities` with their wards */
export const indexedMapQuery = (
  query: MapQuery,
  now: Date,
  codes: readonly string[],
): RawBuilder<ScannedMap> => scanMapQuery(query, now, codes, within(query));

type DocSet = RawBuilder<{ total: number; id: number | null }>;

/**
 * The page of a list and its total. If an index has the list's order, the list is walked along it, from the end if
 * the page is in the second half; the nearest facilities come from their index; all other results are sorted.
 * @param codes of `municipalities` with their wards
 * @param total of the list, if known: it decides from which end to walk
 */
export function indexedListQuery(
  query: ListQuery,
  now: Date,
  codes: readonly string[],
  total?: number,
): DocSet {
  const conditions = matches(query, now, codes, indexed);
  const isNear = query.search_target_lat !== undefined && isBySort(query, ['standard', 'distance']);
  if (isNear) return nearest(query, conditions);
  return hasOnlyArea(query) && isBySort(query, walkable)
    ? walked(query, conditions, total)
    : sorted(query, conditions);
}

const walkable: readonly ListQuery['sort'][] = ['standard', 'kana', 'capacity', 'new', 'updated', 'vacancy'];
const isBySort = ({ sort, keyword }: ListQuery, sorts: readonly ListQuery['sort'][]): boolean =>
  !keyword && sorts.includes(sort);

const offsetOf = ({ page, limit }: ListQuery): number => (page - 1) * limit;

function hasOnlyArea(query: ListQuery): boolean {
  const { area: _a, sort: _s, page: _p, limit: _l, walk_minutes: _w, ...others } = query;
  return Object.values(others).every((value) => value === undefined || value === false);
}

/** @param found the name of the relation that both read */
const pageOf = (page: RawBuilder<unknown>, total: RawBuilder<unknown>, found = sql`select`): DocSet => sql`
  with found as (${found}), page as (${page})
  select total.total::integer as total, page.facility_id as id
  from (${total}) total left join page on true order by page.place
`;

const counted = (conditions: RawBuilder<unknown>) =>
  sql`select count(*) as total from search_document document where ${conditions}`;

function walked(query: ListQuery, conditions: RawBuilder<unknown>, total?: number): DocSet {
  const { area, limit } = query;
  const order = orderOf(query, []);
  const summed = sql`select coalesce(sum(facilities), 0) as total from search_total
    where ${all(area ? [sql`prefecture_code = ${area}`] : [])}`;
  const offset = offsetOf(query);
  const isByName = isBySort(query, ['standard', 'kana']);
  const fromEnd = total !== undefined && isByName && offset > total / 2;
  const [direction, rows, skipped] = fromEnd
    ? [
        sql`sort_kana desc, facility_id desc`,
        Math.min(limit, total - offset),
        Math.max(0, total - offset - limit),
      ]
    : [order, limit, offset];
  return pageOf(
    sql`select facility_id, row_number() over (order by ${order}) as place from (
      select * from search_document document where ${conditions}
      order by ${direction} limit ${Math.max(0, rows)} offset ${skipped}
    ) walked`,
    summed,
  );
}

/** Twice the wanted number by distance on a plane, then ordered by the true distance. */
function nearest(query: ListQuery, conditions: RawBuilder<unknown>): DocSet {
  const { search_target_lat: lat, search_target_lng: lng, limit } = query;
  const wanted = offsetOf(query) + limit;
  const from = sql`point(${(lng ?? 0) * narrowing}::float8, ${lat}::float8)`;
  return pageOf(
    sql`select facility_id, row_number() over (order by distance nulls last, sort_kana, facility_id) as place from (
      (select *, ${distanceTo(query)} as distance from search_document document
        where latitude is not null and ${conditions} order by place <-> ${from} limit ${2 * wanted})
      union all
      (select *, null::float8 from search_document document
        where latitude is null and ${conditions} order by sort_kana, facility_id limit ${wanted})
    ) near order by place limit ${limit} offset ${offsetOf(query)}`,
    counted(conditions),
  );
}

function sorted(query: ListQuery, conditions: RawBuilder<unknown>): DocSet {
  const words = searchWords(query.keyword ?? '');
  return pageOf(
    sql`select facility_id, row_number() over (order by ${orderOf(query, words)}) as place from found
      order by place limit ${query.limit} offset ${offsetOf(query)}`,
    sql`select count(*) as total from found`,
    sql`select facility_id, sort_kana, capacity, listed_on, updated_on, vacancy_as_of, vacant_class_ids,
        ${rankOf(words)} as rank, ${distanceTo(query)} as distance
      from search_document document where ${conditions}`,
  );
}
