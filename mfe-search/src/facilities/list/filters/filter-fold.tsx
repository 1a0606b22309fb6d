import { ChevronDownIcon } from '@enerabi/shared/ui/icons';
import { type ReactNode, useState } from 'react';
import { copy } from '../facility-list.copy.ts';
import styles from '../facility-search-form.module.css';

interface FilterFoldProps {
  title: string;
  /** How many of its conditions are at work. */
  set: number;
  children: ReactNode;
}

/** Open where something in it was chosen when the page came; from then on it is the visitor's. */
export function FilterFold({ title, set, children }: FilterFoldProps) {
  const [isOpenAtFirst] = useState(set > 0);
  return (
    <details className={styles.types} open={isOpenAtFirst}>
      <summary className={styles.open}>
        {title}
        {set > 0 && <span className={styles.set}>{copy.search.setHere(set)}</span>}
        <ChevronDownIcon size="small" />
      </summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}
