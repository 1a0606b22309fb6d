import { Link } from '@enerabi/shared/kernel';
import styles from './page-links.module.css';

export interface PageLink {
  name: string;
  /** Path and query. */
  to: string;
  /** `page` for the page itself, `true` for one above it. */
  current?: 'page' | 'true' | undefined;
}

/** Links to pages of one level in a row, such as the parts of a facility or the filters of a list. */
export const PageLinks = ({ label, links }: { label: string; links: readonly PageLink[] }) => (
  <nav aria-label={label}>
    <ul className={styles.pages}>
      {links.map(({ name, to, current }) => (
        <li key={to}>
          <Link className={styles.page} to={to} aria-current={current}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
