import type { FacilityDetail, NotificationSummary } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { boardPath } from '../subpages/facility-pages.tsx';
import { boardCrumbs } from './notice-board.crumbs.ts';

/** Breadcrumbs to the board, then the notification. */
export const notificationCrumbs = (
  facility: FacilityDetail,
  { title, path_name }: NotificationSummary,
): Crumb[] => [
  ...boardCrumbs(facility),
  { name: title, to: `${boardPath(facility.path_name)}/${path_name}` },
];
