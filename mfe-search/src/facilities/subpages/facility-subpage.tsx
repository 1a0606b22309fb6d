import type { FacilityDetail } from '@enerabi/shared/contract';
import { StructuredData, useCapabilities, useSite } from '@enerabi/shared/kernel';
import {
  ButtonLink,
  type Crumb,
  DemoNotice,
  FacilityCard,
  PhoneLinks,
  phoneAddress,
  Stack,
} from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './facility-subpage.module.css';
import { type SubpageText, subpageData } from './facility-subpage.structured-data.ts';
import { copy } from './subpages.copy.ts';

interface FacilitySubpageProps {
  facility: FacilityDetail;
  today: string;
  crumbs: readonly Crumb[];
  /** Set if the page shows a text of the facility. */
  text?: SubpageText;
  children: ReactNode;
}

/** The frame of a facility's subpage: its content, and the facility beside it. */
export function FacilitySubpage({ facility, today, crumbs, text, children }: FacilitySubpageProps) {
  const { origin } = useSite();
  return (
    <Stack gap="8" className={styles.columns}>
      <StructuredData data={subpageData({ facility, crumbs, text }, origin)} />
      <Stack gap="5">
        <DemoNotice facilities={[facility]} />
        {children}
      </Stack>
      <Stack as="aside" gap="3" aria-label={copy.facility}>
        <FacilityCard kind="brief" heading="h2" facility={facility} today={today} />
        <Actions facility={facility} />
      </Stack>
    </Stack>
  );
}

/** Actions for the facility: the site's forms, otherwise its phone numbers (R7.3). */
function Actions({
  facility: { path_name, phones, tour_acceptance },
}: Pick<FacilitySubpageProps, 'facility'>) {
  const { visitBooking, inquiry } = useCapabilities();
  return (
    <Stack gap="2" className={styles.actions}>
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
    </Stack>
  );
}
