import { Link } from '@enerabi/shared/kernel';
import { ChevronLeftIcon } from '../icon/arrows/chevron-left.tsx';
import { ChevronRightIcon } from '../icon/arrows/chevron-right.tsx';
import { pageWindow } from './page-window.ts';
import { copy } from './pagination.copy.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  page: number;
  lastPage: number;
  /** Returns path and query of a page. */
  addressOf: (page: number) => string;
  /** Accessible name; needed if a page has several. */
  label?: string;
}

/**
 * Plain links, so that search engines and browsers without scripts can follow them. Renders nothing for a single page.
 */
export function Pagination({ page, lastPage, addressOf, label = copy.label }: PaginationProps) {
  if (lastPage <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <ul className={styles.pages}>
        {page > 1 && (
          <li className={styles.previous}>
            <Link className={styles.page} to={addressOf(page - 1)} rel="prev">
              <ChevronLeftIcon size="small" />
              {copy.previous}
            </Link>
          </li>
        )}
        {pageWindow(page, lastPage).map((item, at) =>
          item === 'gap' ? (
            <li key={`gap-${at}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <Link
                className={styles.page}
                to={addressOf(item)}
                aria-label={copy.page(item)}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            </li>
          ),
        )}
        {page < lastPage && (
          <li className={styles.next}>
            <Link className={styles.page} to={addressOf(page + 1)} rel="next">
              {copy.next}
              <ChevronRightIcon size="small" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
