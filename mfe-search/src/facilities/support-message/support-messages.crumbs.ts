import type { FacilityDetail } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { facilityCrumbs } from '../detail/facility.crumbs.ts';
import { messagesPath } from '../subpages/facility-pages.tsx';
import { pageCopy } from './support-messages.copy.ts';

/** Breadcrumbs to the facility, then its messages. */
export const messagesCrumbs = (facility: FacilityDetail): Crumb[] => [
  ...facilityCrumbs(facility),
  { name: pageCopy.heading, to: messagesPath(facility.path_name) },
];
