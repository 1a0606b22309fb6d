import { startPostgres } from '@enerabi/api/testing/postgres';
import { makeTemplates } from '@enerabi/api/testing/templates';
import { sum, type Tally } from './tally.ts';

interface ApiTests {
  /** Runs the API's tests with these environment variables. */
  run: (env: Record<string, string>) => Promise<Tally>;
  /** A PostgreSQL server on which databases may be created: `TEST_DATABASE_URL`. If absent, one is started. */
  given?: string | undefined;
  start?: typeof startPostgres;
  make?: typeof makeTemplates;
}

/** Runs the API's tests once: each suite uses the embedded database and, if there is one, PostgreSQL in turn. */
export async function apiTests({ run, given, start = startPostgres, make }: ApiTests): Promise<Tally> {
  if (given) return onCopies(run, given, make);
  const postgres = await start().catch((error: Error) => void console.log(`PostgreSQL: ${error.message}`));
  if (!postgres) {
    console.log(
      'The API was not tested on PostgreSQL: install it (Debian: apt-get install postgresql) or set TEST_DATABASE_URL.',
    );
    return sum([await onCopies(run, undefined, make), { passed: 0, failed: 0, skipped: 1 }]);
  }
  try {
    return await onCopies(run, postgres.url, make);
  } finally {
    await postgres.stop();
  }
}

async function onCopies(
  run: ApiTests['run'],
  server: string | undefined,
  make = makeTemplates,
): Promise<Tally> {
  const templates = await make(server);
  try {
    return await run({ ...(server && { TEST_DATABASE_URL: server }), ...templates.env });
  } finally {
    await templates.remove();
  }
}
