import { interviewPath } from '@enerabi/shared/constants';
import type { FacilityDetail, InterviewSummary } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { facilityCrumbs } from '../detail/facility.crumbs.ts';
import { copy } from './interview.copy.ts';

/** Breadcrumbs to the facility, then the interview; the list of interviews is a section of the facility's page. */
export const interviewCrumbs = (
  facility: FacilityDetail,
  { job_title, path_name }: InterviewSummary,
): Crumb[] => [
  ...facilityCrumbs(facility),
  {
    name: `${copy.heading}：${job_title}`,
    to: interviewPath(facility.path_name, path_name),
  },
];
