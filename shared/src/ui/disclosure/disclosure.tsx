import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/arrows/chevron-down.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** What is inside, as a visitor would ask for it. */
  summary: ReactNode;
  children: ReactNode;
  /** Open from the start. */
  open?: boolean;
  /** Of several with one name, one is open at a time. */
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
