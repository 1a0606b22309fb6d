import type { CommutePlace } from '@enerabi/shared/commute';
import type { CommuteLimit } from '@enerabi/shared/constants';

export interface CommuteListProps {
  /**
   * Address of the list of facilities, the shortest ways first; without places of work the nearest.
   * @param within how long the way from home may take
   */
  commuteAddressOf: (
    home: CommutePlace,
    works: readonly CommutePlace[],
    within: CommuteLimit | undefined,
  ) => string;
}
