import type { ReactNode } from 'react';
import styles from './counted.module.css';
import { copy } from './filters.copy.ts';

/** A choice with how many facilities it would find; without a number where that is not known. */
export const counted = (label: string, facilities: number | undefined): ReactNode =>
  facilities === undefined ? (
    label
  ) : (
    <>
      {label} <span className={styles.count}>{copy.count(facilities)}</span>
    </>
  );

/** As the text of an option, which takes no elements. */
export const countedText = (label: string, facilities: number | undefined): string =>
  facilities === undefined ? label : `${label}（${copy.count(facilities)}）`;
