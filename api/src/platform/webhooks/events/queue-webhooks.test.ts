import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { saveWebhookFacilities } from '../../../testing/webhook-facilities.ts';
import { disableEndpoint } from '../endpoints/endpoint.writes.ts';
import { addTestEndpoint, queueSampleWebhook, sampleNow } from '../testing/test-webhooks.ts';
import { whenWebhooksWait } from '../wake-up.ts';

describeOnDatabases('an event of a facility', (database) => {
  let facilities: Awaited<ReturnType<typeof saveWebhookFacilities>>;
  beforeAll(async () => {
    facilities = await saveWebhookFacilities(database.db);
  });
  afterEach(() => database.db.deleteFrom('webhook_endpoint').execute());

  const rows = () => database.db.selectFrom('webhook_delivery').selectAll().orderBy('endpoint_id').execute();

  it('waits for the endpoints of the facility and of its operator, under one webhook-id', async () => {
    const own = await addTestEndpoint(database.db, 'https://a.example/');
    const operators = await addTestEndpoint(database.db, 'https://a.example/', { operator: 'hikari-kai' });
    await addTestEndpoint(database.db, 'https://b.example/', { facility: 'sister' });
    await addTestEndpoint(database.db, 'https://c.example/', { facility: 'stranger' });
    expect(await queueSampleWebhook(database.db, facilities.hikari)).toBe(2);
    const found = await rows();
    expect(found.map(({ endpoint_id }) => endpoint_id)).toEqual([own.id, operators.id]);
    expect(new Set(found.map(({ webhook_id }) => webhook_id)).size).toBe(1);
    expect(found[0]).toMatchObject({
      webhook_id: expect.stringMatching(/^msg_[\w-]{24}$/),
      event_type: 'candidate_message.created',
      due_at: sampleNow,
      attempts: 0,
      delivered_at: null,
    });
    expect(JSON.parse(found[0]?.body ?? '')).toMatchObject({ type: 'candidate_message.created' });
  });

  it('waits for no endpoint that is disabled, nor for other facilities without an operator', async () => {
    const { id } = await addTestEndpoint(database.db, 'https://a.example/', { operator: 'hikari-kai' });
    expect(await queueSampleWebhook(database.db, facilities.stranger)).toBe(0);
    expect(await queueSampleWebhook(database.db, facilities.sister)).toBe(1);
    await database.db
      .transaction()
      .execute((transaction) => disableEndpoint(transaction, { id, reason: 'test', now: sampleNow }));
    expect(await queueSampleWebhook(database.db, facilities.sister)).toBe(0);
    expect(await rows()).toMatchObject([{ due_at: null, last_error: 'endpoint disabled' }]);
  });

  it('wakes the sender, and is forgotten with the transaction that queued it', async () => {
    await addTestEndpoint(database.db, 'https://a.example/');
    let woken = 0;
    const end = whenWebhooksWait(() => {
      woken += 1;
    });
    await queueSampleWebhook(database.db, facilities.stranger);
    expect(woken).toBe(0);
    const failing = database.db.transaction().execute(async (transaction) => {
      await queueSampleWebhook(transaction, facilities.hikari);
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    end();
    expect(woken).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
