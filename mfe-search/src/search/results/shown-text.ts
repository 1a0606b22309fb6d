import { copy } from './results-section.copy.ts';

interface ShownPage {
  list: { total: number; page: number; limit: number };
  /** The page that the address asks for. */
  page: number;
  lastPage: number;
  /** How many results it has. */
  shown: number;
  /** Says that there is no result. */
  none: string;
}

/** Says which results a page shows or, beyond the last one, how many pages there are. */
export function shownText({
  list: { total, page: at, limit },
  page,
  lastPage,
  shown,
  none,
}: ShownPage): string {
  if (total === 0) return none;
  if (page > lastPage) return copy.pages(total, lastPage);
  const first = (at - 1) * limit + 1;
  return copy.count(total, first, first + shown - 1);
}
