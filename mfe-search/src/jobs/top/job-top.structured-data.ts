import { breadcrumbData } from '@enerabi/shared/ui';
import type { Graph } from 'schema-dts';
import { jobPath } from '../job-paths.ts';
import { jobTopCrumbs } from './job-top.crumbs.ts';
import type { JobTopData } from './job-top.loader.ts';
import { copy as sections } from './sections/sections.copy.ts';

/**
 * schema.org BreadcrumbList, and an ItemList of the newest postings (R1.3).
 * @param origin of the site, without a trailing slash
 */
export const jobTopData = ({ jobs }: Pick<JobTopData, 'jobs'>, origin: string) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [
      breadcrumbData(jobTopCrumbs(), origin),
      {
        '@type': 'ItemList',
        name: sections.newest.title,
        numberOfItems: jobs?.length ?? 0,
        itemListElement: (jobs ?? []).map((job, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: job.title,
          url: origin + jobPath(job),
        })),
      },
    ],
  }) satisfies Graph;
