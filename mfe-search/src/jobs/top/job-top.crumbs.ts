import type { Crumb } from '@enerabi/shared/ui';
import { copy as crumbs } from '../../facilities/area-crumbs.copy.ts';
import { jobTopPath } from '../job-paths.ts';
import { copy } from './job-top.copy.ts';

/** Breadcrumbs to the entrance for job seekers; those of every page of the job section begin with them (R1.6). */
export const jobTopCrumbs = (): Crumb[] => [
  { name: crumbs.top, to: '/' },
  { name: copy.crumb, to: jobTopPath },
];
