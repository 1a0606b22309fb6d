import type { ReactNode } from 'react';
import masks from '../icon/icon-mask.module.css';
import type { MaskName } from '../icon/icon-mask.tsx';
import styles from './tag.module.css';

interface TagProps {
  /**
   * `strong` for what a thing is, `soft` for what it offers, `notice` for what to act on, `quiet` for what it lacks.
   */
  kind?: 'strong' | 'soft' | 'notice' | 'quiet';
  icon?: MaskName;
  children: ReactNode;
}

export const Tag = ({ kind = 'soft', icon, children }: TagProps) => (
  <span className={icon ? `${styles.tag} ${masks.marked}` : styles.tag} data-kind={kind} data-icon={icon}>
    {children}
  </span>
);

/** Tags in a row, as a list, so that screen readers say how many there are. */
export const TagList = ({ label, tags }: { label: string; tags: readonly string[] }) => (
  <ul className={styles.list} aria-label={label}>
    {tags.map((tag) => (
      <li key={tag}>
        <Tag>{tag}</Tag>
      </li>
    ))}
  </ul>
);
