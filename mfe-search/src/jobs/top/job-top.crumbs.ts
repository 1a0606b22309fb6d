import type { Crumb } from '@enerabi/shared/ui';
import { copy as crumbs } from '../../facilities/area-crumbs.copy.ts';
import { jobTopPath } from '../job-paths.ts';
import { copy as section } from '../job-section.copy.ts';

/** Breadcrumbs from the top page to the entrance for job seekers; those of the section begin there (R1.6). */
export const jobTopCrumbs = (): Crumb[] => [
  { name: crumbs.top, to: '/' },
  { name: section.crumbs.top, to: jobTopPath },
];
