import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@enerabi/api/db';
import { bookingLinkToken } from '@enerabi/api/testing/booking-link';
import { startPostgres } from '@enerabi/api/testing/postgres';
import type { Benchmark, BenchmarkOptions } from '../benchmark.ts';
import { check } from '../limits.ts';
import { crashingServers } from '../processes/crashing-servers.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { type ApiOptions, startApi } from '../site/start-api.ts';
import { addSlots } from './bookable-slots.ts';
import { limits } from './booking.limits.ts';
import { bookThroughCrashes } from './crashes.ts';
import { type Contest, contestByChecking, contestByHttp } from './last-place.ts';
import { type Reconciled, reconciled } from './reconciled.ts';

const facilities = 200;
const places = 5;
const familiesPerSlot = 6;

interface Plan {
  rounds: number;
  families: number;
  controlRounds: number;
  /** Kills of two servers on PostgreSQL, and of one on the embedded database. */
  kills: number;
  embeddedKills: number;
}

const full: Plan = { rounds: 1_000, families: 1_000, controlRounds: 50, kills: 500, embeddedKills: 100 };
const short: Plan = { rounds: 20, families: 100, controlRounds: 20, kills: 8, embeddedKills: 4 };

/** Who gets the last place, and what crashes leave of bookings. */
const booking: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const plan = quick ? short : full;
  const lastPlace = await measureLastPlace(plan, resources, say);
  const server = await crashed('PostgreSQL', plan.kills, resources, say);
  const embedded = await crashed('embedded database', plan.embeddedKills, resources, say);
  const wrong = ({ lost, doubled }: Reconciled) => lost + doubled;
  return {
    measurements: [
      { name: 'contests for a last place', unit: 'count' as const, subject: plan.rounds },
      {
        name: '  bookings too many or too few',
        unit: 'count' as const,
        subject: lastPlace.wrong,
        control: lastPlace.overbooked,
      },
      { name: '  families without a clear answer', unit: 'count' as const, subject: lastPlace.others },
      { name: '  bookings tried a second', unit: 'requests/s' as const, subject: lastPlace.perSecond },
      ...[server, embedded].flatMap((of) => [
        { name: `kills, ${of.name}`, unit: 'count' as const, subject: of.kills },
        { name: '  bookings acknowledged', unit: 'count' as const, subject: of.acknowledged },
        { name: '  tries without an answer', unit: 'count' as const, subject: of.unanswered },
        { name: '  families that cancelled', unit: 'count' as const, subject: of.cancelled },
        { name: '  families that wait', unit: 'count' as const, subject: of.waiting },
        { name: '  offers to them', unit: 'count' as const, subject: of.offers },
        { name: '  bookings lost or doubled', unit: 'count' as const, subject: wrong(of) },
        { name: '  slots whose places do not add up', unit: 'count' as const, subject: of.discrepancies },
      ]),
    ],
    checks: [
      check(limits.lastPlace, lastPlace.wrong),
      check(limits.answered, lastPlace.others),
      check(limits.control, lastPlace.overbooked),
      check(limits.onPostgres.kills, server.kills / plan.kills),
      check(limits.onPostgres.lost, wrong(server)),
      check(limits.onPostgres.places, server.discrepancies),
      check(limits.onPostgres.offers, server.twiceOffered),
      check(limits.offered, server.offers),
      check(limits.onEmbedded.kills, embedded.kills / plan.embeddedKills),
      check(limits.onEmbedded.lost, wrong(embedded)),
      check(limits.onEmbedded.places, embedded.discrepancies),
      check(limits.onEmbedded.offers, embedded.twiceOffered),
    ],
    notes: [
      `two API servers on one PostgreSQL; ${plan.families} families at one moment for one place, each from a network of its own`,
      `control: ${plan.controlRounds} contests on one connection pool that count bookings and then insert; its figure is what they booked too many`,
      `crashes: ${familiesPerSlot} families for the ${places} places of each slot, each with a key until it is answered; a server is killed (SIGKILL) as soon as another one has started; who does not get a place waits, and on PostgreSQL every fourth of those who do cancels`,
    ],
    runs: { lastPlace, server, embedded },
  };
}

async function measureLastPlace(plan: Plan, resources: Resources, say: (line: string) => void) {
  const dataDir = await resources.folder();
  const postgres = resources.add(await startPostgres());
  const options: ApiOptions = {
    dataDir,
    databaseUrl: postgres.url,
    facilities,
    secret: randomBytes(32).toString('base64'),
  };
  say('starting two API servers on one PostgreSQL');
  const servers = [resources.add(await startApi(options)), resources.add(await startApi(options))];
  const origins = servers.map(({ origin }) => origin);
  const database = await opened(dataDir, resources, postgres.url);
  const perFacility = Math.ceil(plan.rounds / facilities);
  const slots = await addSlots(database, { facilities, perFacility, places: 1, hour: 10 });
  const contests: Contest[] = [];
  const began = performance.now();
  for (let round = 0; round < plan.rounds; round += 1) {
    const slot = slots[round % slots.length];
    if (!slot) break;
    contests.push(
      await contestByHttp(origins, slot, {
        families: plan.families,
        first: round * plan.families,
        round: `last${round}`,
      }),
    );
    if (round % 50 === 49) say(`${round + 1} of ${plan.rounds} contests`);
  }
  const seconds = (performance.now() - began) / 1_000;
  const spare = await addSlots(database, {
    facilities: plan.controlRounds,
    perFacility: 1,
    places: 1,
    hour: 15,
  });
  let overbooked = 0;
  for (const [round, slot] of spare.entries()) {
    const asked = { families: plan.families, round: `control${round}` };
    overbooked += (await contestByChecking(database, slot, asked)) - 1;
  }
  const sum = (of: (contest: Contest) => number) =>
    contests.reduce((total, contest) => total + of(contest), 0);
  return {
    wrong: sum(({ winners }) => Math.abs(winners - 1)),
    others: sum(({ others }) => others),
    overbooked,
    perSecond: (plan.families * contests.length) / seconds,
  };
}

async function crashed(name: string, kills: number, resources: Resources, say: (line: string) => void) {
  const dataDir = await resources.folder();
  const postgres = name === 'PostgreSQL' ? resources.add(await startPostgres()) : undefined;
  const secret = randomBytes(32).toString('base64');
  const options: ApiOptions = {
    dataDir,
    facilities,
    secret,
    ...(postgres && { databaseUrl: postgres.url }),
  };
  // The tables, and the slots, before anything is killed.
  await (await startApi(options)).stop();
  const prepared = await openDatabase(databaseOptions(dataDir, postgres?.url));
  const slots = await addSlots(prepared, { facilities, perFacility: 60, places, hour: 10 });
  await prepared.close();
  // A second connection, which the embedded database does not take.
  const beside = postgres && (await opened(dataDir, resources, postgres.url));
  const tokenOf =
    beside &&
    (async (mailaddress: string): Promise<string> => {
      const { id } = await beside.db
        .selectFrom('booking')
        .select('id')
        .where('person_contact_mail', '=', mailaddress)
        .executeTakeFirstOrThrow();
      return bookingLinkToken(secret, { bookingId: id, mailaddress });
    });
  // A single server also has to get on with what it does as it starts, before it is killed again.
  const pace = postgres ? { everyMs: 300, count: 2 } : { everyMs: 1_500, count: 1 };
  const servers = await crashingServers(options, pace);
  let turn = 0;
  const origin = (): string | undefined => {
    const running = servers.origins();
    turn += 1;
    return running[turn % running.length];
  };
  let said = 0;
  const isOver = (): boolean => {
    const done = servers.kills();
    if (done >= said + 50) {
      said = done;
      say(`${name}: ${done} of ${kills} kills`);
    }
    return done >= kills;
  };
  const booked = await bookThroughCrashes(
    { origin, slots, familiesPerSlot, perSecond: 40, round: 'crash', tokenOf },
    isOver,
  ).finally(() => servers.stop());
  const database = await opened(dataDir, resources, postgres?.url);
  const { acknowledged, full: refused, tries, cancelled, waiting } = booked;
  const found = await reconciled(database, 'crash', acknowledged);
  return {
    name,
    kills: servers.kills(),
    acknowledged: acknowledged.size,
    refused,
    cancelled,
    waiting,
    unanswered: tries - acknowledged.size - refused,
    ...found,
  };
}

const databaseOptions = (dataDir: string, url: string | undefined) => ({
  DATA_DIR: dataDir,
  ...(url && { DATABASE_URL: url }),
});

async function opened(dataDir: string, resources: Resources, url: string | undefined): Promise<Database> {
  const database = await openDatabase(databaseOptions(dataDir, url));
  resources.add({ stop: () => database.close() });
  return database;
}

export default booking;
