import { queryString } from '@enerabi/shared/client';
import {
  type CorporationSort,
  corporationSorts,
  keywordMaxLength,
  maximumPage,
} from '@enerabi/shared/constants';
import { pageIn } from '@enerabi/shared/ui';
import { ignoredParts } from '../../facilities/subpages/ignored-parts.ts';

/** The visitor's search as in the address, with the contract's fields. */
export interface OperatorCriteria {
  keyword?: string;
  /** Six-digit prefecture code, not yet checked: an unknown area is a 404 (R1.7). */
  area?: string;
  sort: CorporationSort;
  page: number;
}

/** A part of the address that is not valid there. */
export interface IgnoredPart {
  part: 'sort' | 'page';
  value: string;
}

const textIn = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '').replace(/\s+/g, ' ').trim();

/** Reads an address that may contain anything. An invalid order or page is ignored and listed. */
export function readAddress(search: URLSearchParams): {
  criteria: OperatorCriteria;
  ignored: IgnoredPart[];
} {
  const keyword = textIn(search, 'keyword').slice(0, keywordMaxLength);
  const area = textIn(search, 'area');
  const wanted = textIn(search, 'sort');
  const sort = corporationSorts.find((name) => name === wanted);
  return {
    criteria: {
      ...(keyword && { keyword }),
      ...(area && { area }),
      sort: sort ?? corporationSorts[0],
      page: pageIn(search, maximumPage),
    },
    ignored: [
      ...(wanted && !sort ? [{ part: 'sort' as const, value: wanted }] : []),
      ...ignoredParts(search).map(({ value }) => ({ part: 'page' as const, value })),
    ],
  };
}

/** The address of the list, without default values: equal criteria have equal addresses. */
export function addressOf({ keyword, area, sort, page }: OperatorCriteria): string {
  const query = queryString({
    area,
    keyword,
    sort: sort === corporationSorts[0] ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
  return query === '' ? '/o' : `/o?${query}`;
}

/** Changes the criteria, and goes back to the first page. */
export const changed = (
  criteria: OperatorCriteria,
  changes: Partial<OperatorCriteria>,
): OperatorCriteria => ({ ...criteria, page: 1, ...changes });

/** The criteria without one condition. */
export function without(criteria: OperatorCriteria, condition: 'keyword' | 'area'): OperatorCriteria {
  const { [condition]: _removed, ...others } = criteria;
  return changed(others, {});
}
