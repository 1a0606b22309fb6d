import type { FacilitySort } from '@enerabi/shared/constants';
import type { FacilityList } from '@enerabi/shared/contract';
import { gramsDecide, gramsOfWord, searchWords } from '@enerabi/shared/japanese';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './summary.row.ts';

export interface ListQuestion {
  /** Six-digit prefecture code that exists. */
  area?: string | undefined;
  keyword?: string | undefined;
  facility_types?: readonly number[] | undefined;
  sort: FacilitySort;
  page: number;
  limit: number;
}

type Condition = RawBuilder<unknown>;
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

const orders: Record<FacilitySort, Condition> = {
  standard: sql`sort_kana, id`,
  kana: sql`sort_kana, id`,
  capacity: sql`capacity desc nulls last, sort_kana, id`,
  updated: sql`updated_on desc, sort_kana, id`,
};

/** One page of published facilities and how many there are in all, in one query. */
export async function listFacilities(db: Kysely<Schema>, question: ListQuestion): Promise<FacilityList> {
  const { page, limit } = question;
  const query = listQuery(question);
  const rows = query ? (await query.execute(db)).rows : [];
  const facilities = rows.flatMap(({ total: _total, place, ...row }) =>
    place === null ? [] : [summaryOf(row)],
  );
  return { total: rows[0]?.total ?? 0, page, limit, facilities };
}

/** @returns undefined for a keyword of signs alone: it names nothing, so nothing is found by it */
export function listQuery(question: ListQuestion): RawBuilder<Row> | undefined {
  const words = searchWords(question.keyword ?? '');
  if (words.length > 0) return matching(question, words);
  return question.keyword?.trim() ? undefined : everything(question);
}

type Row = SummaryRow & { total: number; place: number | null };

/** Area and type: columns of `facility`, `facility_search` and `facility_count` alike. */
const narrowing = ({ area, facility_types }: ListQuestion): Condition[] => [
  ...(area ? [sql`prefecture_code = ${area}`] : []),
  ...(facility_types?.length ? [sql`facility_type = any(${facility_types}::smallint[])`] : []),
];

const offsetOf = ({ page, limit }: ListQuestion) => (page - 1) * limit;

/** Without a keyword the total is a sum of kept counts, and the page is a walk along an index. */
function everything(question: ListQuestion): RawBuilder<Row> {
  const order = orders[question.sort];
  const narrowed = narrowing(question);
  return sql<Row>`
    with total as (select coalesce(sum(facilities), 0) as total from facility_count where ${all(narrowed)}),
    page as (
      select id, row_number() over (order by ${order}) as place from facility
      where ${all([sql`is_published`, ...narrowed])}
      order by ${order} limit ${question.limit} offset ${offsetOf(question)}
    )
    ${pageWithTotal}
  `;
}

/** The rank of a word: 0 begins the name or its reading, 1 is in one of them, 2 is elsewhere. */
const rankOf = (word: string): Condition => sql`
  case when search_name like ${`${word}%`} or search_name like ${`%\n${word}%`} then 0
       when search_name like ${`%${word}%`} then 1 else 2 end
`;

/** With a keyword every match is counted and ranked: all words must be there; best match first by default. */
function matching(question: ListQuestion, words: readonly string[]): RawBuilder<Row> {
  const grams = [...new Set(words.flatMap(gramsOfWord))];
  // Search form has no signs, so no word can hold a wildcard of `like`.
  const longWords = words.filter((word) => !gramsDecide(word)).map((word) => `%${word}%`);
  const conditions = [
    sql`is_published`,
    ...narrowing(question),
    sql`search_bigrams @> ${grams}::integer[]`,
    ...longWords.map((pattern) => sql`search_text like ${pattern}`),
  ];
  const isRanked = question.sort === 'standard';
  const rank = isRanked ? sql`${sql.join(words.map(rankOf), sql` + `)}` : sql`0`;
  const order = isRanked ? sql`rank, ${orders.standard}` : orders[question.sort];
  return sql<Row>`
    with matched as materialized (
      select facility_id as id, sort_kana, capacity, updated_on, ${rank} as rank
      from facility_search where ${all(conditions)}
    ),
    total as (select count(*) as total from matched),
    best as (
      select * from matched order by ${order} limit ${question.limit} offset ${offsetOf(question)}
    ),
    page as (select id, row_number() over (order by ${order}) as place from best)
    ${pageWithTotal}
  `;
}

/** The total comes even where the page is past the last one: then with a facility of nulls. */
const pageWithTotal = sql`
  select total.total, facility.* from total left join (
    select page.place, ${summaryColumns} from page join facility on facility.id = page.id
  ) facility on true
  order by facility.place
`;
