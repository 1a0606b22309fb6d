import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { ModerationState } from '../../../platform/db/support-message-schema.ts';

export interface ModeratedQuery {
  /** Undefined: any. */
  state?: ModerationState | undefined;
  /** Path name; undefined: of all. */
  facility?: string | undefined;
  limit: number;
}

const messages = (db: Kysely<Schema>) =>
  db
    .selectFrom('support_message as message')
    .innerJoin('facility', 'facility.id', 'message.facility_id')
    .select([
      'message.id',
      'message.reference',
      'message.state',
      'message.child_class_id',
      'message.parent_age_text',
      'message.gender_kind_id',
      'message.support_message_recommend_kind_id',
      'message.support_message_description',
      'message.posted_on',
      'message.created_at',
      'message.moderated_at',
      'message.rejected_reason',
      'message.rejected_note',
      'message.flags',
      'facility.path_name as facility_path_name',
      'facility.name as facility_name',
    ]);

/** A support message as moderation sees it. */
export type ModeratedMessage = Awaited<ReturnType<typeof findModerated>>[number];

/** Oldest first, since those wait longest. */
export const findModerated = (db: Kysely<Schema>, { state, facility, limit }: ModeratedQuery) =>
  messages(db)
    .$if(state !== undefined, (query) => query.where('message.state', '=', state ?? 'waiting'))
    .$if(facility !== undefined, (query) => query.where('facility.path_name', '=', facility ?? ''))
    .orderBy('message.created_at')
    .orderBy('message.id')
    .limit(limit)
    .execute();

/** @param names references, or numbers of rows; @returns messages in the order of the names, undefined for unknown ones */
export async function findNamed(
  db: Kysely<Schema>,
  names: readonly string[],
): Promise<(ModeratedMessage | undefined)[]> {
  const ids = names.flatMap((name) => rowNumberOf(name) ?? []);
  const found = await messages(db)
    .where((where) =>
      where.or([
        where('message.reference', 'in', [...names.map(referenceOf), '']),
        where('message.id', 'in', [...ids, 0]),
      ]),
    )
    .execute();
  return names.map((name) =>
    found.find(({ id, reference }) => id === rowNumberOf(name) || reference === referenceOf(name)),
  );
}

const referenceOf = (name: string): string => name.toUpperCase();

/** References have a hyphen, so that none is taken for a number. */
const rowNumberOf = (name: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(name) ? Number(name) : undefined;
