import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { addEndpoint } from '../../platform/webhooks/endpoints/add-endpoint.ts';
import { loopbackToo, sampleNow, testKey } from '../../platform/webhooks/testing/test-webhooks.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { saveWebhookFacilities } from '../../testing/webhook-facilities.ts';
import { passOn } from './passing-on.ts';

const site = { name: 'えんえらび', origin: 'https://enerabi.example' };

describeOnDatabases('a message that is passed on', (database) => {
  let hikari: number;
  beforeAll(async () => {
    ({ hikari } = await saveWebhookFacilities(database.db));
  });
  afterEach(async () => {
    for (const table of ['webhook_endpoint', 'candidate_message', 'mail'] as const)
      await database.db.deleteFrom(table).execute();
  });

  const store = async () => {
    const row = database.db.insertInto('candidate_message').values({
      reference: 'K7QM-3FXB',
      facility_id: hikari,
      purpose_kind_id: 1,
      contact_kind_ids: [1],
      content: '見学したいです。佐藤花子より',
      mailaddress: 'hanako@example.jp',
      candidate_information: JSON.stringify({
        last_name: '佐藤',
        first_name: '花子',
        phone_number: '090-1234-5678',
        children: [{ birthday: '2024-05-01', display_order: 1 }],
      }),
      sent_at: sampleNow,
    });
    return (await row.returning('id').executeTakeFirstOrThrow()).id;
  };
  const pass = (id: number, fails = false) =>
    database.db.transaction().execute(async (transaction) => {
      await passOn(transaction, { site, desk: undefined }, id, { now: sampleNow, isNewToSender: true });
      if (fails) throw new Error('changed its mind');
    });
  const deliveries = () => database.db.selectFrom('webhook_delivery').selectAll().execute();
  const listen = (owner: { facility: string } | { operator: string }) =>
    addEndpoint(database.db, {
      owner,
      url: 'https://a.example/',
      key: testKey,
      policy: loopbackToo,
      now: sampleNow,
    });

  it('is told to the systems of facility and operator once, with nothing of the people in it', async () => {
    await listen({ facility: 'hikari' });
    await listen({ operator: 'hikari-kai' });
    await listen({ facility: 'stranger' });
    const id = await store();
    await pass(id);
    await pass(id);
    const queued = await deliveries();
    expect(queued).toHaveLength(2);
    expect(new Set(queued.map(({ webhook_id }) => webhook_id)).size).toBe(1);
    expect(JSON.parse(queued[0]?.body ?? '')).toEqual({
      type: 'candidate_message.created',
      timestamp: sampleNow.toISOString(),
      data: {
        reference: 'K7QM-3FXB',
        facility_path_name: 'hikari',
        purpose_kind_id: 1,
        contact_kind_ids: [1],
        job_posting_path_name: null,
        sent_at: sampleNow.toISOString(),
        version: 1,
      },
    });
  });

  it('is told to nobody if its transaction is rolled back', async () => {
    await listen({ facility: 'hikari' });
    await expect(pass(await store(), true)).rejects.toThrow('changed its mind');
    expect(await deliveries()).toEqual([]);
  });
});
