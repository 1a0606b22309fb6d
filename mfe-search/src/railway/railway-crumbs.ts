import type { Crumb } from '@enerabi/shared/ui';
import { selectRailwayAddress } from './railway-address.ts';
import { copy } from './railway-crumbs.copy.ts';
import type { RailwayPrefecture } from './railway-prefecture.ts';

/** Breadcrumbs to the lines of a prefecture. */
export const railwayCrumbs = ({ id, name }: RailwayPrefecture): Crumb[] => [
  { name: copy.top, to: '/' },
  { name: copy.lines(name), to: selectRailwayAddress(id) },
];
