import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ModerationState, RejectionReason } from '../../../platform/db/support-message-schema.ts';
import { findNamed } from './moderated.queries.ts';
import { ModerationError } from './moderation-error.ts';

export type Decision =
  | { state: 'approved' }
  | { state: 'rejected'; reason: RejectionReason; note: string | undefined };

export interface Decided {
  id: number;
  reference: string | null;
  before: ModerationState;
  after: ModerationState;
}

/**
 * Decides on all named messages, or on none. What was decided like this before stays as it is, with the time of that
 * decision; an approved message that is rejected is no longer shown, and a rejected one can be approved.
 * @throws ModerationError if a name is of no message
 */
export const decide = (
  db: Kysely<Schema>,
  names: readonly string[],
  decision: Decision,
  now: Date,
): Promise<Decided[]> =>
  db.transaction().execute(async (transaction) => {
    const found = await findNamed(transaction, [...new Set(names)]);
    const missing = [...new Set(names)].filter((_, at) => found[at] === undefined);
    if (missing.length > 0)
      throw new ModerationError(
        `no support message ${missing.join(', ')}; "list" shows the references. Nothing was changed.`,
      );
    const messages = found.filter((message) => message !== undefined);
    await transaction
      .updateTable('support_message')
      .set({
        is_published: decision.state === 'approved',
        rejected_reason: decision.state === 'rejected' ? decision.reason : null,
        rejected_note: decision.state === 'rejected' ? (decision.note ?? null) : null,
        moderated_at: now,
      })
      .where('id', 'in', [...new Set(messages.map(({ id }) => id)), 0])
      .where((where) =>
        decision.state === 'approved'
          ? where('state', '<>', 'approved')
          : where.or([where('state', '<>', 'rejected'), where('rejected_reason', '<>', decision.reason)]),
      )
      .execute();
    return messages.map(({ id, reference, state }) => ({
      id,
      reference,
      before: state,
      after: decision.state,
    }));
  });
