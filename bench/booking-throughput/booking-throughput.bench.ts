import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '@enerabi/api/db';
import { beginIdsAt, bookingStatements } from '@enerabi/api/testing/booking-statements';
import { findDiscrepancies } from '@enerabi/api/testing/discrepancies';
import { startPostgres } from '@enerabi/api/testing/postgres';
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts';
import { addSlots } from '../booking/bookable-slots.ts';
import { bodyOf, bookingPath, networkOf } from '../booking/booking-call.ts';
import { check } from '../limits.ts';
import { closedLoad } from '../login/open-load.ts';
import { LoadClient } from '../search/load/load-client.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { median, noise } from '../statistics.ts';
import { limits } from './booking-throughput.limits.ts';
import { pgbenchScript } from './pgbench-script.ts';

const atOnce = 16;
const facilities = 200;
const places = 30_000;
/** The number in the address of the recorded booking, which is another one in each transaction. */
const familyText = '7777777';
/** Numbers that no other figure of the transaction has. */
const firstId = 5_000_001;

/** Measures bookings a second through the API, against the same transaction in pgbench. */
const bookingThroughput: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const folder = await resources.folder();
  const postgres = resources.add(await startPostgres());
  say('starting the API on PostgreSQL');
  const secret = randomBytes(32).toString('base64');
  const api = resources.add(
    await startApi({ dataDir: folder, databaseUrl: postgres.url, facilities, secret }),
  );
  const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: postgres.url });
  resources.add({ stop: () => database.close() });
  await beginIdsAt(postgres.url, { visit_slot: firstId, booking: firstId * 2 });
  const slots = await addSlots(database, { facilities, perFacility: 1, places, hour: 10 });
  const [firstSlot] = slots;
  const sample = slots[Math.floor(slots.length / 2)];
  if (!firstSlot || !sample) throw new Error('There is no slot.');
  const isInRow = slots.every(
    ({ id, facilityId }, at) => id === firstSlot.id + at && facilityId === firstSlot.facilityId + at,
  );
  if (!isInRow) throw new Error('The slots and their facilities are not in a row.');

  const { facilityId, startsAt } = sample;
  const body = bodyOf({ facilityId, startsAt, family: Number(familyText), round: 'recorded' });
  const recorded = await bookingStatements(postgres.url, body);
  const { id: bookingId } = await database.db
    .selectFrom('booking')
    .select('id')
    .where('reference', '=', recorded.reference)
    .executeTakeFirstOrThrow();
  const script = path.join(folder, 'booking.pgbench');
  await writeFile(
    script,
    pgbenchScript(recorded.statements, {
      slotId: sample.id,
      facilityId: sample.facilityId,
      bookingId,
      familyText,
      reference: recorded.reference,
      slots: slots.length,
      firstSlotId: firstSlot.id,
      firstFacilityId: firstSlot.facilityId,
    }),
  );

  const client = new LoadClient(api.origin);
  let family = 0;
  const bookOne = async (): Promise<void> => {
    family += 1;
    const { facilityId, startsAt } = slots[family % slots.length] as typeof sample;
    const call = { facilityId, startsAt, family, round: 'throughput' };
    await client.post(bookingPath, bodyOf(call), networkOf(call));
  };
  const seconds = quick ? 3 : 15;
  await closedLoad(atOnce, quick ? 2 : 5, bookOne);
  const runs: { api: number; pgbench: number }[] = [];
  for (let round = 1, rounds = quick ? 2 : 5; round <= rounds; round += 1) {
    say(`API and pgbench: round ${round} of ${rounds}`);
    runs.push({
      api: await closedLoad(atOnce, seconds, bookOne),
      pgbench: await pgbench(path.join(postgres.programs, 'pgbench'), { url: postgres.url, script, seconds }),
    });
  }
  client.close();
  const ratios = runs.map((run) => run.api / run.pgbench);
  return {
    measurements: [
      {
        name: 'bookings a second',
        unit: 'requests/s' as const,
        subject: median(runs.map((run) => run.api)),
        control: median(runs.map((run) => run.pgbench)),
        noise: noise(runs.map((run) => run.api)),
      },
      { name: '  statements of one booking', unit: 'count' as const, subject: recorded.statements.length },
    ],
    checks: [
      check(limits.ratio, median(ratios)),
      check(limits.places, (await findDiscrepancies(database.db)).length),
    ],
    notes: [
      `${atOnce} families at once, each for a visit of one of ${facilities} facilities, over HTTP to one API server; PostgreSQL and the client on the same machine`,
      'the control is what the API asked the database for one booking, word by word, with other families and visits, by pgbench with as many clients',
    ],
    runs,
  };
}

/** @returns transactions a second @throws Error if one of them failed */
async function pgbench(
  program: string,
  { url, script, seconds }: { url: string; script: string; seconds: number },
): Promise<number> {
  const options = ['--no-vacuum', `--file=${script}`, `--client=${atOnce}`, '--jobs=2', `--time=${seconds}`];
  const { stdout } = await promisify(execFile)(program, [...options, url]);
  const failed = /number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? '0';
  const rate = Number(/tps = ([\d.]+) \(without initial/.exec(stdout)?.[1]);
  if (failed !== '0' || !rate) throw new Error(`pgbench failed: ${stdout}`);
  return rate;
}

export default bookingThroughput;
