import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfiguration } from '@enerabi/shared/server/configuration';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from '../../app.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { queueMail } from './mail-queue.ts';
import { openMail } from './open-mail.ts';
import { sampleMail } from './testing/test-mail.ts';

describeOnDatabases('mail as the settings say', (database) => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mail-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const open = async (settings: Record<string, string>) => {
    const configuration = readConfiguration({ DATA_DIR: folder, ...settings });
    const mail = openMail(database.db, configuration, pino({ level: 'silent' }));
    const app = await createApp({
      db: database.db,
      metrics: mail.metrics,
      ...(mail.shownOutbox && { shownOutbox: mail.shownOutbox }),
    });
    return { mail, get: async (path: string) => await app.request(path) };
  };

  it('goes to the outbox, whose page shows it, and is counted', async () => {
    const { mail, get } = await open({ SITE_NAME: 'こどもの園' });
    const now = new Date();
    const giveUpAt = new Date(now.getTime() + 60_000);
    await queueMail(database.db, { recipient: 'hanako@example.jp', content: sampleMail, now, giveUpAt });
    expect(await (await get('/metrics')).text()).toMatch(/^mail_waiting 1$/m);
    const sender = mail.start();
    const metrics = async () => (await get('/metrics')).text();
    while (!(await metrics()).includes('\nmail_waiting 0\n')) await wait(10);
    await sender.stop();
    expect(await metrics()).toMatch(/^mail_sent_total 1$/m);
    const reply = await get('/outbox');
    const page = await reply.text();
    expect(page).toContain('hanako@example.jp');
    expect(reply.headers.get('content-security-policy')).toMatch(/style-src 'unsafe-inline'/);
    const [path = ''] = page.match(/\/outbox\/[^"]+/) ?? [];
    expect(await (await get(path)).text()).toContain('こどもの園 no-reply@localhost');
  });

  it.each([
    [{ NODE_ENV: 'production' }, 404],
    [{ MAIL_TRANSPORT: 'smtp://127.0.0.1:1' }, 404],
    [{ API_HOST: '0.0.0.0' }, 404],
    [{ OUTBOX_PAGE: 'hidden' }, 404],
    [{ API_HOST: '0.0.0.0', OUTBOX_PAGE: 'shown' }, 200],
    [{ HOST: '0.0.0.0' }, 200],
    [{ NODE_ENV: 'test' }, 200],
  ])(
    'is on no page unless it is kept for development, on this machine or by request: %j',
    async (settings, status) => {
      const { get } = await open(settings);
      expect((await get('/outbox')).status).toBe(status);
    },
  );
});
