import type { PositionKindId } from '@enerabi/shared/constants';
import type { BasicInformation } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { accountIsClosed } from './account.queries.ts';

/** Absent kinds stay as they are, as does the agreement to the terms; a repeated one counts once. */
export type InformationInput = BasicInformation & {
  position_kind_ids?: PositionKindId[];
  terms_version?: string | undefined;
};

/**
 * Replaces the member's information, children in the order of the list, in one transaction.
 * @throws ProblemError 401 `unauthorized` if the account was closed meanwhile
 */
export async function saveBasicInformation(
  db: Kysely<Schema>,
  accountId: number,
  { children, job_experiences, position_kind_ids, terms_version, ...columns }: InformationInput,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({
        ...columns,
        ...(terms_version !== undefined && { terms_version }),
        ...(position_kind_ids && { position_kind_ids: [...new Set(position_kind_ids)] }),
        basic_information_at: sql`coalesce(basic_information_at, ${now})`,
      })
      .where('id', '=', accountId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) accountIsClosed();
    for (const table of ['account_child', 'account_job_experience'] as const)
      await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
    if (children.length > 0)
      await transaction
        .insertInto('account_child')
        .values(children.map((child, at) => ({ ...child, account_id: accountId, display_order: at + 1 })))
        .execute();
    if (job_experiences.length > 0)
      await transaction
        .insertInto('account_job_experience')
        .values(job_experiences.map((experience) => ({ ...experience, account_id: accountId })))
        .execute();
  });
}
