import type { ChildClassId } from '@enerabi/shared/constants';
import type { OpeningConditions } from '@enerabi/shared/contract';

/**
 * The classes that have opened since the last look.
 * @param seen classes with a place at the last look
 * @param vacant classes with a place by the newest figures
 */
export const newlyOpen = (
  { child_class_id }: OpeningConditions,
  seen: readonly ChildClassId[],
  vacant: readonly ChildClassId[],
): ChildClassId[] =>
  vacant.filter((id) => !seen.includes(id) && (child_class_id === undefined || id === child_class_id));
