import type { Corporation } from '@enerabi/shared/contract';
import type { Crumb } from '@enerabi/shared/ui';
import { operatorsCrumbs } from '../list/operator-list.crumbs.ts';
import { operatorPath } from '../operator-path.ts';

/** Breadcrumbs to the list of operators, then the operator. */
export const operatorCrumbs = ({ name, path_name }: Corporation): Crumb[] => [
  ...operatorsCrumbs(),
  { name, to: operatorPath(path_name) },
];
