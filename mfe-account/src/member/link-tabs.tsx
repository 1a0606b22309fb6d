import { Link } from '@enerabi/shared/kernel';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  /** Accessible name of the group of links. */
  label: string;
  tabs: readonly { to: string; name: string; isCurrent: boolean }[];
}

/** Links to related pages, which look like tabs. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ to, name, isCurrent }) => (
        <li key={to}>
          <Link className={styles.tab} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
