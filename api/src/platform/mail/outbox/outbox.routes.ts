import { Hono } from 'hono';
import { ProblemError } from '../../http/problem-error.ts';
import { outboxMailPage, outboxPage } from './outbox.page.ts';
import { listOutbox, readFromOutbox } from './outbox-folder.ts';
import { type OutboxMail, parseMail } from './outbox-mail.ts';
import { outboxPolicy } from './outbox-style.ts';
import { ownHost } from './own-host.ts';

/**
 * `/outbox` and `/outbox/:name`: mails that were stored instead of sent, for development.
 * @param listensOn host of this server: pages are shown under its names only
 */
export const outboxRoutes = (folder: string, listensOn: string): Hono =>
  new Hono()
    .use('/outbox/*', ownHost(listensOn))
    .get('/outbox', async (context) => {
      const mails = await Promise.all((await listOutbox(folder)).map((name) => find(folder, name)));
      context.header('content-security-policy', outboxPolicy);
      return context.html(outboxPage(mails.filter((mail) => mail !== undefined)));
    })
    .get('/outbox/:name', async (context) => {
      const mail = await find(folder, context.req.param('name'));
      if (!mail) throw new ProblemError(404, 'not_found', 'There is no such mail.');
      context.header('content-security-policy', outboxPolicy);
      return context.html(outboxMailPage(mail));
    });

async function find(folder: string, name: string): Promise<OutboxMail | undefined> {
  const message = await readFromOutbox(folder, name);
  return message && parseMail(name, message);
}
