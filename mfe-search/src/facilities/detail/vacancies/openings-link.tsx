import { queryString } from '@enerabi/shared/client';
import type { FacilityDetail } from '@enerabi/shared/contract';
import { ButtonLink } from '@enerabi/shared/ui';
import { copy } from '../facts/facility-facts.copy.ts';

/** Leads to the page that mails a member when a class opens or visits are published; a visitor logs in on the way. */
export function OpeningsLink({ facility: { path_name: facility, name } }: { facility: FacilityDetail }) {
  const wanted = { collection: 'openings', name, conditions: queryString({ facility }) };
  return (
    <ButtonLink kind="plain" to={`/mypage/saved_search/new?${queryString(wanted)}`}>
      {copy.openings}
    </ButtonLink>
  );
}
