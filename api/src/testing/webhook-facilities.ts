import type { Kysely } from 'kysely';
import { saveFacilities } from '../catalogue/facilities/save-facilities.ts';
import type { Schema } from '../platform/db/schema.ts';
import { ownerOf } from './owner-of.ts';
import { sampleRecord } from './sample-record.ts';

/** Facilities `hikari` and `sister` of the operator `hikari-kai`, and `stranger` of none; their ids. */
export async function saveWebhookFacilities(
  db: Kysely<Schema>,
): Promise<Record<'hikari' | 'sister' | 'stranger', number>> {
  const corporation = { name: '社会福祉法人ひかり会', name_kana: 'ヒカリカイ', path_name: 'hikari-kai' };
  await saveFacilities(db, [
    sampleRecord('A', { path_name: 'hikari', name: 'ひかり保育園', corporation }),
    sampleRecord('B', { path_name: 'sister', corporation }),
    sampleRecord('C', { path_name: 'stranger' }),
  ]);
  const idOf = async (pathName: string) => (await ownerOf(db, pathName)).facility_id;
  return { hikari: await idOf('hikari'), sister: await idOf('sister'), stranger: await idOf('stranger') };
}
