import type { Database } from '@enerabi/api/db';
import { indexedCountsQuery, indexedListQuery, indexedMapQuery } from '@enerabi/api/testing/indexed-sql';
import { scanCountsQuery } from '@enerabi/api/testing/plain-counts';
import { scanMapQuery } from '@enerabi/api/testing/plain-map';
import { scanQuery } from '@enerabi/api/testing/plain-scan';
import type { Question } from './queries.ts';

export interface CompiledQuestion {
  kind: string;
  sql: string;
  parameters: readonly unknown[];
}

/** `indexed`: SQL over a table with an index for everything; `scan`: SQL that looks at every facility. */
export const controls = ['indexed', 'scan'] as const;
export type Control = (typeof controls)[number];

/** The same questions in SQL: what a search without an index of its own would ask the database. */
export const compiledQuestions = (
  { db }: Pick<Database, 'db'>,
  control: Control,
  questions: readonly Question[],
): CompiledQuestion[] =>
  questions.map((question) => ({
    kind: question.kind,
    ...(control === 'indexed' ? asIndexed(question) : asScan(question)).compile(db),
  }));

/** Municipalities are those of facilities, so that each is itself: no city that stands for wards. */
function asIndexed(question: Question) {
  const now = new Date();
  if ('list' in question)
    return indexedListQuery(question.list, now, question.list.municipalities ?? [], question.facilities);
  if ('counts' in question)
    return indexedCountsQuery(question.counts, now, question.counts.municipalities ?? []);
  return indexedMapQuery(question.map, now, question.map.municipalities ?? []);
}

function asScan(question: Question) {
  const now = new Date();
  if ('list' in question) return scanQuery(question.list, now, question.list.municipalities ?? []);
  if ('counts' in question)
    return scanCountsQuery(question.counts, now, question.counts.municipalities ?? []);
  return scanMapQuery(question.map, now, question.map.municipalities ?? []);
}
