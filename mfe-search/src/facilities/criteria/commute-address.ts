import { queryString } from '@enerabi/shared/client';
import type { CommuteListProps } from '../../commute/commute-list-props.ts';
import { commuteCriteria } from './commute-criteria.ts';

/** The list of all facilities in the order of a commute. */
export const commuteAddress: CommuteListProps['commuteAddressOf'] = (...commute) =>
  `/f?${queryString(commuteCriteria(...commute))}`;
