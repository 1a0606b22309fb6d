import { Link } from '@enerabi/shared/kernel';
import type { BreadcrumbList } from 'schema-dts';
import { copy } from './breadcrumbs.copy.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  /** Path and query. */
  to: string;
}

interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
  /** Accessible name; needed if a page has several. */
  label?: string;
}

/** Links from the top page to this one; the last crumb is this page. */
export function Breadcrumbs({ crumbs, label = copy.label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, to }, at) => (
          <li key={to} className={styles.crumb}>
            {at === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * The breadcrumbs as schema.org data.
 * @param origin of the site, since search engines need absolute addresses
 */
export const breadcrumbData = (crumbs: readonly Crumb[], origin: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${origin}${to}`,
    })),
  }) satisfies BreadcrumbList;
