import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  /** `strong` for what a thing is, `soft` for what it offers. */
  kind?: 'strong' | 'soft';
  children: ReactNode;
}

export const Tag = ({ kind = 'soft', children }: TagProps) => (
  <span className={styles.tag} data-kind={kind}>
    {children}
  </span>
);

/** Tags in a row, as a list that says how many there are. */
export const TagList = ({ label, tags }: { label: string; tags: readonly string[] }) => (
  <ul className={styles.list} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag}>
        <Tag>{tag}</Tag>
      </li>
    ))}
  </ul>
);
