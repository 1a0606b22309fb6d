import { Stack } from '@enerabi/shared/ui';
import { FilterIcon } from '@enerabi/shared/ui/icons';
import type { ReactNode, Ref } from 'react';
import { Fold } from '../filters/fold.tsx';
import styles from './search-fold.module.css';
import { copy } from './search-form.copy.ts';

interface SearchFoldProps {
  ref: Ref<HTMLDetailsElement>;
  title: string;
  /** How many conditions are at work. */
  set: number;
  isHeldOpen?: boolean;
  onToggle?: () => void;
  children: ReactNode;
}

/** The fields of a search, folded so that what was found comes first. */
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

/** The results come into view; the focus stays at the control that opens the form again. */
export function closeFold(fold: HTMLDetailsElement | null): void {
  if (!fold?.open) return;
  fold.querySelector('summary')?.focus({ preventScroll: true });
  fold.open = false;
}

/** Says beside the conditions how many facilities they would find. */
export const PreviewTotal = ({ children }: { children: ReactNode }) => (
  <p className={styles.preview} role="status">
    {children}
  </p>
);
