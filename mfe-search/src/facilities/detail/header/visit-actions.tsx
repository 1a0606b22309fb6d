import { isOffered } from '@enerabi/shared/constants';
import type { ContactLink, FacilityContactLink, FacilityDetail } from '@enerabi/shared/contract';
import { useCapabilities } from '@enerabi/shared/kernel';
import { ButtonLink, OutsideLink, phoneAddress, tourText } from '@enerabi/shared/ui';
import { CalendarIcon, MailIcon, PhoneIcon } from '@enerabi/shared/ui/icons';
import { copy } from '../facility.copy.ts';
import styles from './visit-actions.module.css';

interface VisitActionsProps {
  facility: FacilityDetail;
  /** Null if the links are not known: the phone numbers are then shown. */
  contact: FacilityContactLink | null;
}

/** The ways of contact that the facility offers (specification section 7) and the site supports (R7.3). */
export function VisitActions({ facility, contact }: VisitActionsProps) {
  const can = useCapabilities();
  const offered = (contact?.links ?? waysOf(facility)).filter(({ path }) => !path || isOffered(path, can));
  const has = (kind: ContactLink['kind']) => offered.some((link) => link.kind === kind);
  // If the site has no form for the facility, its own website is linked.
  const left = has('booking') || has('enrolment_contact') ? 'web' : undefined;
  const links = offered.filter(({ kind }) => shown.includes(kind) && kind !== left);
  const ways = new Set(links.map(({ kind }) => kind)).size;
  return (
    <aside className={styles.visit} data-ways={ways} aria-label={copy.visit.title}>
      <p className={styles.tour}>{tourText(facility.tour_acceptance, can)}</p>
      {links.map((link) => (
        <Action key={`${link.kind} ${link.path ?? link.url}`} link={link} isFirst={!has('booking')} />
      ))}
      {links.length === 0 && <p>{copy.visit.none}</p>}
      {can.inquiry && contact?.ask_onetime && <p className={styles.onetime}>{copy.visit.askOnetime}</p>}
    </aside>
  );
}

/**
 * Links that load a document: the forms are flows of other remotes, whose guards count a document load as an entry
 * through the form itself (R2).
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
  if (kind === 'web' && url)
    return (
      <OutsideLink className={styles.web} href={url}>
        {copy.visit.web}
      </OutsideLink>
    );
  return null;
}

const shown: readonly ContactLink['kind'][] = ['booking', 'enrolment_contact', 'phone', 'web'];

const waysOf = ({ phones, url: site }: FacilityDetail): ContactLink[] => [
  ...phones.flatMap((phone) => {
    const url = phoneAddress(phone);
    return url ? [{ kind: 'phone' as const, path: null, url, name: phone }] : [];
  }),
  ...(site && /^https?:\/\//i.test(site)
    ? [{ kind: 'web' as const, path: null, url: site, name: null }]
    : []),
];
