import { Stack } from '@enerabi/shared/ui';
import { type ReactNode, useState } from 'react';
import styles from './filter-fold.module.css';
import { copy } from './fold.copy.ts';
import { Fold } from './fold.tsx';

interface FilterFoldProps {
  title: string;
  /** How many of its conditions are active. */
  set: number;
  children: ReactNode;
}

/** Opens at first if one of its conditions is active; afterwards the visitor opens and closes it. */
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
