import type { ReactNode } from 'react';
import styles from './counted.module.css';
import { copy } from './filters.copy.ts';

/** A choice with the number of facilities that it would find, if that is known. */
export const counted = (label: string, facilities: number | undefined): ReactNode =>
  facilities === undefined ? (
    label
  ) : (
    <>
      {label} <span className={styles.count}>{copy.count(facilities)}</span>
    </>
  );

/** The same as plain text, for an option, which cannot contain elements. */
export const countedText = (label: string, facilities: number | undefined): string =>
  facilities === undefined ? label : `${label}（${copy.count(facilities)}）`;
