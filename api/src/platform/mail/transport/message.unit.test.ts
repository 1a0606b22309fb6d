import { expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { messageOf } from './message.ts';

it('has headers of one line each, without hidden marks, whatever a name in them has', async () => {
  const name = '花岡\r\nBcc: everybody@example.jp\u202E\u001B花子';
  const mail = {
    id: 1,
    recipient: 'hanako@example.jp',
    subject: `${name}様`,
    text: 'x',
    html: 'x',
    createdAt: new Date(0),
  };
  const site = { name, origin: 'https://site.test' };
  const message = messageOf(mail, { site, address: 'no-reply@site.test' }, new Date(0));
  expect(message.subject).toBe('花岡 Bcc: everybody@example.jp花子様');
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = await transport.sendMail(message);
  expect(sent.message.toString()).not.toMatch(/^Bcc:/im);
  expect(sent.envelope.to).toEqual(['hanako@example.jp']);
});

it('lets an answer reach one typed address, and never more than that', async () => {
  const mail = {
    id: 1,
    recipient: 'a@example.jp',
    subject: 'x',
    text: 'x',
    html: 'x',
    createdAt: new Date(0),
  };
  const sender = { site: { name: 'x', origin: 'https://site.test' }, address: 'no-reply@site.test' };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = async (replyTo: string | null) =>
    String((await transport.sendMail(messageOf({ ...mail, replyTo }, sender, new Date(0)))).message);
  expect(await sent('hanako@example.jp')).toMatch(/^Reply-To: hanako@example\.jp\r?$/m);
  for (const typed of [
    null,
    '',
    'a@example.jp, b@example.jp',
    'a@example.jp\r\nBcc: b@example.jp',
    'everybody:a@example.jp;',
    '"x" <a@example.jp>',
    'a b@example.jp',
  ])
    expect(await sent(typed)).not.toMatch(/^(Reply-To|Bcc):/im);
});

it('offers to end what can be ended, by a link of its own', async () => {
  const mail = {
    id: 1,
    recipient: 'a@example.jp',
    subject: 'x',
    text: 'x',
    html: 'x',
    createdAt: new Date(0),
  };
  const sender = { site: { name: 'x', origin: 'https://site.test' }, address: 'no-reply@site.test' };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const headersOf = async (unsubscribeUrl: string | null) =>
    String((await transport.sendMail(messageOf({ ...mail, unsubscribeUrl }, sender, new Date(0)))).message);
  expect(await headersOf('https://site.test/end?token=1.a')).toMatch(
    /^List-Unsubscribe: <https:\/\/site\.test\/end\?token=1\.a>\r?$/m,
  );
  expect(await headersOf(null)).not.toContain('List-Unsubscribe');
});

it('carries a calendar entry as an invitation of the recipient alone (RFC 6047)', async () => {
  const event = {
    id: 'booking-7',
    sequence: 2,
    stamp: '2026-11-27T03:00:00.000Z',
    startsAt: '2026-12-10 10:00:00',
    endsAt: '2026-12-10 11:00:00',
    summary: '花岡保育園の見学',
    description: '場所など',
    location: '東京都世田谷区用賀1-2-3',
  };
  const mail = {
    id: 1,
    recipient: 'a@example.jp',
    subject: 'x',
    text: 'x',
    html: 'x',
    createdAt: new Date(0),
  };
  const sender = { site: { name: 'えんえらび', origin: 'https://site.test' }, address: 'no-reply@site.test' };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sent = async (method: 'REQUEST' | 'CANCEL') => {
    const calendar = { method, product: '見学予約', event };
    const { message } = await transport.sendMail(messageOf({ ...mail, calendar }, sender, new Date(0)));
    const { attachments } = await PostalMime.parse(message as Buffer);
    return attachments.map(({ mimeType, filename, content, method: stated }) => ({
      mimeType,
      filename,
      stated,
      lines: textOf(content)
        .replaceAll(/\r?\n /g, '')
        .split(/\r?\n/),
    }));
  };
  for (const method of ['REQUEST', 'CANCEL'] as const) {
    const parts = await sent(method);
    expect(parts.find(({ mimeType }) => mimeType === 'text/calendar')?.stated).toBe(method);
    expect(parts.map(({ filename }) => filename)).toContain('visit.ics');
    for (const { lines } of parts) {
      expect(lines).toEqual(
        expect.arrayContaining([
          `METHOD:${method}`,
          'UID:booking-7@site.test',
          'SEQUENCE:2',
          'DTSTAMP:20261127T030000Z',
        ]),
      );
      expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
        'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:MAILTO:a@example.jp',
      ]);
      expect(lines).toContain('ORGANIZER;CN="えんえらび":mailto:no-reply@site.test');
    }
  }
});

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

it('is short and cheap to write in Japanese: base64, which every mail program reads', async () => {
  const mail = {
    id: 1,
    recipient: 'a@example.jp',
    subject: 'x',
    text: '見学を予約しました。'.repeat(50),
    html: `<p>${'見学を予約しました。'.repeat(50)}</p>`,
    createdAt: new Date(0),
  };
  const sender = { site: { name: 'x', origin: 'https://site.test' }, address: 'no-reply@site.test' };
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { message } = await transport.sendMail(messageOf(mail, sender, new Date(0)));
  expect(String(message)).not.toContain('quoted-printable');
  const { text, html } = await PostalMime.parse(message as Buffer);
  expect([text?.trim(), html?.trim()]).toEqual([mail.text, mail.html]);
});
