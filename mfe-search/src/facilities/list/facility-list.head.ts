import { type PageHeadProps, prefectureByCode } from '@enerabi/shared/kernel';
import { areaPicture } from '@enerabi/shared/pictures';
import type { Crumb } from '@enerabi/shared/ui';
import { copy as beyond } from '../../address/beyond-last-page.copy.ts';
import type { Names } from '../../search/conditions/place-names.ts';
import { areaCrumbs } from '../area-crumbs.ts';
import { addressOf, changed, type FacilityCriteria, isPlain } from '../criteria/facility-criteria.ts';
import { copy, listTitle } from './facility-list.copy.ts';
import type { FacilityListData } from './facility-list.loader.ts';

/** Breadcrumbs to the list of the area, and to its narrower list. */
export function listCrumbs(criteria: FacilityCriteria, names?: Names): Crumb[] {
  const { area } = criteria;
  const crumbs = areaCrumbs(area);
  const isNarrowed = !isPlain(criteria) || criteria.facility_types.length > 0;
  return isNarrowed
    ? [
        ...crumbs,
        {
          name: isNamed(criteria) ? listTitle(criteria, names) : copy.narrowed,
          to: addressOf(changed(criteria, { sort: 'standard' })),
        },
      ]
    : crumbs;
}

/** Whether the title names all conditions. */
const isNamed = ({ keyword, facility_types, municipalities, station_ids }: FacilityCriteria): boolean =>
  keyword !== undefined || [facility_types, municipalities, station_ids].some(({ length }) => length > 0);

/** Whether the list is of one municipality and has no other conditions: parents search for it by name. */
const isMunicipality = (criteria: FacilityCriteria): boolean =>
  criteria.municipalities.length === 1 &&
  criteria.area !== undefined &&
  criteria.facility_types.length === 0 &&
  isPlain({ ...criteria, municipalities: [] });

/**
 * Gives each list one address for search engines: area with at most one type or one municipality, and page. Free
 * combinations and keywords are without end, and are not indexed (R1.3).
 */
export function listHead({
  criteria,
  names,
  list,
  lastPage,
}: Pick<FacilityListData, 'criteria' | 'names' | 'list' | 'lastPage'>): PageHeadProps {
  const { page } = criteria;
  if (page > lastPage) return { title: beyond.title, noindex: true };
  const title = listTitle(criteria, names);
  const suffix = page > 1 ? copy.pageSuffix(page) : '';
  const slug = criteria.area && prefectureByCode(criteria.area)?.slug;
  return {
    title: title + suffix,
    description: copy.description(title, list.total) + suffix,
    canonical: addressOf(changed(criteria, { sort: 'standard', page })),
    noindex: !(isPlain(criteria) || isMunicipality(criteria)) || list.total === 0,
    ...(slug && { image: areaPicture(slug) }),
  };
}
