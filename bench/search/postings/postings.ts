import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@enerabi/api/db';
import { addPostings } from '@enerabi/api/testing/many-postings';
import type { Measurement } from '../../benchmark.ts';
import { type Check, check } from '../../limits.ts';
import type { Resources } from '../../site/resources.ts';
import { median, noise } from '../../statistics.ts';
import { readFacts } from '../facts.ts';
import type { LoadSeconds } from '../load/measured-load.ts';
import { p99OfAll, saturationOf } from '../load/measured-load.ts';
import { preparedDatabase } from '../prepared-database.ts';
import { postingLimit } from '../search.limits.ts';
import { type OverHttp, overHttp } from '../sites.ts';
import { postingKinds, postingQueries } from './posting-queries.ts';

export interface PostingsPlan {
  facilities: number;
  postings: number;
  rounds: number;
  http: LoadSeconds;
}

export interface MeasuredPostings {
  postings: number;
  rounds: OverHttp[];
}

/** The number of different queries of each kind. */
const perKind = 100;

/** The job search of the API over HTTP, on PostgreSQL, beside plain Node as busy. */
export async function onPostings(
  resources: Resources,
  { facilities, postings, rounds, http }: PostingsPlan,
  say: (line: string) => void,
): Promise<MeasuredPostings> {
  const add = async (database: Awaited<ReturnType<typeof openDatabase>>) => {
    say(`PostgreSQL: adding postings until there are ${postings.toLocaleString('en')}`);
    await addPostings(database, postings);
  };
  const { server } = await preparedDatabase(facilities, say, { name: `postings-${postings}`, add });
  resources.add(server);
  const dataDir = await resources.folder();
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const { sample } = await readFacts(database, 2_000);
  await database.close();
  const file = path.join(dataDir, 'queries.json');
  await writeFile(file, JSON.stringify(postingQueries(sample, perKind)));
  const measured: OverHttp[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`${postings.toLocaleString('en')} postings: round ${round} of ${rounds}`);
    measured.push(await overHttp({ dataDir, databaseUrl: server.url }, file, http));
  }
  return { postings, rounds: measured };
}

const middle = (rounds: readonly OverHttp[], of: (round: OverHttp) => number) => median(rounds.map(of));

export function postingMeasurements({ postings, rounds }: MeasuredPostings): Measurement[] {
  const name = `${postings.toLocaleString('en')} postings on PostgreSQL`;
  const ms = (called: string, kind?: string): Measurement => ({
    name: called,
    unit: 'ms',
    subject: middle(rounds, ({ http }) => p99OfAll(http, kind)),
    noise: noise(rounds.map(({ http }) => p99OfAll(http, kind))),
  });
  return [
    {
      name: `${name}: saturation`,
      unit: 'requests/s',
      subject: middle(rounds, ({ http }) => saturationOf(http)),
    },
    ms('  p99 at 70 % of it'),
    ...postingKinds.map((kind) => ms(`  ${kind}, p99`, kind)),
    {
      name: '  p99 of plain Node, as busy',
      unit: 'ms',
      subject: middle(rounds, ({ floor }) => p99OfAll(floor)),
    },
    {
      name: '  memory of the API',
      unit: 'MB',
      subject: middle(rounds, ({ residentBytes }) => residentBytes / 1e6),
    },
  ];
}

/** Three filters and their counts have the limit; the other kinds are shown. */
export const postingChecks = ({ rounds }: MeasuredPostings): Check[] =>
  postingKinds.slice(0, 2).map((kind) =>
    check(
      postingLimit(kind),
      middle(rounds, ({ http }) => p99OfAll(http, kind)),
    ),
  );
