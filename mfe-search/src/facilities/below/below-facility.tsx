import type { FacilityDetail } from '@enerabi/shared/contract';
import { StructuredData, useSite } from '@enerabi/shared/kernel';
import { ButtonLink, breadcrumbData, type Crumb, DemoNotice, FacilityCard } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { copy } from './below.copy.ts';
import styles from './below-facility.module.css';

interface BelowFacilityProps {
  facility: FacilityDetail;
  today: string;
  crumbs: readonly Crumb[];
  children: ReactNode;
}

/** What a page below a facility is about, and beside it whose it is. */
export function BelowFacility({ facility, today, crumbs, children }: BelowFacilityProps) {
  const { origin } = useSite();
  return (
    <div className={styles.columns}>
      <StructuredData data={{ '@context': 'https://schema.org', ...breadcrumbData(crumbs, origin) }} />
      <div className={styles.main}>
        <DemoNotice facilities={[facility]} />
        {children}
      </div>
      <aside className={styles.facility} aria-label={copy.facility}>
        <FacilityCard kind="brief" heading="h2" facility={facility} today={today} />
        <div className={styles.actions}>
          {facility.tour_acceptance === 'slots' && (
            <ButtonLink to={`/one_stop/f/${facility.path_name}`} reloadDocument>
              {copy.reserve}
            </ButtonLink>
          )}
          <ButtonLink kind="secondary" to={`/contact/${facility.path_name}/contact_input`} reloadDocument>
            {copy.contact}
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}
