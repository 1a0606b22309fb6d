import type { PageHeadProps } from '@enerabi/shared/kernel';
import type { Crumb } from '@enerabi/shared/ui';
import { areaCrumbs } from '../area-crumbs.ts';
import { addressOf, changed, type FacilityCriteria } from './facility-criteria.ts';
import { copy, listTitle } from './facility-list.copy.ts';
import type { FacilityListData } from './facility-list.loader.ts';

/** The way to the list of the area, and to what it is narrowed to where it is. */
export function listCrumbs(criteria: FacilityCriteria): Crumb[] {
  const { area, keyword, facility_types } = criteria;
  const crumbs = areaCrumbs(area);
  return keyword || facility_types.length > 0
    ? [...crumbs, { name: listTitle(criteria), to: addressOf(changed(criteria, { sort: 'standard' })) }]
    : crumbs;
}

/**
 * One address for search engines to know each list by: area, at most one type, page. Free combinations and keywords
 * are without end, and not indexed (R1.3).
 */
export function listHead({ criteria, list }: Pick<FacilityListData, 'criteria' | 'list'>): PageHeadProps {
  const { keyword, facility_types, page } = criteria;
  const title = listTitle(criteria);
  const suffix = page > 1 ? copy.pageSuffix(page) : '';
  return {
    title: title + suffix,
    description: copy.description(title, list.total) + suffix,
    canonical: addressOf(changed(criteria, { sort: 'standard', page })),
    noindex: keyword !== undefined || facility_types.length > 1 || list.total === 0,
  };
}
