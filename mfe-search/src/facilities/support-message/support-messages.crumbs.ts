import type { FacilityDetail } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { messagesPath } from '../below/facility-pages.tsx';
import { facilityCrumbs } from '../detail/facility.crumbs.ts';
import { copy } from './support-messages.copy.ts';

/** The way to the facility, then its messages. */
export const messagesCrumbs = (facility: FacilityDetail): Crumb[] => [
  ...facilityCrumbs(facility),
  { name: copy.heading, to: messagesPath(facility.path_name) },
];
