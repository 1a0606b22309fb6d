import type { FacilityDetail } from '@enerabi/shared/contract';
import { useLocation } from '@enerabi/shared/kernel';
import { returnParameter } from '@enerabi/shared/return-path';
import { ButtonLink, ButtonRow, Notice, PhoneLinks, phoneAddress } from '@enerabi/shared/ui';
import { copy } from './no-form.copy.ts';
import styles from './no-form.module.css';

/** Where a visitor must sign in first: afterwards this very page is shown. */
export function MembersOnly() {
  const { pathname, search } = useLocation();
  const query = `?${returnParameter}=${encodeURIComponent(pathname + search)}`;
  return (
    <Notice kind="warning" title={copy.membersOnly.title}>
      <p>{copy.membersOnly.text}</p>
      <ButtonRow>
        <ButtonLink to={`/register${query}`}>{copy.membersOnly.register}</ButtonLink>
        <ButtonLink kind="secondary" to={`/login${query}`}>
          {copy.membersOnly.login}
        </ButtonLink>
      </ButtonRow>
    </Notice>
  );
}

/** Other ways to reach a facility that takes no messages of this kind. */
export function NoForm({ facility: { phones, tour_acceptance } }: { facility: FacilityDetail }) {
  const canCall = phones.some((phone) => phoneAddress(phone));
  return (
    <Notice kind="warning" title={copy.none.title}>
      <p>{canCall ? copy.none.byPhone[tour_acceptance] : copy.none.withoutPhone}</p>
      {canCall && (
        <p className={styles.phone}>
          {copy.none.phone}
          <PhoneLinks phones={phones} />
        </p>
      )}
    </Notice>
  );
}
