import type { Crumb } from '@enerabi/shared/ui';
import { jobAreaCrumbs } from '../jobs/job-section.crumbs.ts';
import { selectRailwayAddress } from './railway-address.ts';
import { copy } from './railway-crumbs.copy.ts';
import type { RailwayPrefecture } from './railway-prefecture.ts';

/** Breadcrumbs to the lines of a prefecture. */
export const railwayCrumbs = (prefecture: RailwayPrefecture): Crumb[] => [
  ...(prefecture.collection ? jobAreaCrumbs([]) : [{ name: copy.top, to: '/' }]),
  { name: copy.lines(prefecture.name), to: selectRailwayAddress(prefecture) },
];
