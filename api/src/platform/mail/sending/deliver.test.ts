import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { describeOnDatabases } from '../../../testing/databases.ts';
import {
  afterMinutes,
  queueSample,
  sampleNow,
  type TestMailContext,
  testMailContext,
} from '../testing/test-mail.ts';
import { MailRefused, type OutgoingMail } from '../transport/transport.ts';
import { deliverDue } from './deliver.ts';
import { deleteOldMails } from './mail.queries.ts';

describeOnDatabases('delivery', (database) => {
  let sent: OutgoingMail[];
  let failure: Error | undefined;
  let context: TestMailContext;
  beforeEach(() => {
    sent = [];
    failure = undefined;
    const send = async (mail: OutgoingMail) => {
      if (failure) throw failure;
      sent.push(mail);
    };
    context = testMailContext(database.db, { send, close: () => {} });
  });
  afterEach(() => database.db.deleteFrom('mail').execute());

  const rows = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();
  const row = async () => (await rows())[0];

  it('sends what is due, and erases its text, which may contain a code', async () => {
    await queueSample(database.db);
    expect(await deliverDue(context)).toBe(1);
    expect(await deliverDue(context)).toBe(0);
    expect(sent).toMatchObject([{ recipient: 'hanako@example.jp', createdAt: sampleNow }]);
    expect(sent[0]?.text).toContain('012345');
    expect(await row()).toMatchObject({
      text_body: '',
      html_body: '',
      due_at: null,
      sent_at: sampleNow,
      attempts: 1,
    });
  });

  it('tries again later, more and more seldom, until it goes out', async () => {
    failure = Object.assign(new Error('no hanako@example.jp here'), {
      code: 'EENVELOPE',
      responseCode: 451,
      command: 'RCPT TO',
    });
    await queueSample(database.db);
    await deliverDue(context);
    expect(await row()).toMatchObject({
      attempts: 1,
      due_at: afterMinutes(0.5),
      last_error: 'EENVELOPE 451 RCPT TO',
      sent_at: null,
    });
    expect(await deliverDue(context)).toBe(0);
    context.setTime(afterMinutes(0.5));
    await deliverDue(context);
    expect(await row()).toMatchObject({ attempts: 2, due_at: afterMinutes(1.5) });
    failure = undefined;
    context.setTime(afterMinutes(1.5));
    await deliverDue(context);
    expect(await row()).toMatchObject({ attempts: 3, due_at: null, last_error: null });
    expect(sent).toHaveLength(1);
  });

  it('gives up when the mail is of no use any more, with one warning that does not name the address', async () => {
    failure = new Error('down: hanako@example.jp');
    await queueSample(database.db, 'hanako@example.jp', afterMinutes(1));
    await deliverDue(context);
    context.setTime(afterMinutes(0.5));
    await deliverDue(context);
    expect(await row()).toMatchObject({ due_at: null, text_body: '', html_body: '', last_error: 'unknown' });
    const logged = context.lines.map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { level: 30, attempts: 1 },
      { level: 40, attempts: 2, msg: 'mail given up' },
    ]);
    expect(context.lines.join()).not.toContain('hanako');
  });

  it('does not send what waited too long', async () => {
    await queueSample(database.db);
    context.setTime(afterMinutes(30));
    await deliverDue(context);
    expect(sent).toEqual([]);
    expect(await row()).toMatchObject({ due_at: null, text_body: '', last_error: 'too late' });
  });

  it('gives up at once where the address is refused for good', async () => {
    failure = new MailRefused('refused', {
      cause: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    });
    await queueSample(database.db);
    await deliverDue(context);
    expect(await row()).toMatchObject({
      attempts: 1,
      due_at: null,
      text_body: '',
      last_error: 'EENVELOPE 550 RCPT TO',
    });
  });

  it('takes a mail over from a sender that is gone, when its time is over', async () => {
    await queueSample(database.db);
    const hung = testMailContext(database.db, { send: () => new Promise(() => {}), close: () => {} });
    void deliverDue(hung);
    while ((await row())?.attempts === 0);
    expect(await deliverDue(context)).toBe(0);
    context.setTime(afterMinutes(2));
    expect(await deliverDue(context)).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('leaves alone what another sender took over, when its own try fails late', async () => {
    await queueSample(database.db);
    let fail = (_: Error) => {};
    const failing = new Promise<void>((_, reject) => {
      fail = reject;
    });
    const late = testMailContext(database.db, { send: () => failing, close: () => {} });
    const ended = deliverDue(late);
    while ((await row())?.attempts === 0);
    context.setTime(afterMinutes(2));
    await deliverDue(context);
    fail(new MailRefused('refused', { cause: {} }));
    await ended;
    expect(await row()).toMatchObject({ sent_at: afterMinutes(2), last_error: null });
  });

  it('sends each mail once, however many senders there are', async () => {
    const recipients = Array.from({ length: 30 }, (_, at) => `person${at}@example.jp`);
    for (const recipient of recipients) await queueSample(database.db, recipient);
    const drain = async () => {
      while ((await deliverDue(context)) > 0);
    };
    await Promise.all([drain(), drain(), drain()]);
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(recipients.sort());
  });

  it('reports how many wait, and the results of the others', async () => {
    await queueSample(database.db);
    await deliverDue(context);
    failure = new Error('down');
    await queueSample(database.db);
    await queueSample(database.db, 'taro@example.jp', sampleNow);
    await deliverDue(context);
    const registry = new Registry();
    for (const metric of context.metrics.all) registry.registerMetric(metric);
    const result = await registry.metrics();
    expect(
      result
        .split('\n')
        .filter((line) => line.startsWith('mail_'))
        .sort(),
    ).toEqual([
      'mail_failed_total{outcome="again"} 1',
      'mail_failed_total{outcome="given_up"} 1',
      'mail_sent_total 1',
      'mail_waiting 1',
    ]);
  });

  it('sweeps what was sent or given up long ago, never what waits', async () => {
    await queueSample(database.db, 'sent@example.jp');
    await deliverDue(context);
    await queueSample(database.db, 'late@example.jp', sampleNow);
    await deliverDue(context);
    await queueSample(database.db, 'waits@example.jp');
    await deleteOldMails(database.db, sampleNow);
    expect(await rows()).toHaveLength(3);
    await deleteOldMails(database.db, afterMinutes(1));
    expect(await rows()).toMatchObject([{ recipient: 'waits@example.jp' }]);
  });
});
