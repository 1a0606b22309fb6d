import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '../../db/schema.ts';
import { queueMail } from '../../mail/mail-queue.ts';
import type { MailSite } from '../../mail/mail-template.ts';
import { webhookDisabledMail } from '../../mail/templates/index.ts';
import type { Endpoint } from '../endpoints/endpoint.queries.ts';
import { disableEndpoint } from '../endpoints/endpoint.writes.ts';
import { type Delivery, type RecordedFailure, recordFailure } from './delivery.writes.ts';

export interface DeskContext {
  site: MailSite;
  /** Desk of the site, which is told of disabled endpoints; undefined: the log alone says it. */
  deskMailaddress?: string | undefined;
}

/** The desk learns it in this time or from the list of endpoints. */
const isNewsForMs = 3 * 86_400_000;

/** Records the last failure of a delivery and disables its endpoint, in one transaction with the mail to the desk. */
export async function giveUp(
  { db, log, site, deskMailaddress }: DeskContext & { db: Kysely<Schema>; log: Logger },
  { id, url, owner_name }: Endpoint,
  delivery: Delivery,
  failure: RecordedFailure,
): Promise<void> {
  const { now, fault, status } = failure;
  const reason = `${delivery.attempts} tries, the last: ${fault}`;
  const stopped = await db.transaction().execute(async (transaction) => {
    // In the order of every transaction that takes both, so that two cannot wait for each other.
    await transaction
      .selectFrom('webhook_endpoint')
      .select('id')
      .where('id', '=', id)
      .forNoKeyUpdate()
      .execute();
    if (!(await recordFailure(transaction, delivery, failure))) return undefined;
    const others = await disableEndpoint(transaction, { id, reason, now });
    if (others === undefined) return undefined;
    const undelivered = others + 1;
    if (deskMailaddress)
      await queueMail(transaction, {
        recipient: deskMailaddress,
        content: webhookDisabledMail(site, {
          endpoint: id,
          owner: owner_name ?? '',
          url,
          status,
          undelivered,
          disabledAt: now,
        }),
        now,
        giveUpAt: new Date(now.getTime() + isNewsForMs),
      });
    return undelivered;
  });
  const facts = { webhook: delivery.id, endpoint: id, attempts: delivery.attempts, fault };
  if (stopped === undefined) log.warn(facts, 'webhook given up');
  else log.warn({ ...facts, undelivered: stopped }, 'webhook given up, and its endpoint disabled');
}
