import type { ReactNode } from 'react';
import styles from './facts-table.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
  /** A list or a longer text, which has the full width on a phone. */
  isWide?: boolean;
}

/** Longer texts have the full width on a phone. */
const longText = 26;

/** Facts by name, with the value beside it, or below it where it has no room. Facts without a value are left out. */
export function FactsTable({ facts, dense }: { facts: readonly Fact[]; dense?: boolean }) {
  return (
    <dl className={styles.facts} data-dense={dense || undefined}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ name, value, isWide }) => (
          <div
            key={name}
            className={styles.fact}
            data-wide={isWide || (typeof value === 'string' && value.length > longText) || undefined}
          >
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
