import { Link } from '@enerabi/shared/kernel';
import { Stack } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import styles from './member-section.module.css';

interface MemberSectionProps {
  id: string;
  title: string;
  /** The way to all of it. */
  more?: { to: string; name: string } | undefined;
  children: ReactNode;
}

/** A subject of a page, with the way to all of it beside its heading. */
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
