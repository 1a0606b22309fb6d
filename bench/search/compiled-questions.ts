import type { Database } from '@enerabi/api/db';
import { scanQuery } from '@enerabi/api/testing/plain-scan';
import { questions } from './questions.ts';

export interface CompiledQuestion {
  sql: string;
  parameters: readonly unknown[];
}

/** The same questions in plain SQL, by question: what a search without an index of its own would ask the database. */
export const compiledQuestions = ({ db }: Pick<Database, 'db'>): Map<string, CompiledQuestion> => {
  const now = new Date();
  return new Map(
    Object.entries(questions).map(([name, question]) => [name, scanQuery(question, now, []).compile(db)]),
  );
};
