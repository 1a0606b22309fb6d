import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { openDatabase } from '@enerabi/api/db';
import { findDiscrepancies } from '@enerabi/api/testing/discrepancies';
import { startPostgres } from '@enerabi/api/testing/postgres';
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts';
import { addSlots } from '../booking/bookable-slots.ts';
import { bodyOf, bookingPath, networkOf } from '../booking/booking-call.ts';
import { check } from '../limits.ts';
import { openLoad } from '../login/open-load.ts';
import { LoadClient } from '../search/load/load-client.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { startApi } from '../site/start-api.ts';
import { startSite } from '../site/start-site.ts';
import { productBuilds } from '../site/workspace.ts';
import { median, noise, percentile } from '../statistics.ts';
import { limits } from './booking-pages.limits.ts';

const bookingsPerSecond = 50;
const pagesPerSecond = 100;
const pages = ['/f?area=130001', '/', '/tokyo', '/login'];
/** As on a first start of the product. */
const demoFacilities = 4_700;
const facilities = 200;

/** Measures how much bookings slow other visitors' pages down. */
const bookingPages: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const folder = await resources.folder();
  const builds = await productBuilds(path.join(folder, 'builds'), say);
  const dataDir = path.join(folder, 'data');
  const postgres = resources.add(await startPostgres());
  say('starting the site on PostgreSQL');
  const secret = randomBytes(32).toString('base64');
  const api = resources.add(
    await startApi({ dataDir, databaseUrl: postgres.url, secret, facilities: demoFacilities }),
  );
  const site = resources.add(await startSite({ dataDir, builds, apiOrigin: api.origin }));
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  resources.add({ stop: () => database.close() });
  const slots = await addSlots(database, { facilities, perFacility: 60, places: 5, hour: 10 });
  const client = new LoadClient(site.origin);
  const bookings = new LoadClient(api.origin);
  const seePage = (index: number): Promise<void> => client.get(pages[index % pages.length] ?? '/');
  let family = 0;
  let booked = 0;
  const bookOne = async (): Promise<void> => {
    const slot = slots[family % slots.length];
    if (!slot) throw new Error('There is no slot.');
    family += 1;
    const call = { facilityId: slot.facilityId, startsAt: slot.startsAt, family, round: 'beside' };
    await bookings.post(bookingPath, bodyOf(call), networkOf(call));
    booked += 1;
  };

  const [rounds, seconds] = quick ? [2, 3] : [6, 10];
  await openLoad(pagesPerSecond, quick ? 3 : 10, seePage);
  const turns: { alone: number[]; beside: number[]; bookings: number[] }[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    say(`pages alone and beside bookings: round ${round} of ${rounds}`);
    const alone = await openLoad(pagesPerSecond, seconds, seePage);
    const [beside, made] = await Promise.all([
      openLoad(pagesPerSecond, seconds, seePage),
      openLoad(bookingsPerSecond, seconds, bookOne),
    ]);
    turns.push({ alone: alone.ms, beside: beside.ms, bookings: made.ms });
  }
  client.close();
  bookings.close();
  const asked = rounds * seconds * bookingsPerSecond;
  const p99 = (of: 'alone' | 'beside' | 'bookings'): number =>
    percentile(
      turns.flatMap((turn) => turn[of]),
      99,
    );
  const p50s = (of: 'alone' | 'beside') => turns.map((turn) => percentile(turn[of], 50));
  return {
    measurements: [
      {
        name: 'a page, p50',
        unit: 'ms' as const,
        subject: median(p50s('beside')),
        control: median(p50s('alone')),
        noise: noise(p50s('beside')),
      },
      { name: 'a page, p99 of all', unit: 'ms' as const, subject: p99('beside'), control: p99('alone') },
      { name: 'a booking, p99 of all', unit: 'ms' as const, subject: p99('bookings') },
      { name: 'bookings made', unit: 'count' as const, subject: booked },
    ],
    checks: [
      check(limits.pages, p99('beside') / p99('alone')),
      check(limits.missing, asked - booked),
      check(limits.places, (await findDiscrepancies(database.db)).length),
    ],
    notes: [
      `shell server, API, PostgreSQL and the client on one machine; ${bookingsPerSecond} bookings a second for ${rounds * seconds} s beside ${pagesPerSecond} pages a second (${pages.join(', ')}), open load; the control is the same without bookings`,
    ],
    runs: turns,
  };
}

export default bookingPages;
