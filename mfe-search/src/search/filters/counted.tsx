import type { ReactNode } from 'react';
import { copy } from './counted.copy.ts';
import styles from './counted.module.css';

/** A choice with the number of results that it would find, if that is known. */
export const counted = (label: string, results: number | undefined): ReactNode =>
  results === undefined ? (
    label
  ) : (
    <>
      {label} <span className={styles.count}>{copy.count(results)}</span>
    </>
  );

/** The same as plain text, for an option, which cannot contain elements. */
export const countedText = (label: string, results: number | undefined): string =>
  results === undefined ? label : `${label}（${copy.count(results)}）`;
