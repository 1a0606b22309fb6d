import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '@enerabi/api/db';
import { startPostgres } from '@enerabi/api/testing/postgres';
import type { Benchmark, BenchmarkOptions, Measurement } from '../benchmark.ts';
import { check } from '../limits.ts';
import { crashingServers } from '../processes/crashing-servers.ts';
import { type Resources, withResources } from '../site/resources.ts';
import { limits } from './exactly-once.limits.ts';
import { lossyProxy } from './lossy-proxy.ts';
import { sendMessages } from './sent-messages.ts';
import { countStored, type Stored } from './stored-messages.ts';

const lostShare = 0.3;

/** Counts messages and mails that are too many or too few when answers are lost and servers crash. */
const exactlyOnce: Benchmark = (options) => withResources((resources) => measure(options, resources));

async function measure({ quick, say }: BenchmarkOptions, resources: Resources) {
  const dataDir = await resources.folder();
  const postgres = resources.add(await startPostgres());
  const options = {
    dataDir,
    databaseUrl: postgres.url,
    facilities: 200,
    secret: randomBytes(32).toString('base64'),
  };
  say('starting two API servers on one PostgreSQL');
  const killEveryMs = quick ? 2_000 : 3_000;
  const servers = resources.add(await crashingServers(options, { everyMs: killEveryMs }));
  const proxy = resources.add(await lossyProxy(servers.origins, () => Math.random() < lostShare));
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  resources.add({ stop: () => database.close() });
  const facilityIds = await openFacilities(database);

  const [messages, perSecond] = quick ? [60, 12] : [1_000, 25];
  const controlMessages = quick ? 30 : 200;
  const round = async (name: string, count: number, hasKey: boolean, tellsTry: boolean): Promise<Round> => {
    const before = { lost: proxy.lost(), failed: proxy.failed(), kills: servers.kills() };
    const plan = { origin: proxy.origin, round: name, facilityIds, hasKey, tellsTry, perSecond };
    const outcome = await sendMessages({ ...plan, messages: count });
    const stored = await countStored(database, name, count);
    const lost = proxy.lost() - before.lost;
    const kills = servers.kills() - before.kills;
    say(
      `${name}: ${count} sent in ${outcome.tries} tries, ${lost} answers lost, ${kills} kills; ${stored.messages} stored`,
    );
    return { name, sent: count, ...outcome, lost, failed: proxy.failed() - before.failed, kills, ...stored };
  };
  const keyed = await round('keyed', messages, true, false);
  // The text of every try differs, as if the form said when it was sent: only a key could show that it is a repeat.
  const control = await round('unkeyed', controlMessages, false, true);
  const guarded = await round('guarded', controlMessages, false, false);
  const measurements: Measurement[] = [
    { name: 'messages sent', unit: 'count', subject: keyed.sent, control: control.sent },
    { name: 'tries', unit: 'count', subject: keyed.tries, control: control.tries },
    { name: 'answers lost', unit: 'count', subject: keyed.lost, control: control.lost },
    { name: 'requests without any answer', unit: 'count', subject: keyed.failed, control: control.failed },
    { name: 'servers killed', unit: 'count', subject: keyed.kills, control: control.kills },
    { name: 'messages stored', unit: 'count', subject: keyed.messages, control: control.messages },
    { name: 'mails queued', unit: 'count', subject: keyed.mails, control: control.mails },
    { name: 'stored without a key, same text', unit: 'count', subject: guarded.messages },
  ];
  return {
    measurements,
    checks: [
      check(limits.messages, keyed.wrongMessages),
      check(limits.mails, keyed.wrongMails),
      check(limits.control, control.messages - control.sent),
    ],
    notes: [
      `two API servers on one PostgreSQL, one of them killed (SIGKILL) every ${killEveryMs / 1_000} s and started again; ${Math.round(lostShare * 100)} % of answers destroyed on their way; each message sent again until an answer arrives`,
      'control: without the key, and the text says which try it is, so that the guard against the same text does not act',
      `the guard alone, without a key and with the same text: ${guarded.messages} of ${guarded.sent} stored`,
    ],
    runs: [keyed, control, guarded],
  };
}

interface Round extends Stored {
  name: string;
  sent: number;
  tries: number;
  seconds: number;
  lost: number;
  failed: number;
  kills: number;
}

/** Demonstration facilities that take any message from anybody. */
async function openFacilities({ db }: Database): Promise<number[]> {
  const rows = await db
    .updateTable('facility')
    .set({ accepts_onetime_inquiry: true, candidate_contact_kinds: [] })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export default exactlyOnce;
