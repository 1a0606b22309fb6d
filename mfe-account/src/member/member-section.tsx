import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './member-section.module.css';

interface MemberSectionProps {
  id: string;
  title: string;
  /** Link to the whole list. */
  more?: { to: string; name: string } | undefined;
  children: ReactNode;
}

/** A section of a page, with a link to the whole list beside its heading. */
export const MemberSection = ({ id, title, more, children }: MemberSectionProps) => (
  <Stack as="section" gap="4" aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {more && (
        <Link className={styles.more} to={more.to}>
          {more.name}
        </Link>
      )}
    </div>
    {children}
  </Stack>
);
