import { Link } from '@enerabi/shared/kernel';
import masks from '../icon/icon-mask.module.css';
import { copy } from './filter-chip.copy.ts';
import styles from './filter-chip.module.css';

/** An active condition; following the link removes it. */
export const FilterChip = ({ name, to }: { name: string; to: string }) => (
  <Link
    to={to}
    className={`${styles.chip} ${masks.marked}`}
    data-icon="close"
    aria-label={copy.remove(name)}
    preventScrollReset
  >
    {name}
  </Link>
);
