import { cleanText } from '@enerabi/shared/contract/text/clean-text';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { SlotError } from '../slots/slot-error.ts';

/** Characters. */
export const guidanceMaxLength = 500;

/**
 * Sets what a facility says to families that come.
 * @param text of one or more lines; '': nothing
 * @throws SlotError if there is no such facility, or the text is too long
 */
export async function setGuidance(
  db: Kysely<Schema>,
  { facility, text }: { facility: string; text: string },
): Promise<string | null> {
  const body = cleanText(text, 'lines').trim();
  const length = [...body].length;
  if (length > guidanceMaxLength)
    throw new SlotError(`The text has ${length} characters; ${guidanceMaxLength} are possible.`);
  const found = await db
    .selectFrom('facility')
    .select('id')
    .where('path_name', '=', facility)
    .executeTakeFirst();
  if (!found) throw new SlotError(`There is no facility ${facility}.`);
  const facility_id = found.id;
  if (body === '') {
    await db.deleteFrom('visit_guidance').where('facility_id', '=', facility_id).execute();
    return null;
  }
  await db
    .insertInto('visit_guidance')
    .values({ facility_id, body })
    .onConflict((conflict) => conflict.column('facility_id').doUpdateSet({ body }))
    .execute();
  return body;
}
