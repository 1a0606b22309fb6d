import { queryString } from '@enerabi/shared/client';
import { type Change, type Chosen, changes, chosenOf } from '../compare-choice/chosen.rules.ts';

/** Address of the table of these facilities; it can be shared, and works without scripts. */
export const comparisonAddress = (facilities: Chosen): string => {
  const query = queryString({ facilities });
  return query === '' ? '/comparison' : `/comparison?${query}`;
};

interface ComparisonQuery {
  chosen: Chosen;
  /** How many facilities of the address were left out: too many, or names that no facility can have. */
  left: number;
  /** The change by a pressed button. */
  change?: Change;
}

/** Reads an address that may contain anything. */
export function readComparison(parameters: URLSearchParams): ComparisonQuery {
  const named = [...new Set([...parameters.getAll('facilities[]'), ...parameters.getAll('facilities')])];
  const chosen = chosenOf(named);
  const [change] = changes.flatMap((kind) => {
    const name = parameters.get(kind);
    return name === null ? [] : [{ kind, name }];
  });
  return { chosen, left: named.length - chosen.length, ...(change && { change }) };
}
