import type { Crumb } from '@enerabi/shared/ui';
import { copy as crumbs } from '../../facilities/area-crumbs.copy.ts';
import { addressOf, changed, type OperatorCriteria } from './operator-criteria.ts';
import { copy, listTitle } from './operator-list.copy.ts';

/** Breadcrumbs to the list of all operators. */
export const operatorsCrumbs = (): Crumb[] => [
  { name: crumbs.top, to: '/' },
  { name: copy.crumb, to: '/o' },
];

/** Breadcrumbs to the list with its conditions. */
export const operatorListCrumbs = (criteria: OperatorCriteria): Crumb[] =>
  criteria.keyword || criteria.area
    ? [
        ...operatorsCrumbs(),
        { name: listTitle(criteria), to: addressOf(changed(criteria, { sort: 'facilities' })) },
      ]
    : operatorsCrumbs();
