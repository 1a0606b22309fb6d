import type { FacilityDetail } from '@enerabi/shared/contract';
import { ButtonLink, phoneAddress, tourAcceptanceNames } from '@enerabi/shared/ui';
import { CalendarIcon, MailIcon, PhoneIcon } from '@enerabi/shared/ui/icons';
import { copy } from './facility.copy.ts';
import styles from './visit-actions.module.css';

/**
 * Full-page links: the forms behind them are other remotes' flows, whose guards count a document load as entered from
 * the form itself (R2).
 */
export function VisitActions({ facility }: { facility: FacilityDetail }) {
  const { path_name, tour_acceptance, phones } = facility;
  const hasSlots = tour_acceptance === 'slots';
  return (
    <aside className={styles.visit} aria-label={copy.visit.title}>
      <p className={styles.tour}>{tourAcceptanceNames[tour_acceptance]}</p>
      {hasSlots && (
        <ButtonLink to={`/one_stop/f/${path_name}`} icon={<CalendarIcon size="small" />} reloadDocument>
          {copy.visit.reserve}
        </ButtonLink>
      )}
      <ButtonLink
        kind={hasSlots ? 'secondary' : 'primary'}
        to={`/contact/${path_name}/contact_input`}
        icon={<MailIcon size="small" />}
        reloadDocument
      >
        {copy.visit.contact}
      </ButtonLink>
      {phones
        .filter((phone) => phoneAddress(phone))
        .map((phone) => (
          <a key={phone} className={styles.call} href={phoneAddress(phone)}>
            <PhoneIcon size="small" />
            {copy.visit.phone} <span className={styles.number}>{phone}</span>
          </a>
        ))}
    </aside>
  );
}
