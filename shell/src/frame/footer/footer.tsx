import { useCapabilities, useSite } from '@enerabi/shared/kernel';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFrame } from '../frame-context.ts';
import { copy, jobShortcuts } from './footer.copy.ts';
import styles from './footer.module.css';
import { FooterAreas } from './footer-areas.tsx';

export interface FooterProps {
  section: 'job' | undefined;
  /** In the middle of a form, only links that explain the form are shown. */
  quiet: boolean;
}

/** Areas, job shortcuts, then guides (R1.6); a link that is not configured or has no page yet (R7.3) is left out. */
export function Footer({ section, quiet }: FooterProps) {
  const { name } = useSite();
  const { year } = useFrame();
  const { jobBoard } = useCapabilities();
  return (
    <div className={styles.inside}>
      {!quiet && <FooterAreas section={section} />}
      {!quiet && jobBoard && <Jobs />}
      <Guides />
      <p className={styles.copyright}>
        <small>{copy.copyright(year, name)}</small>
      </p>
    </div>
  );
}

const Jobs = () => (
  <nav aria-labelledby="footer-jobs" className={styles.group}>
    <h2 className={styles.heading} id="footer-jobs">
      {copy.jobs}
    </h2>
    <ul className={styles.links}>
      {jobShortcuts.map(({ name, to }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  </nav>
);

const configured = ['faq', 'company', 'privacy', 'inquiryVisitor', 'inquiryFacility'] as const;

function Guides() {
  const { links, columns } = useSite();
  const { visitBooking } = useCapabilities();
  return (
    <nav aria-label={copy.guides} className={styles.group}>
      <ul className={styles.links}>
        {links.column && <Outside href={links.column}>{copy.column}</Outside>}
        {columns?.map(({ title, url }) => (
          <Outside key={url} href={url}>
            {title}
          </Outside>
        ))}
        <li>
          <Link to="/terms">{copy.terms}</Link>
        </li>
        {visitBooking && (
          <li>
            <Link to="/one_stop/terms">{copy.bookingTerms}</Link>
          </li>
        )}
        {configured.map(
          (link) =>
            links[link] && (
              <Outside key={link} href={links[link]}>
                {copy[link]}
              </Outside>
            ),
        )}
      </ul>
    </nav>
  );
}

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <li>
    <a href={href}>{children}</a>
  </li>
);
