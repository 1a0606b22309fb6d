import { queryString } from '@enerabi/shared/client';
import { type Change, type Chosen, changes, chosenOf } from '../compare-choice/chosen.rules.ts';

/** The table of these facilities: shareable, and whole without scripts. */
export const comparisonAddress = (facilities: Chosen): string => {
  const query = queryString({ facilities });
  return query === '' ? '/comparison' : `/comparison?${query}`;
};

interface ComparisonQuery {
  chosen: Chosen;
  /** How many more the address names than can be compared, or than there can be by that name. */
  left: number;
  /** A button that was pressed. */
  change?: Change;
}

/** Reads an address that anyone may have written or mangled. */
export function readComparison(parameters: URLSearchParams): ComparisonQuery {
  const named = [...new Set([...parameters.getAll('facilities[]'), ...parameters.getAll('facilities')])];
  const chosen = chosenOf(named);
  const [change] = changes.flatMap((kind) => {
    const name = parameters.get(kind);
    return name === null ? [] : [{ kind, name }];
  });
  return { chosen, left: named.length - chosen.length, ...(change && { change }) };
}
