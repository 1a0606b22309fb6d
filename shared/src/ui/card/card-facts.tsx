import type { ReactNode } from 'react';
import { VisuallyHidden } from '../display/visually-hidden.tsx';
import { IconMask, type MaskName } from '../icon/icon-mask.tsx';
import styles from './card-facts.module.css';

export interface CardFact {
  icon: MaskName;
  name: string;
  /** Left out where nothing is known. */
  value: ReactNode;
  /** The icon and the value speak for themselves: a place, a station. The name is heard, not seen. */
  isPlain?: boolean;
}

/** What decides, each with its icon, one after the other as there is room. */
export const CardFacts = ({ facts }: { facts: readonly CardFact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => value !== null && value !== undefined && value !== '')
      .map(({ icon, name, value, isPlain }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>
            <IconMask icon={icon} />
            {isPlain ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
