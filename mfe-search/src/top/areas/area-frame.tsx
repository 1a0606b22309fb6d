import type { ReactNode } from 'react';
import styles from './area-section.module.css';

interface AreaFrameProps {
  title: string;
  lead: string;
  /** `Areas`. */
  children: ReactNode;
}

/** The section around the map and the list of prefectures. */
export const AreaFrame = ({ title, lead, children }: AreaFrameProps) => (
  <section className={styles.section} id="areas" aria-labelledby="areas-title" tabIndex={-1}>
    <h2 id="areas-title">{title}</h2>
    <p>{lead}</p>
    {children}
  </section>
);
