import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/arrows/chevron-down.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** Names the content, in a visitor's words. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Only one disclosure of each name is open at a time. */
  name?: string;
}

/**
 * Content that can be unfolded. It works without scripts, and the browser's search in the page finds what is inside.
 */
export const Disclosure = ({ summary, children, ...details }: DisclosureProps) => (
  <details className={styles.disclosure} {...details}>
    <summary className={styles.summary}>
      {summary}
      <ChevronDownIcon />
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
