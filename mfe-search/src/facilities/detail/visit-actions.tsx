import type { FacilityDetail } from '@enerabi/shared/contract';
import { ButtonLink, PhoneLinks, tourAcceptanceNames } from '@enerabi/shared/ui';
import { copy } from './facility.copy.ts';
import styles from './facility.module.css';

/**
 * Full-page links: the forms behind them are other remotes' flows, whose guards count a document load as entered from
 * the form itself (R2).
 */
export const VisitActions = ({ facility }: { facility: FacilityDetail }) => (
  <aside className={styles.visit} aria-label={copy.visit.title}>
    <p className={styles.tour}>{tourAcceptanceNames[facility.tour_acceptance]}</p>
    {facility.tour_acceptance === 'slots' && (
      <ButtonLink to={`/one_stop/f/${facility.path_name}`} reloadDocument>
        {copy.visit.reserve}
      </ButtonLink>
    )}
    <ButtonLink
      kind={facility.tour_acceptance === 'slots' ? 'secondary' : 'primary'}
      to={`/contact/${facility.path_name}/contact_input`}
      reloadDocument
    >
      {copy.visit.contact}
    </ButtonLink>
    {facility.phones.length > 0 && (
      <p className={styles.phone}>
        電話：
        <PhoneLinks phones={facility.phones} />
      </p>
    )}
  </aside>
);
