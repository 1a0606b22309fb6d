import type { ReactNode } from 'react';
import styles from './facts-table.module.css';

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts by name; on a phone the name is above its value. Facts without a value are left out. */
export function FactsTable({ facts, dense }: { facts: readonly Fact[]; dense?: boolean }) {
  return (
    <dl className={styles.facts} data-dense={dense || undefined}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
