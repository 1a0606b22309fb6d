import { momentOf } from '@enerabi/shared/clock';
import { type FacilitySort, usualWalkMinutes } from '@enerabi/shared/constants';
import type { ListQuery, SearchConditions } from '@enerabi/shared/contract';
import { earthRadius, metresPerMinute } from '@enerabi/shared/geography';
import { searchWords } from '@enerabi/shared/japanese';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isBookable } from '../../visits/slots/bookable.ts';
import { isWithin } from '../designated-cities.ts';
import { documentColumns } from '../facilities/facility-document.queries.ts';
import { storedFlags } from '../facilities/flag-columns.ts';

type Condition = RawBuilder<unknown>;

/**
 * The search in plain SQL that scans all facilities: tests compare the index's results with it, and benchmarks its
 * speed.
 * @returns the ids of the page in the list's order, and the total
 */
export async function scanFacilities(
  db: Kysely<Schema>,
  query: ListQuery,
  now: Date,
  source: DocumentSource = everyFacility,
): Promise<{ total: number; ids: number[] }> {
  const { rows } = await scanQuery(query, now, await codesWithin(db, query), source).execute(db);
  return { total: rows[0]?.total ?? 0, ids: rows.flatMap(({ id }) => (id === null ? [] : [id])) };
}

/** The chosen municipalities, and the wards of those that are cities. */
export async function codesWithin(
  db: Kysely<Schema>,
  { municipalities = [] }: Pick<SearchConditions, 'municipalities'>,
): Promise<string[]> {
  if (municipalities.length === 0) return [];
  const { rows } = await sql<{ code: string }>`
    select distinct municipality_code as code from facility where municipality_code is not null
  `.execute(db);
  return rows
    .map(({ code }) => code)
    .filter((code) => municipalities.some((wanted) => isWithin(code, wanted)));
}

/** Rows named `document` with the columns of `documentColumns`, and the SQL of their expensive conditions. */
export interface DocumentSource {
  documents: RawBuilder<unknown>;
  hasWord: (word: string) => Condition;
  isBookable: (now: Date) => Condition;
}

/** Every published facility as the index has it. */
export const everyFacility: DocumentSource = {
  documents: sql`(
    select ${documentColumns}, facility.tour_acceptance
    from facility join facility_search search on search.facility_id = facility.id
    where facility.is_published
  ) document`,
  hasWord: (word) => sql`search_text like ${`%${word}%`}`,
  isBookable: (now) => sql`tour_acceptance = 'slots' and exists (
    select from visit_slot slot where slot.facility_id = document.facility_id and ${isBookable(momentOf(now))}
  )`,
};

/** The rows of `writeFacilityDocuments`. */
export const writtenFacilities: DocumentSource = {
  ...everyFacility,
  documents: sql`facility_document document`,
};

/**
 * Writes every published facility into a table of the test alone, so that thousands of scans do not join its tables each
 * time. Call it after facilities have changed.
 */
export async function writeFacilityDocuments(db: Kysely<Schema>): Promise<void> {
  await sql`drop table if exists facility_document`.execute(db);
  await sql`create table facility_document as select document.* from ${everyFacility.documents}`.execute(db);
}

/** @param codes of `municipalities` with their wards */
export function scanQuery(
  query: ListQuery,
  now: Date,
  codes: readonly string[],
  source: DocumentSource = everyFacility,
): RawBuilder<{ total: number; id: number | null }> {
  const words = searchWords(query.keyword ?? '');
  const { page, limit } = query;
  return sql<{ total: number; id: number | null }>`
    with found as (
      select document.*, ${rankOf(words)} as rank, ${distanceTo(query)} as distance
      from ${source.documents} where ${matches(query, now, codes, source)}
    ),
    page as (
      select facility_id, row_number() over (order by ${orderOf(query, words)}) as place from found
      order by place limit ${limit} offset ${(page - 1) * limit}
    )
    select total.total::integer as total, page.facility_id as id
    from (select count(*) as total from found) total left join page on true order by page.place
  `;
}

/** All conditions of a search on a document. */
export function matches(
  query: SearchConditions,
  now: Date,
  codes: readonly string[],
  { hasWord, isBookable }: DocumentSource = everyFacility,
): Condition {
  const words = searchWords(query.keyword ?? '');
  const namesNothing = words.length === 0 && (query.keyword ?? '').trim() !== '';
  return all([
    ...(namesNothing ? [sql`false`] : []),
    ...conditionsOf(query, codes),
    ...words.map(hasWord),
    ...(query.has_bookable_visit ? [isBookable(now)] : []),
  ]);
}

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

export const rankOf = (words: readonly string[]): Condition =>
  words.length === 0
    ? sql`0`
    : sql.join(
        words.map(
          (word) => sql`case
            when search_name like ${`${word}%`} or search_name like ${`%\n${word}%`} then 0
            when search_name like ${`%${word}%`} then 1 else 2 end`,
        ),
        sql` + `,
      );

function metresFrom(latitude: Condition, longitude: Condition): Condition {
  return sql`(2 * ${sql.lit(earthRadius)}::float8 * asin(least(1, sqrt(
    sin(radians(document.latitude - ${latitude}) / 2) ^ 2
    + cos(radians(${latitude})) * cos(radians(document.latitude))
    * sin(radians(document.longitude - ${longitude}) / 2) ^ 2
  ))))`;
}

type Target = Pick<ListQuery, 'search_target_lat' | 'search_target_lng'>;

export function distanceTo({ search_target_lat, search_target_lng }: Target): Condition {
  if (search_target_lat === undefined || search_target_lng === undefined) return sql`null::float8`;
  return sql`round(${metresFrom(sql`${search_target_lat}::float8`, sql`${search_target_lng}::float8`)})`;
}

export function orderOf(query: ListQuery, words: readonly string[]): Condition {
  const { sort, search_target_lat, search_target_lng } = query;
  const kana = sql`sort_kana, facility_id`;
  const hasTarget = search_target_lat !== undefined && search_target_lng !== undefined;
  if (hasTarget && (sort === 'standard' || sort === 'distance')) return sql`distance nulls last, ${kana}`;
  if (sort === 'standard' && words.length > 0) return sql`rank, ${kana}`;
  const orders: Record<FacilitySort, Condition> = {
    standard: kana,
    distance: kana,
    kana,
    capacity: sql`capacity desc nulls last, ${kana}`,
    new: sql`listed_on desc, ${kana}`,
    updated: sql`updated_on desc, ${kana}`,
    vacancy: sql`vacancy_as_of desc nulls last, ${kana}`,
    vacant: sql`${hasPlace(query)} desc, ${hasTarget ? sql`distance nulls last, ` : sql``}${kana}`,
  };
  return orders[sort];
}

const hasPlace = ({ child_class_id: id }: Pick<SearchConditions, 'child_class_id'>): Condition =>
  id === undefined ? sql`cardinality(vacant_class_ids) > 0` : sql`${id}::smallint = any(vacant_class_ids)`;

function conditionsOf(query: SearchConditions, codes: readonly string[]): Condition[] {
  const { child_class_id: id } = query;
  const conditions: [unknown, Condition][] = [
    [query.area, sql`prefecture_code = ${query.area}`],
    [query.municipalities?.length, sql`municipality_code = any(${codes}::text[])`],
    [query.facility_types?.length, sql`facility_type = any(${query.facility_types}::smallint[])`],
    [id !== undefined, sql`(child_class_ids is null or ${id ?? null}::smallint = any(child_class_ids))`],
    [isAgeAsked(query), ofAge(query)],
    [query.has_vacancy, hasPlace(query)],
    [query.opens_by, sql`opens_at <= ${query.opens_by}`],
    [query.open_until, sql`closes_at >= ${query.open_until}`],
    [query.services?.length, sql`services @> ${query.services}::text[]`],
    ...storedFlags.map((flag): [unknown, Condition] => [query[flag], sql.ref(flag)]),
    [query.station_ids?.length, withinWalk(query)],
    [query.commute_within, withinCommute(query)],
  ];
  return conditions.flatMap(([isAsked, condition]) => (isAsked ? [condition] : []));
}

/** Minutes as travel times are estimated, by means: kilometres of the straight line are along the way, at a speed. */
const minutesPerKilometre = { walk: [1.3 / 3.6, 0], bicycle: [1.3 / 11, 3], train: [1.35 / 28, 18] } as const;

function withinCommute({ commute_from = '', commute_within = 'walk-10' }: SearchConditions): Condition {
  const [latitude = 0, longitude = 0] = commute_from.split(',').map(Number);
  const metres = metresFrom(sql`${latitude}::float8`, sql`${longitude}::float8`);
  const [mode, minutes] = commute_within.split('-') as ['walk' | 'bicycle' | 'train', string];
  const takes = ([hours, fixed]: readonly [number, number]) =>
    sql`ceil(${fixed}::float8 + ${metres} / 1000 * ${hours * 60}::float8)`;
  return sql`least(${takes(minutesPerKilometre[mode])}, ${takes(minutesPerKilometre.walk)}) <= ${Number(minutes)}`;
}

const isAgeAsked = ({ child_age_months: months, child_age_days: days }: SearchConditions): boolean =>
  months !== undefined || days !== undefined;

/** Days are compared with days and months with months; unknown ones are derived from the others. */
function ofAge({ child_age_months: months, child_age_days: days }: SearchConditions): Condition {
  const isInMonths = sql`coalesce(accept_from_months, 0) <= ${months ?? certainMonths(days)}::integer`;
  return days === undefined
    ? isInMonths
    : sql`case when accept_from_days is null then ${isInMonths} else accept_from_days <= ${days}::integer end`;
}

/** Full months that this many days make at least, from any month on. */
const certainMonths = (days = 0): Condition => sql`(
  select max(months) from generate_series(0, 95) months where ${days}::integer >= (
    select max((begun + make_interval(months => months))::date - begun::date)
    from generate_series('2023-01-01'::date, '2026-12-01'::date, interval '1 month') begun
  )
)`;

export const withinWalk = ({
  station_ids,
  walk_minutes = usualWalkMinutes,
}: Pick<SearchConditions, 'station_ids' | 'walk_minutes'>): Condition => sql`exists (
  select from railway_station station where station.id = any(${station_ids}::integer[])
    and ${metresFrom(sql`station.latitude`, sql`station.longitude`)} <= ${walk_minutes * metresPerMinute}
)`;
