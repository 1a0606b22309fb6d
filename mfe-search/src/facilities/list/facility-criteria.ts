import { queryString } from '@enerabi/shared/client';
import {
  type FacilitySort,
  type FacilityTypeId,
  facilitySorts,
  facilityTypeIds,
  keywordMaxLength,
} from '@enerabi/shared/constants';

/** What a visitor looks for, as the address says it. */
export interface FacilityCriteria {
  /** Six-digit prefecture code, not yet checked: an unknown area is a 404 (R1.7). */
  area?: string;
  keyword?: string;
  facility_types: FacilityTypeId[];
  sort: FacilitySort;
  page: number;
}

/**
 * Reads an address that anyone may have written or mangled: what makes no sense is left out, so that the rest of it
 * still works. Only the area is left as it is.
 */
export function readCriteria(parameters: URLSearchParams): FacilityCriteria {
  const area = parameters.get('area')?.trim();
  const keyword = parameters.get('keyword')?.trim().replace(/\s+/g, ' ').slice(0, keywordMaxLength);
  const chosen = new Set([...parameters.getAll('facility_types[]'), ...parameters.getAll('facility_types')]);
  const sort = sortsOf(keyword).find((name) => name === parameters.get('sort')) ?? 'standard';
  return {
    ...(area && { area }),
    ...(keyword && { keyword }),
    facility_types: facilityTypeIds.filter((id) => chosen.has(String(id))),
    sort,
    page: readPage(parameters.get('page')),
  };
}

/** The orders there are: without a keyword to fit, the standard one is by reading already. */
export const sortsOf = (keyword: string | undefined): FacilitySort[] =>
  facilitySorts.filter((sort) => keyword || sort !== 'kana');

const readPage = (text: string | null): number => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1);

/** The address of the list, without what is the same by default; equal criteria have equal addresses. */
export function addressOf({ area, keyword, facility_types, sort, page }: FacilityCriteria): string {
  const query = queryString({
    area,
    keyword,
    facility_types,
    sort: sort === 'standard' ? undefined : sort,
    page: page === 1 ? undefined : page,
  });
  return query === '' ? '/f' : `/f?${query}`;
}

/** Every change of what is looked for begins at the first page again. */
export const changed = (
  criteria: FacilityCriteria,
  changes: Partial<FacilityCriteria>,
): FacilityCriteria => ({
  ...criteria,
  page: 1,
  ...changes,
});

export const withoutConditions = ({ sort }: FacilityCriteria): FacilityCriteria => ({
  facility_types: [],
  sort,
  page: 1,
});
