import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/arrows/chevron-down.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The content, in a visitor's words. */
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Opens one at a time among those of a name. */
  name?: string;
}

/** More for those who want it. It works without scripts, and searching in the page finds what is inside. */
export const Disclosure = ({ summary, children, ...details }: DisclosureProps) => (
  <details className={styles.disclosure} {...details}>
    <summary className={styles.summary}>
      {summary}
      <ChevronDownIcon />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
