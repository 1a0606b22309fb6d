import { Link } from '@enerabi/shared/kernel';
import styles from './filter-chip.module.css';

/** A condition at work; following it takes the condition away. */
export const FilterChip = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} className={styles.chip} aria-label={`${name}を条件から外す`} preventScrollReset>
    {name}
    <span className={styles.cross} aria-hidden="true" />
  </Link>
);
