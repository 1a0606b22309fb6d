import type { Database } from '@enerabi/api/db';
import { listQuery } from '@enerabi/api/facilities/list';
import { questions } from './questions.ts';

export interface CompiledQuestion {
  sql: string;
  parameters: readonly unknown[];
}

/** The very statements that the API sends, by question. */
export const compiledQuestions = ({ db }: Pick<Database, 'db'>): Map<string, CompiledQuestion> =>
  new Map(
    Object.entries(questions).map(([name, question]) => {
      const query = listQuery(question);
      if (!query) throw new Error(`“${name}” asks the database nothing.`);
      return [name, query.compile(db)];
    }),
  );
