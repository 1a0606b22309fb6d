import type { ReactNode } from 'react';
import type { HeadingLevel } from '../display/heading.ts';
import { Phrases } from '../display/phrases.tsx';
import { Picture } from '../display/picture.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  heading?: HeadingLevel;
  /** Path of a decorative drawing of 320 by 240. */
  illustration?: string;
  /** Why there is nothing, and what to do. */
  children?: ReactNode;
  /** Links and buttons, the best one first. */
  actions?: ReactNode;
}

/** Says that there is nothing to show, and what to do. */
export const EmptyState = ({
  title,
  heading: Heading = 'h2',
  illustration,
  children,
  actions,
}: EmptyStateProps) => (
  <div className={styles.empty}>
    {illustration && (
      <div className={styles.illustration}>
        <Picture src={illustration} alt="" width={320} height={240} fill />
      </div>
    )}
    <div className={styles.text}>
      <Heading className={styles.title}>
        <Phrases>{title}</Phrases>
      </Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  </div>
);
