import type { Crumb } from '@enerabi/shared/ui';
import type { Names } from '../../search/conditions/place-names.ts';
import { changed, isPlain, type JobCriteria, jobListAddress } from '../criteria/job-criteria.ts';
import { jobAreaCrumbs } from '../job-section.crumbs.ts';
import { copy, jobListTitle } from './job-list.copy.ts';

/** Breadcrumbs to the list of the prefecture, and to its narrower list. */
export function jobListCrumbs(criteria: JobCriteria, names?: Names): Crumb[] {
  const { area, job_type, employment_status } = criteria;
  const crumbs = jobAreaCrumbs(area);
  const isWhole = isPlain(criteria) && job_type.length === 0 && employment_status.length === 0;
  return isWhole
    ? crumbs
    : [
        ...crumbs,
        {
          name: isNamed(criteria) ? jobListTitle(criteria, names) : copy.narrowed,
          to: jobListAddress(changed(criteria, { sort: 'standard' })),
        },
      ];
}

/** Whether the title names a condition besides the prefecture. */
const isNamed = ({ keyword, area, ...lists }: JobCriteria): boolean =>
  keyword !== undefined ||
  area.length > 1 ||
  lists.job_type.length === 1 ||
  lists.employment_status.length === 1 ||
  lists.municipalities.length === 1 ||
  lists.station_ids.length > 0;
