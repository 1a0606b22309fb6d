import { type CommuteLimit, commuteLimits } from '@enerabi/shared/constants';
import { useLocation } from '@enerabi/shared/kernel';

/** How long the way from home may take on the list or map that is shown; undefined if it may take any time. */
export function useCommuteLimit(): CommuteLimit | undefined {
  const within = new URLSearchParams(useLocation().search).get('commute_within');
  return commuteLimits.find((limit) => limit === within);
}
