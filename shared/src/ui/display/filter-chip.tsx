import { Link } from '@enerabi/shared/kernel';
import masks from '../icon/icon-mask.module.css';
import styles from './filter-chip.module.css';

/** An active condition; following the link removes it. */
export const FilterChip = ({ name, to }: { name: string; to: string }) => (
  <Link
    to={to}
    className={`${styles.chip} ${masks.marked}`}
    data-icon="close"
    aria-label={`${name}を条件から外す`}
    preventScrollReset
  >
    {name}
  </Link>
);
