import { type PageHeadProps, prefectureByCode } from '@enerabi/shared/kernel';
import { areaPicture } from '@enerabi/shared/pictures';
import { copy as beyond } from '../../address/beyond-last-page.copy.ts';
import { addressOf, changed } from './operator-criteria.ts';
import { copy, listTitle } from './operator-list.copy.ts';
import type { OperatorListData } from './operator-list.loader.ts';

/**
 * Gives each list one address for search engines: area and page. Keywords are without end, and other orders show the
 * same operators; neither is indexed (R1.3).
 */
export function operatorListHead({ criteria, list, lastPage }: OperatorListData): PageHeadProps {
  const { page, area, keyword } = criteria;
  if (page > lastPage) return { title: beyond.title, noindex: true };
  const title = listTitle(criteria);
  const suffix = page > 1 ? copy.pageSuffix(page) : '';
  const slug = area && prefectureByCode(area)?.slug;
  return {
    title: title + suffix,
    description: copy.description(title, list.total) + suffix,
    canonical: addressOf(changed(criteria, { sort: 'facilities', page })),
    noindex: keyword !== undefined || list.total === 0,
    ...(slug && { image: areaPicture(slug) }),
  };
}
