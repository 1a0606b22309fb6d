import type { Database } from '@enerabi/api/db';
import { indexedCountsQuery, indexedListQuery, indexedMapQuery } from '@enerabi/api/testing/indexed-sql';
import { scanCountsQuery } from '@enerabi/api/testing/plain-counts';
import { scanMapQuery } from '@enerabi/api/testing/plain-map';
import { scanQuery } from '@enerabi/api/testing/plain-scan';
import type { Query } from './queries.ts';

export interface CompiledQuery {
  kind: string;
  sql: string;
  parameters: readonly unknown[];
}

/** `indexed`: SQL over a table with an index for everything; `scan`: SQL that looks at every facility. */
export const controls = ['indexed', 'scan'] as const;
export type Control = (typeof controls)[number];

/** The same queries in SQL, as a search without an index of its own would send them. */
export const compiledQueries = (
  { db }: Pick<Database, 'db'>,
  control: Control,
  queries: readonly Query[],
): CompiledQuery[] =>
  queries.map((query) => ({
    kind: query.kind,
    ...(control === 'indexed' ? asIndexed(query) : asScan(query)).compile(db),
  }));

/** Municipalities are those of facilities, so that none is a city with wards. */
function asIndexed(query: Query) {
  const now = new Date();
  if ('list' in query)
    return indexedListQuery(query.list, now, query.list.municipalities ?? [], query.facilities);
  if ('counts' in query) return indexedCountsQuery(query.counts, now, query.counts.municipalities ?? []);
  return indexedMapQuery(query.map, now, query.map.municipalities ?? []);
}

function asScan(query: Query) {
  const now = new Date();
  if ('list' in query) return scanQuery(query.list, now, query.list.municipalities ?? []);
  if ('counts' in query) return scanCountsQuery(query.counts, now, query.counts.municipalities ?? []);
  return scanMapQuery(query.map, now, query.map.municipalities ?? []);
}
