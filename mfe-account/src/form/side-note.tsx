import type { ReactNode } from 'react';
import styles from './side-note.module.css';

interface SideNoteProps {
  /** Id of its heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Further advice on a form's page, less prominent than the form. */
export const SideNote = ({ id, title, children }: SideNoteProps) => (
  <section className={styles.note} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
