import { breadcrumbData } from '@enerabi/shared/ui';
import type { Graph } from 'schema-dts';
import { jobPath } from '../job-paths.ts';
import { jobListTitle } from './job-list.copy.ts';
import { jobListCrumbs } from './job-list.crumbs.ts';
import type { JobListData } from './job-list.loader.ts';

/**
 * schema.org ItemList and BreadcrumbList (R1.3). Positions continue over all pages; a posting's own data are on its
 * page only.
 * @param origin of the site, without a trailing slash
 */
export const jobListStructuredData = (
  { criteria, names, list }: Pick<JobListData, 'criteria' | 'names' | 'list'>,
  origin: string,
) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(jobListCrumbs(criteria, names), origin),
      {
        '@type': 'ItemList',
        name: jobListTitle(criteria, names),
        numberOfItems: list.total,
        itemListElement: list.jobs.map((job, at) => ({
          '@type': 'ListItem',
          position: (list.page - 1) * list.limit + at + 1,
          name: job.title,
          url: origin + jobPath(job),
        })),
      },
    ],
  }) satisfies Graph;
