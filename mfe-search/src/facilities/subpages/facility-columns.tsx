import type { FacilityDetail } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import {
  BriefFacilityCard,
  ButtonLink,
  DemoNotice,
  PhoneLinks,
  phoneAddress,
  Stack,
} from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './facility-columns.module.css';
import { copy } from './subpages.copy.ts';

interface FacilityColumnsProps {
  facility: FacilityDetail;
  /** What to do about the page's content, in place of the actions for parents. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What a page says about a facility, and the facility beside it. */
export const FacilityColumns = ({ facility, actions, children }: FacilityColumnsProps) => (
  <Stack gap="8" className={styles.columns}>
    <Stack gap="5">
      <DemoNotice facilities={[facility]} />
      {children}
    </Stack>
    <Stack as="aside" gap="3" aria-label={copy.facility}>
      <BriefFacilityCard heading="h2" facility={facility} />
      <Stack gap="2" className={styles.actions}>
        {actions ?? <Actions facility={facility} />}
      </Stack>
    </Stack>
  </Stack>
);

/** Actions for the facility: the site's forms, otherwise its phone numbers (R7.3). */
function Actions({
  facility: { path_name, phones, tour_acceptance },
}: Pick<FacilityColumnsProps, 'facility'>) {
  const { visitBooking, inquiry } = useCapabilities();
  return (
    <>
      {visitBooking && tour_acceptance === 'slots' && (
        <ButtonLink to={`/one_stop/f/${path_name}`} reloadDocument>
          {copy.reserve}
        </ButtonLink>
      )}
      {inquiry && (
        <ButtonLink kind="secondary" to={`/contact/${path_name}/contact_input`} reloadDocument>
          {copy.contact}
        </ButtonLink>
      )}
      {!inquiry && phones.some((phone) => phoneAddress(phone)) && (
        <p>
          {copy.phone}
          <PhoneLinks phones={phones} />
        </p>
      )}
    </>
  );
}
