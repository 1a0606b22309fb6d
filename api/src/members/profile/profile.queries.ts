import type { PositionKindId } from '@enerabi/shared/constants';
import type { Profile } from '@enerabi/shared/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

type ProfileRow = Profile['information'] &
  Pick<Profile, 'job_experiences' | 'has_basic_information' | 'terms_version'> & {
    position_kind_ids: PositionKindId[];
  };

/** The member's information; undefined if the account is closed. */
export async function findProfile(db: Kysely<Schema>, accountId: number): Promise<Profile | undefined> {
  const { rows } = await sql<ProfileRow>`
    select mailaddress, last_name, first_name, last_name_furigana, first_name_furigana, phone_number, postal_code,
      prefecture_code, municipality_name, address, building, job_kind_id, job_detail_kind_id, school_name,
      department_name, grade, year_of_graduation, position_kind_ids, terms_version,
      basic_information_at is not null as has_basic_information,
      (
        select coalesce(json_agg(json_build_object(
          'birthday', birthday, 'is_default_selected', is_default_selected, 'display_order', display_order
        ) order by display_order), '[]')
        from account_child where account_id = account.id
      ) as children,
      (
        select coalesce(json_agg(json_build_object(
          'job_type_id', job_type_id, 'experience_year_id', experience_year_id
        ) order by job_type_id), '[]')
        from account_job_experience where account_id = account.id
      ) as job_experiences
    from account where id = ${accountId}
  `.execute(db);
  return rows[0] && profileOf(rows[0]);
}

const profileOf = ({
  position_kind_ids,
  has_basic_information,
  terms_version,
  job_experiences,
  ...information
}: ProfileRow): Profile => ({
  information,
  job_experiences,
  positions: position_kind_ids.map((position_kind_id) => ({ position_kind_id })),
  has_basic_information,
  terms_version,
});
