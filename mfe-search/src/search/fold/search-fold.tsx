import { Stack } from '@enerabi/shared/ui';
import { FilterIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode, Ref } from 'react';
import { copy } from './fold.copy.ts';
import styles from './fold.module.css';
import { Fold } from './fold.tsx';

interface SearchFoldProps {
  ref: Ref<HTMLDetailsElement>;
  title: ReactNode;
  /** How many conditions are active. */
  set: number;
  isHeldOpen?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** The fields of a search, folded so that the results come first. */
export const SearchFold = ({ set, isHeldOpen, children, ...fold }: SearchFoldProps) => (
  <Fold
    {...fold}
    kind={isHeldOpen ? 'held form' : 'form'}
    icon={<FilterIcon size="small" />}
    set={set > 0 && copy.set(set)}
  >
    <Stack gap="4" className={styles.fields}>
      {children}
    </Stack>
  </Fold>
);

/** Closes the form, so that the results come into view; the focus stays on the control that opens it again. */
export function closeFold(fold: HTMLDetailsElement | null): void {
  if (!fold?.open) return;
  fold.querySelector('summary')?.focus({ preventScroll: true });
  fold.open = false;
}

/** Says how many facilities the conditions would find. */
export const PreviewTotal = ({ total }: { total: number | undefined }) => (
  <p className={styles.previewTotal} role="status">
    {total !== undefined && copy.previewTotal(total)}
  </p>
);
