import { copy } from './need-badge.copy.ts';
import styles from './need-badge.module.css';

/** Shown as 必須 or 任意; undefined in search forms, where all fields are optional. */
export type Need = 'required' | 'optional' | undefined;

export const NeedBadge = ({ need }: { need?: Need }) =>
  need && (
    <span className={styles.need} data-need={need}>
      {copy[need]}
    </span>
  );
