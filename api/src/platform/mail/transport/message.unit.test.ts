import { expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
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
