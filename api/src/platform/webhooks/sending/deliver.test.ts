import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { saveWebhookFacilities } from '../../../testing/webhook-facilities.ts';
import { findEndpoint } from '../endpoints/endpoint.queries.ts';
import { startReceiver, type TestReceiver } from '../testing/receiver.ts';
import {
  addTestEndpoint,
  afterSeconds,
  queueSampleWebhook,
  sampleNow,
  type TestWebhookContext,
  testWebhookContext,
} from '../testing/test-webhooks.ts';
import { deliverDueWebhooks } from './deliver.ts';
import { deleteOldDeliveries } from './delivery.writes.ts';

describeOnDatabases('webhooks', (database) => {
  let hikari: number;
  let receiver: TestReceiver;
  let context: TestWebhookContext;
  let endpoint: number;
  beforeAll(async () => {
    ({ hikari } = await saveWebhookFacilities(database.db));
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    context = testWebhookContext(database.db);
    endpoint = (await addTestEndpoint(database.db, receiver.url)).id;
  });
  afterEach(async () => {
    await receiver.stop();
    await database.db.deleteFrom('webhook_endpoint').execute();
    await database.db.deleteFrom('mail').execute();
  });

  const queue = () => queueSampleWebhook(database.db, hikari);
  const rows = () => database.db.selectFrom('webhook_delivery').selectAll().orderBy('id').execute();
  const row = async () => (await rows())[0];
  const answer = (status: number, headers: Record<string, string> = {}) =>
    receiver.answer((response) => response.writeHead(status, headers).end('{}'));
  const idsReceived = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));

  it('that are due are delivered once', async () => {
    await queue();
    expect(await deliverDueWebhooks(context)).toBe(1);
    expect(await deliverDueWebhooks(context)).toBe(0);
    const delivery = await row();
    expect(delivery).toMatchObject({
      due_at: null,
      delivered_at: sampleNow,
      attempts: 1,
      last_status: 204,
      last_error: null,
    });
    expect(receiver.received).toMatchObject([
      {
        path: '/webhooks',
        body: delivery?.body,
        headers: {
          'content-type': 'application/json',
          'webhook-id': delivery?.webhook_id,
          'webhook-timestamp': String(sampleNow.getTime() / 1000),
          'webhook-signature': expect.stringMatching(/^v1,[\w+/]{43}=$/),
        },
      },
    ]);
  });

  it('that failed are tried again with the same id and body, signed anew', async () => {
    answer(500);
    await queue();
    await deliverDueWebhooks(context);
    expect(await row()).toMatchObject({
      due_at: afterSeconds(5),
      last_status: 500,
      last_error: 'status 500',
    });
    expect(await deliverDueWebhooks(context)).toBe(0);
    answer(201);
    context.setTime(afterSeconds(5));
    await deliverDueWebhooks(context);
    expect(await row()).toMatchObject({ attempts: 2, last_status: 201, delivered_at: afterSeconds(5) });
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
    expect(second?.headers['webhook-signature']).not.toBe(first?.headers['webhook-signature']);
  });

  it('are tried again after what fails by itself: no answer in time, a closed port, a broken connection', async () => {
    const impatient = testWebhookContext(database.db, { timeoutMs: 100 });
    receiver.answer(() => {});
    await queue();
    await deliverDueWebhooks(impatient);
    expect(await row()).toMatchObject({ last_status: null, last_error: 'no answer within 0.1 s' });
    receiver.answer((response) => response.destroy());
    context.setTime(afterSeconds(5));
    await deliverDueWebhooks(context);
    expect(await row()).toMatchObject({ last_error: 'ECONNRESET', due_at: afterSeconds(305) });
    await receiver.stop();
    context.setTime(afterSeconds(305));
    await deliverDueWebhooks(context);
    expect(await row()).toMatchObject({ last_error: 'ECONNREFUSED', attempts: 3, delivered_at: null });
  });

  it('follow no redirect', async () => {
    const other = await startReceiver();
    answer(307, { location: other.url });
    await queue();
    await deliverDueWebhooks(context);
    await other.stop();
    expect(other.received).toEqual([]);
    expect(await row()).toMatchObject({
      last_error: 'status 307: redirects are not followed',
      due_at: afterSeconds(5),
    });
  });

  it('wait as long as the receiver asks for', async () => {
    answer(429, { 'retry-after': '120' });
    await queue();
    await deliverDueWebhooks(context);
    expect(await row()).toMatchObject({ due_at: afterSeconds(120), last_error: 'status 429' });
  });

  it('never reach an address that is not public', async () => {
    const strict = testWebhookContext(database.db, { policy: { mayCallLoopback: false } });
    await queue();
    await deliverDueWebhooks(strict);
    expect(await row()).toMatchObject({ last_error: expect.stringContaining('not on the public internet') });
    await database.db.updateTable('webhook_endpoint').set({ url: 'https://localhost/' }).execute();
    await database.db.updateTable('webhook_delivery').set({ due_at: sampleNow }).execute();
    await deliverDueWebhooks(strict);
    expect(await row()).toMatchObject({ last_error: 'AUTH_SECRET does not open the secret; rotate it' });
    expect(receiver.received).toEqual([]);
  });

  it('never reach an address to which the name of the host leads meanwhile', async () => {
    const added = await addTestEndpoint(database.db, 'https://rebind.test/');
    await database.db.deleteFrom('webhook_endpoint').where('id', '=', endpoint).execute();
    const rebound = testWebhookContext(database.db, {
      policy: { mayCallLoopback: false },
      resolve: (_, callback) => callback(null, [{ address: '169.254.169.254', family: 4 }]),
    });
    await queue();
    await deliverDueWebhooks(rebound);
    expect(await row()).toMatchObject({
      endpoint_id: added.id,
      last_error: 'rebind.test resolves to 169.254.169.254, which is not public',
    });
  });

  it('are sent again with the same id after a crash between delivery and record', async () => {
    await queue();
    // Its record never comes, as if the process had ended.
    const crashing = testWebhookContext(database.db, { metrics: { ...context.metrics, sent: crash } });
    await expect(deliverDueWebhooks(crashing)).rejects.toThrow('the process ends');
    expect(receiver.received).toHaveLength(1);
    expect(await row()).toMatchObject({ delivered_at: null, due_at: afterSeconds(120) });
    expect(await deliverDueWebhooks(context)).toBe(0);
    context.setTime(afterSeconds(120));
    expect(await deliverDueWebhooks(context)).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect(idsReceived().size).toBe(1);
    expect(await row()).toMatchObject({ delivered_at: afterSeconds(120), attempts: 2 });
  });

  it('are sent once, however many senders there are', async () => {
    for (let at = 0; at < 40; at += 1) await queue();
    const drain = async () => {
      while ((await deliverDueWebhooks(context)) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    expect(receiver.received).toHaveLength(40);
    expect(idsReceived().size).toBe(40);
  });

  describe('to a receiver that has failed for good', () => {
    const desk = () => testWebhookContext(database.db, { deskMailaddress: 'desk@enerabi.example' });

    it('are sent no more after ten tries, and the desk is mailed once', async () => {
      answer(500);
      await queue();
      const failing = desk();
      let tries = 0;
      for (let due = (await row())?.due_at; due; due = (await row())?.due_at) {
        failing.setTime(due);
        tries += await deliverDueWebhooks(failing);
        // Another event meanwhile.
        if (tries === 9) await queueSampleWebhook(database.db, hikari, afterSeconds(86_400 * 9));
      }
      expect(tries).toBe(10);
      const hours = (Number((await row())?.last_tried_at) - sampleNow.getTime()) / 3_600_000;
      expect(hours).toBeCloseTo(75.6, 1);
      expect(await findEndpoint(database.db, endpoint)).toMatchObject({
        disabled_at: (await row())?.last_tried_at,
        disabled_reason: '10 tries, the last: status 500',
      });
      expect((await rows()).map(({ due_at }) => due_at)).toEqual([null, null]);
      const mails = await database.db.selectFrom('mail').selectAll().execute();
      expect(mails).toMatchObject([{ recipient: 'desk@enerabi.example' }]);
      for (const fact of ['ひかり保育園', 'HTTPステータス500', '2件'])
        expect(mails[0]?.text_body).toContain(fact);
      expect(await queue()).toBe(0);
    });

    it('are sent no more once it answers 410', async () => {
      answer(410);
      await queue();
      await queue();
      await deliverDueWebhooks(desk());
      expect((await rows()).map(({ due_at }) => due_at)).toEqual([null, null]);
      expect(await findEndpoint(database.db, endpoint)).toMatchObject({ disabled_at: sampleNow });
      expect(await database.db.selectFrom('mail').select('id').execute()).toHaveLength(1);
    });

    it('say so in the log alone where there is no desk', async () => {
      answer(410);
      await queue();
      await deliverDueWebhooks(context);
      expect(context.lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 40, endpoint, fault: 'status 410', msg: 'webhook given up, and its endpoint disabled' },
      ]);
      expect(await database.db.selectFrom('mail').select('id').execute()).toEqual([]);
    });

    it('are not sent if they were claimed before it was disabled', async () => {
      await queue();
      await database.db
        .updateTable('webhook_endpoint')
        .set({ disabled_at: sampleNow, disabled_reason: 'test' })
        .execute();
      await deliverDueWebhooks(context);
      expect(receiver.received).toEqual([]);
      expect(await row()).toMatchObject({ due_at: null, last_error: 'endpoint disabled' });
    });
  });

  it('are counted: delivered, failed, waiting', async () => {
    await queue();
    await deliverDueWebhooks(context);
    answer(500);
    await queue();
    await deliverDueWebhooks(context);
    answer(410);
    await queue();
    const registry = new Registry();
    for (const metric of context.metrics.all) registry.registerMetric(metric);
    const figures = async () =>
      (await registry.metrics()).split('\n').filter((line) => line.startsWith('webhook_'));
    expect(await figures()).toContain('webhook_waiting 2');
    await deliverDueWebhooks(context);
    expect((await figures()).sort()).toEqual([
      'webhook_failed_total{outcome="again"} 1',
      'webhook_failed_total{outcome="given_up"} 1',
      'webhook_sent_total 1',
      'webhook_waiting 0',
    ]);
  });

  it('are deleted long after they ended, never while they wait', async () => {
    await queue();
    await deliverDueWebhooks(context);
    await queue();
    await deleteOldDeliveries(database.db, sampleNow);
    expect(await rows()).toHaveLength(2);
    await deleteOldDeliveries(database.db, afterSeconds(1));
    expect(await rows()).toMatchObject([{ delivered_at: null }]);
  });
});

/** A counter that ends the process, as far as a test can. */
const crash = {
  inc: () => {
    throw new Error('the process ends');
  },
} as unknown as TestWebhookContext['metrics']['sent'];
