import type { CommutePlace } from '@enerabi/shared/commute';

export interface CommuteListProps {
  /** Address of the list of facilities, the shortest ways first; without places of work the nearest. */
  commuteAddressOf: (home: CommutePlace, works: readonly CommutePlace[]) => string;
}
