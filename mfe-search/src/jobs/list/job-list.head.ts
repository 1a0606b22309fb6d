import { type PageHeadProps, prefectureByCode } from '@enerabi/shared/kernel';
import { areaPicture } from '@enerabi/shared/pictures';
import { copy as beyond } from '../../address/beyond-last-page.copy.ts';
import { changed, isPlain, jobListAddress } from '../criteria/job-criteria.ts';
import { copy, jobListTitle } from './job-list.copy.ts';
import type { JobListData } from './job-list.loader.ts';

/**
 * Gives each list one address for search engines: area, at most one job type and one employment status, and page. Free
 * combinations and keywords are without end, and are not indexed (R1.3).
 */
export function jobListHead({
  criteria,
  names,
  list,
  lastPage,
}: Pick<JobListData, 'criteria' | 'names' | 'list' | 'lastPage'>): PageHeadProps {
  const { page, area } = criteria;
  if (page > lastPage) return { title: beyond.title, noindex: true };
  const title = jobListTitle(criteria, names);
  const suffix = page > 1 ? copy.pageSuffix(page) : '';
  const slug = area.length === 1 && area[0] && prefectureByCode(area[0])?.slug;
  return {
    title: title + suffix,
    description: copy.description(title, list.total) + suffix,
    canonical: jobListAddress(changed(criteria, { sort: 'standard', page })),
    noindex: !isPlain(criteria) || list.total === 0,
    feed: {
      title: copy.feed(slug ? prefectureByCode(area[0] ?? '')?.name : undefined),
      path: slug ? `/rss/jobs/${slug}.xml` : '/rss/jobs.xml',
    },
    ...(slug && { image: areaPicture(slug) }),
  };
}
