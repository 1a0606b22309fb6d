import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { type TestSmtp, type TestSmtpServer, testSmtp } from '../testing/smtp-server.ts';
import { afterMinutes, queueSample, sampleMail, testMailContext, testSender } from '../testing/test-mail.ts';
import { smtpTransport } from '../transport/smtp.ts';
import { mailWaits } from '../wake-up.ts';
import { type MailSender, startSending } from './mail-sender.ts';

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await wait(10);
};

describeOnDatabases('the sender, by SMTP', (database) => {
  let smtp: TestSmtp;
  const toEnd: (MailSender | TestSmtpServer)[] = [];
  beforeEach(async () => {
    smtp = await testSmtp();
  });
  afterEach(async () => {
    for (const one of toEnd.splice(0).reverse()) await one.stop();
    await database.db.deleteFrom('mail').execute();
  });

  const listen = async (...behaviour: Parameters<TestSmtp['start']>) => {
    const server = await smtp.start(...behaviour);
    toEnd.push(server);
    return server;
  };
  const send = () => {
    const context = testMailContext(database.db, smtpTransport(smtp.address, testSender));
    const sender = startSending(context);
    toEnd.push(sender);
    return { ...context, sender };
  };
  const row = () => database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
  const isTried = async (times: number) => {
    const { attempts, last_error } = await row();
    return attempts === times && last_error !== null;
  };

  it('delivers at once what is queued in its own process', async () => {
    const { received } = await listen();
    send();
    await wait(50);
    const began = performance.now();
    await queueSample(database.db);
    await until(() => received.length === 1);
    // Without the wake-up it would find it 2 s later.
    expect(performance.now() - began).toBeLessThan(1_500);
    const [{ recipients, message } = { recipients: [], message: undefined }] = received;
    expect(recipients).toEqual(['hanako@example.jp']);
    expect(message).toMatchObject({
      from: { name: 'えんえらび', address: 'no-reply@enerabi.example' },
      to: [{ address: 'hanako@example.jp' }],
      subject: sampleMail.subject,
      text: sampleMail.text,
      html: expect.stringContaining(sampleMail.html),
      date: '2026-11-23T03:30:00.000Z',
      messageId: `<${(await row()).id}.1795404600000@enerabi.example>`,
    });
    expect(message?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
    await until(async () => (await row()).sent_at !== null);
  });

  it('delivers what a long transaction queued, when it is committed', async () => {
    const { received } = await listen();
    send();
    await database.db.transaction().execute(async (transaction) => {
      await queueSample(transaction);
      await wait(300);
      expect(received).toEqual([]);
    });
    await until(() => received.length === 1);
  });

  it('tries again after a temporary refusal', async () => {
    let isBusy = true;
    const { received } = await listen({ refuse: () => (isBusy ? 450 : undefined) });
    const { setTime } = send();
    await queueSample(database.db);
    await until(() => isTried(1));
    expect(await row()).toMatchObject({ last_error: 'EENVELOPE 450 RCPT TO', due_at: afterMinutes(0.5) });
    isBusy = false;
    setTime(afterMinutes(0.5));
    mailWaits();
    await until(() => received.length === 1);
  });

  it('gives up at once after a permanent refusal, and sends the others', async () => {
    const { received } = await listen({ refuse: (address) => (/^gone/.test(address) ? 550 : undefined) });
    const { lines } = send();
    await queueSample(database.db, 'gone@example.jp');
    await queueSample(database.db, 'hanako@example.jp');
    await until(() => received.length === 1 && lines.length === 1);
    expect(JSON.parse(lines[0] as string)).toMatchObject({
      level: 40,
      fault: 'EENVELOPE 550 RCPT TO',
      msg: 'mail given up',
    });
    expect(lines[0]).not.toContain('gone@');
  });

  it('keeps mail while the server is down, and sends it when it is up', async () => {
    const { setTime } = send();
    await queueSample(database.db);
    await until(() => isTried(1));
    expect((await row()).last_error).toMatch(/^ESOCKET|^ECONN/);
    const { received } = await listen();
    setTime(afterMinutes(0.5));
    mailWaits();
    await until(() => received.length === 1);
  });

  it('survives a server that restarts between two mails', async () => {
    const first = await smtp.start();
    send();
    await queueSample(database.db);
    await until(() => first.received.length === 1);
    await first.stop();
    const second = await listen();
    await queueSample(database.db);
    await until(() => second.received.length === 1);
  });

  it('sends after a restart what waited before', async () => {
    await queueSample(database.db);
    const { received } = await listen();
    send();
    await until(() => received.length === 1);
  });

  it('lets mail under way go out before it stops', async () => {
    let acknowledge = () => {};
    const { received } = await listen({
      whenReceived: () =>
        new Promise((resolve) => {
          acknowledge = resolve;
        }),
    });
    const { sender } = send();
    await queueSample(database.db);
    await until(() => received.length === 1);
    const stopped = sender.stop();
    await wait(50);
    acknowledge();
    await stopped;
    expect((await row()).sent_at).not.toBeNull();
  });

  it('delivers each mail once beside another sender', async () => {
    const { received } = await listen();
    send();
    send();
    for (let at = 0; at < 20; at += 1) await queueSample(database.db, `person${at}@example.jp`);
    await until(() => received.length >= 20);
    await wait(200);
    expect(new Set(received.map(({ recipients }) => recipients[0])).size).toBe(20);
    expect(received).toHaveLength(20);
  });
});
