import type { FacilityDetail } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { facilityCrumbs } from '../detail/facility.crumbs.ts';
import { boardPath } from '../subpages/facility-pages.tsx';
import { copy } from './notice-board.copy.ts';

/** Breadcrumbs to the facility, then its board. */
export const boardCrumbs = (facility: FacilityDetail): Crumb[] => [
  ...facilityCrumbs(facility),
  { name: copy.heading, to: boardPath(facility.path_name) },
];
