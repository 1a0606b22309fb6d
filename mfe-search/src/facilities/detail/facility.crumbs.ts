import type { FacilityDetail } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { areaCrumbs } from '../area-crumbs.ts';

/** Top, list, list of the prefecture, facility. */
export const facilityCrumbs = ({ prefecture_code, name, path_name }: FacilityDetail): Crumb[] => [
  ...areaCrumbs(prefecture_code),
  { name, to: `/f/${path_name}` },
];
