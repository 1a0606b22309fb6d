import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { saveWebhookFacilities } from '../../../testing/webhook-facilities.ts';
import type { QueueSender } from '../../queue/queue-sender.ts';
import { findEndpoint } from '../endpoints/endpoint.queries.ts';
import { rotateSecret } from '../endpoints/rotate-secret.ts';
import { startReceiver, type TestReceiver } from '../testing/receiver.ts';
import {
  addTestEndpoint,
  queueSampleWebhook,
  testKey,
  testWebhookContext,
} from '../testing/test-webhooks.ts';
import { replayDeliveries } from './replay.ts';
import { sendTest } from './send-test.ts';
import { startSendingWebhooks } from './webhook-sender.ts';

/** At the present time, since the independent library compares timestamps with it. */
describeOnDatabases('the sender of webhooks', (database) => {
  let hikari: number;
  let receiver: TestReceiver;
  let sender: QueueSender | undefined;
  const presentContext = () => testWebhookContext(database.db, { clock: () => new Date() });
  beforeAll(async () => {
    ({ hikari } = await saveWebhookFacilities(database.db));
  });
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await sender?.stop();
    sender = undefined;
    await receiver.stop();
    await database.db.deleteFrom('webhook_endpoint').execute();
  });

  const start = () => {
    sender = startSendingWebhooks(presentContext());
  };
  const arrived = async (count: number) => {
    while (receiver.received.length < count) await wait(10);
    return receiver.received[count - 1];
  };
  const delivered = async () => {
    const isOpen = () =>
      database.db
        .selectFrom('webhook_delivery')
        .where('delivered_at', 'is', null)
        .select('id')
        .executeTakeFirst();
    while (await isOpen()) await wait(10);
  };
  const isVerified = (secret: string) => {
    const { body = '', headers } = receiver.received.at(-1) ?? {};
    return () => new Webhook(secret).verify(body, headers as Record<string, string>);
  };

  it('delivers at once what is queued in its own process, so that the receiver can verify it', async () => {
    const { secret } = await addTestEndpoint(database.db, receiver.url);
    start();
    await wait(50);
    const began = performance.now();
    await queueSampleWebhook(database.db, hikari, new Date());
    await arrived(1);
    // Without the wake-up it would find it 2 s later.
    expect(performance.now() - began).toBeLessThan(1_500);
    expect(isVerified(secret)()).toMatchObject({ type: 'candidate_message.created' });
    expect(isVerified('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toThrow('No matching signature');
  });

  it('signs with both secrets while they are exchanged, and with the new one alone after a leak', async () => {
    const { id, secret: old } = await addTestEndpoint(database.db, receiver.url);
    const endpoint = await findEndpoint(database.db, id);
    if (!endpoint) throw new Error('missing');
    const rotate = (overlapHours: number) =>
      rotateSecret(database.db, endpoint, { key: testKey, overlapHours, now: new Date() });
    const { secret } = await rotate(24);
    start();
    await queueSampleWebhook(database.db, hikari, new Date());
    await arrived(1);
    for (const known of [old, secret]) expect(isVerified(known)).not.toThrow();
    const { secret: last } = await rotate(0);
    await queueSampleWebhook(database.db, hikari, new Date());
    await arrived(2);
    expect(isVerified(last)).not.toThrow();
    for (const known of [old, secret]) expect(isVerified(known)).toThrow('No matching signature');
  });

  it('replays what was delivered and what was given up, with the same id', async () => {
    const { id } = await addTestEndpoint(database.db, receiver.url);
    start();
    await queueSampleWebhook(database.db, hikari, new Date());
    await arrived(1);
    await delivered();
    const { id: delivery } = await database.db
      .selectFrom('webhook_delivery')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(await replayDeliveries(database.db, { ids: [delivery] }, new Date())).toBe(1);
    await arrived(2);
    await delivered();
    await database.db.updateTable('webhook_delivery').set({ delivered_at: null }).execute();
    const since = new Date(Date.now() - 60_000);
    expect(await replayDeliveries(database.db, { endpointId: id, since: new Date() }, new Date())).toBe(0);
    expect(await replayDeliveries(database.db, { endpointId: id, since }, new Date())).toBe(1);
    await arrived(3);
    await delivered();
    expect(await replayDeliveries(database.db, { endpointId: id, since }, new Date())).toBe(0);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('sends a test event once, also to a disabled endpoint, which no failure disables', async () => {
    const { id, secret } = await addTestEndpoint(database.db, receiver.url);
    const found = async () => {
      const endpoint = await findEndpoint(database.db, id);
      if (!endpoint) throw new Error('missing');
      return endpoint;
    };
    receiver.answer((response) => response.writeHead(410).end());
    expect(await sendTest(presentContext(), await found())).toMatchObject({
      status: 410,
      fault: 'status 410',
    });
    expect(await found()).toMatchObject({ disabled_at: null });
    await database.db
      .updateTable('webhook_endpoint')
      .set({ disabled_at: new Date(), disabled_reason: 'test' })
      .execute();
    receiver.answer((response) => response.writeHead(200).end('ok'));
    expect(await sendTest(presentContext(), await found())).toMatchObject({ status: 200, fault: null });
    expect(isVerified(secret)()).toMatchObject({ type: 'webhook.test', data: { endpoint_id: id } });
    const rows = await database.db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute();
    expect(rows).toMatchObject([
      { due_at: null, delivered_at: null, last_error: 'status 410' },
      { due_at: null, delivered_at: expect.any(Date), attempts: 1 },
    ]);
  });
});
