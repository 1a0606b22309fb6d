import { Stack } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import { copy } from '../search-form/search-form.copy.ts';
import styles from './filter-fold.module.css';
import { Fold } from './fold.tsx';

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
    <Fold kind="part" title={title} set={set > 0 && copy.setHere(set)} open={isOpenAtFirst}>
      <Stack gap="3" className={styles.group}>
        {children}
      </Stack>
    </Fold>
  );
}
