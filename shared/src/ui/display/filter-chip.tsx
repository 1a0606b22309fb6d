import { Link } from '@enerabi/shared/kernel';
import { IconMask } from '../icon/icon-mask.tsx';
import styles from './filter-chip.module.css';

/** A condition at work; following it takes the condition away. */
export const FilterChip = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} className={styles.chip} aria-label={`${name}を条件から外す`} preventScrollReset>
    {name}
    <IconMask icon="close" />
  </Link>
);
