import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { problemReply } from '../../http/problem-reply.ts';
import { activationMail } from '../templates/index.ts';
import { afterMinutes, sampleNow, testSender } from '../testing/test-mail.ts';
import { outboxTransport } from '../transport/outbox.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { listOutbox, readFromOutbox, writeToOutbox } from './outbox-folder.ts';

const content = activationMail(testSender.site, {
  returnTo: '',
  cognitoSub: '01931f5e-0000-7000-8000-000000000001',
  code: '012345',
  expiresAt: afterMinutes(30),
});
const message = Buffer.from('Subject: a\r\n\r\nb\r\n');

let parent: string;
let folder: string;
let pages: Hono;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mail-'));
  folder = join(parent, 'data', 'outbox');
  pages = new Hono().route('/', outboxRoutes(folder, 'outbox.test'));
  pages.onError((error, context) => problemReply(context, error));
});
afterEach(() => rm(parent, { recursive: true }));

const send = (id: number, more: { recipient?: string; subject?: string } = {}, now = sampleNow) =>
  outboxTransport(folder, testSender).send(
    { id, recipient: 'hanako@example.jp', createdAt: sampleNow, ...content, ...more },
    now,
  );

describe('the outbox', () => {
  it('cannot be read by other users of the machine, since it contains codes', async () => {
    await send(1);
    const [name = ''] = await readdir(folder);
    expect(name).toBe('20261123T033000000Z-0000000001.eml');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('keeps nothing of a mail that could not be written', async () => {
    // A folder that is not empty, in the place of the file.
    await mkdir(join(folder, '20261123T033000000Z-0000000001.eml', 'taken'), { recursive: true });
    await expect(send(1)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['20261123T033000000Z-0000000001.eml']);
  });

  it('holds messages as they would have been sent', async () => {
    await send(1);
    const file = await readFromOutbox(folder, '20261123T033000000Z-0000000001.eml');
    const headers = String(file).split('\r\n\r\n')[0];
    expect(headers).toMatch(/^From: =\?UTF-8\?.+ <no-reply@enerabi\.example>$/m);
    expect(headers).toMatch(/^To: hanako@example\.jp$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(headers).toMatch(/^Date: Mon, 23 Nov 2026 03:30:00 \+0000$/m);
    expect(headers).toMatch(/^Message-ID: <1\.1795404600000@enerabi\.example>$/m);
  });

  it('keeps the newest 200', async () => {
    for (let id = 1; id <= 203; id += 1) await writeToOutbox(folder, { id, now: sampleNow, message });
    await writeToOutbox(folder, { id: 1, now: afterMinutes(1), message });
    const names = await listOutbox(folder);
    expect(names).toHaveLength(200);
    expect(names[0]).toBe('20261123T033100000Z-0000000001.eml');
    expect(names.at(-1)).toBe('20261123T033000000Z-0000000005.eml');
  });

  it('is empty before the first mail', async () => {
    expect(await listOutbox(folder)).toEqual([]);
    const reply = await pages.request('/outbox');
    expect(await reply.text()).toContain('メールはまだありません');
  });
});

describe('the page of the outbox', () => {
  it.each([
    ['localhost:3001', 200],
    ['127.0.0.1:3001', 200],
    ['[::1]:3001', 200],
    ['192.168.1.10', 200],
    ['OUTBOX.test:3001', 200],
    ['rebound.example', 421],
    ['localhost.example:3001', 421],
    ['127.0.0.1.example', 421],
    ['', 421],
  ])('answers to a name that is this server’s: %j with %i', async (host, status) => {
    for (const path of ['/outbox', '/outbox/x.eml']) {
      const reply = await pages.request(path, { headers: { host } });
      if (status === 421) expect(reply.status).toBe(status);
      else expect(reply.status).not.toBe(421);
    }
  });

  it('lists mails, newest first', async () => {
    await send(1);
    await send(2, { recipient: 'taro@example.jp', subject: '<b>A&B</b>' }, afterMinutes(1));
    const page = await (await pages.request('/outbox')).text();
    const links = Array.from(page.matchAll(/href="([^"]+)"/g), ([, href]) => href);
    expect(links).toEqual([
      '/outbox/20261123T033100000Z-0000000002.eml',
      '/outbox/20261123T033000000Z-0000000001.eml',
    ]);
    expect(page).toContain('2026年11月23日（月）12:31');
    expect(page).toContain('taro@example.jp');
    expect(page).toContain('&lt;b&gt;A&amp;B&lt;/b&gt;');
    expect(page).not.toContain('<b>A');
  });

  it('shows a mail in both forms, in a frame that runs nothing', async () => {
    await send(1);
    const reply = await pages.request('/outbox/20261123T033000000Z-0000000001.eml');
    const page = await reply.text();
    const link =
      'https://enerabi.example/activate/01931f5e-0000-7000-8000-000000000001?authentication_code=012345';
    expect(page).toContain(`<a href="${link}">`);
    expect(page).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(page).toContain('srcdoc="&lt;!doctype html&gt;');
    expect(page).toContain('&lt;base target=&quot;_top&quot;&gt;');
    expect(reply.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';/,
    );
  });

  it.each([
    'nothing.eml',
    '20261123T033000000Z-0000000009.eml',
    '..%2Fsecret.eml',
    '..%2F20261123T033000000Z-0000000001.eml',
  ])('opens no other file: 404 for %s', async (name) => {
    await send(1);
    await writeFile(join(folder, '..', '20261123T033000000Z-0000000001.eml'), 'Subject: secret\r\n\r\n');
    await writeFile(join(folder, '..', 'secret.eml'), 'Subject: secret\r\n\r\n');
    const reply = await pages.request(`/outbox/${name}`);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('secret');
  });
});
