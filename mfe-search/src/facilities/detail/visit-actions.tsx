import type { ContactLink, FacilityContactLink, FacilityDetail } from '@enerabi/shared/contract';
import { ButtonLink, phoneAddress, tourAcceptanceNames } from '@enerabi/shared/ui';
import { CalendarIcon, MailIcon, PhoneIcon } from '@enerabi/shared/ui/icons';
import { copy } from './facility.copy.ts';
import styles from './visit-actions.module.css';

interface VisitActionsProps {
  facility: FacilityDetail;
  /** Null where it is not known: then its numbers can be called. */
  contact: FacilityContactLink | null;
}

/** The first ways of contact that the facility offers (specification section 7). */
export function VisitActions({ facility, contact }: VisitActionsProps) {
  const links = contact?.links ?? callsOf(facility);
  const hasBooking = links.some(({ kind }) => kind === 'booking');
  return (
    <aside className={styles.visit} aria-label={copy.visit.title}>
      <p className={styles.tour}>{tourAcceptanceNames[facility.tour_acceptance]}</p>
      {links.map((link) => (
        <Action key={`${link.kind} ${link.path ?? link.url}`} link={link} isFirst={!hasBooking} />
      ))}
      {contact?.ask_onetime && <p className={styles.onetime}>{copy.visit.askOnetime}</p>}
    </aside>
  );
}

/**
 * Full-page links: the forms behind them are other remotes' flows, whose guards count a document load as entered from
 * the form itself (R2).
 */
function Action({ link: { kind, path, url, name }, isFirst }: { link: ContactLink; isFirst: boolean }) {
  if (kind === 'booking' && path)
    return (
      <ButtonLink to={path} icon={<CalendarIcon size="small" />} reloadDocument>
        {copy.visit.reserve}
      </ButtonLink>
    );
  if (kind === 'enrolment_contact' && path)
    return (
      <ButtonLink
        kind={isFirst ? 'primary' : 'secondary'}
        to={path}
        icon={<MailIcon size="small" />}
        reloadDocument
      >
        {copy.visit.contact}
      </ButtonLink>
    );
  if (kind === 'phone' && url)
    return (
      <a className={styles.call} href={url}>
        <PhoneIcon size="small" />
        {copy.visit.phone} <span className={styles.number}>{name}</span>
      </a>
    );
  return null;
}

const callsOf = ({ phones }: FacilityDetail): ContactLink[] =>
  phones.flatMap((phone) => {
    const url = phoneAddress(phone);
    return url ? [{ kind: 'phone' as const, path: null, url, name: phone }] : [];
  });
