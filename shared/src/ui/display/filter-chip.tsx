import { Link } from '@enerabi/shared/kernel';
import styles from './filter-chip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A condition at work; following it takes the condition away. */
export const FilterChip = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} className={styles.chip} preventScrollReset>
    {name}
    <VisuallyHidden>を条件から外す</VisuallyHidden>
    <span className={styles.cross} aria-hidden="true" />
  </Link>
);
