import type { ReactNode } from 'react';
import hidden from '../display/visually-hidden.module.css';
import masks from '../icon/icon-mask.module.css';
import type { MaskName } from '../icon/icon-mask.tsx';
import styles from './card-facts.module.css';

export interface CardFact {
  icon: MaskName;
  /** Name of the fact; no two are the same. */
  name: string;
  /** Left out where nothing is known. */
  value: ReactNode;
  /** The icon and the value speak for themselves: a place, a station. The name is heard, not seen. */
  isPlain?: boolean;
}

/**
 * Shows deciding facts, each with its icon, one after the other as there is room. Lean HTML: a list shows a hundred
 * of them.
 */
export const CardFacts = ({ facts }: { facts: readonly CardFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ({ icon, name, value, isPlain }) =>
        value !== null &&
        value !== undefined &&
        value !== '' && (
          <div key={name} className={masks.marked} data-icon={icon}>
            <dt className={isPlain ? hidden.hidden : undefined}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
