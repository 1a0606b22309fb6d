import type { Database } from '@enerabi/api/db';
import { scanCountsQuery } from '@enerabi/api/testing/plain-counts';
import { scanMapQuery } from '@enerabi/api/testing/plain-map';
import { scanQuery } from '@enerabi/api/testing/plain-scan';
import type { Question } from './questions.ts';

export interface CompiledQuestion {
  kind: string;
  sql: string;
  parameters: readonly unknown[];
}

/** The same questions in plain SQL: what a search without an index of its own would ask the database. */
export const compiledQuestions = (
  { db }: Pick<Database, 'db'>,
  questions: readonly Question[],
): CompiledQuestion[] =>
  questions.map((question) => ({ kind: question.kind, ...asSql(question).compile(db) }));

/** Municipalities are those of facilities, so that each is itself: no city that stands for wards. */
function asSql(question: Question) {
  const now = new Date();
  if ('list' in question) return scanQuery(question.list, now, question.list.municipalities ?? []);
  if ('counts' in question)
    return scanCountsQuery(question.counts, now, question.counts.municipalities ?? []);
  return scanMapQuery(question.map, now, question.map.municipalities ?? []);
}
