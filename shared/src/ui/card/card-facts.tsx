import type { ReactNode } from 'react';
import hidden from '../display/visually-hidden.module.css';
import masks from '../icon/icon-mask.module.css';
import type { MaskName } from '../icon/icon-mask.tsx';
import styles from './card-facts.module.css';

export interface CardFact {
  icon: MaskName;
  /** Name of the fact, unique in the list. */
  name: string;
  /** Without a value, the fact is left out. */
  value: ReactNode;
  /** For facts that need no visible name, such as a place or a station: the name is for screen readers only. */
  isPlain?: boolean;
}

/** Key facts with icons, in as many columns as fit. The HTML is small, since a list shows a hundred of them. */
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
