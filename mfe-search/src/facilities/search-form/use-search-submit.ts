import { useLocation, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import type { FormEvent } from 'react';
import { addressOf } from '../criteria/facility-criteria.ts';
import { readCriteria } from '../criteria/read-criteria.ts';

/** Tells a search that was submitted from a link that leads to a list. */
const submitted = 'search';

/** Sends a search form within the page: to the same address, without its empty fields and the document load. */
export function useSearchSubmit() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    /** From submitting to its results. */
    isSearching: useNavigation().location?.state === submitted,
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      const address = addressOf(readCriteria(new URLSearchParams(entries)));
      const shown = addressOf(readCriteria(new URLSearchParams(search)));
      // A visitor who goes back should not meet the same list again.
      navigate(address, { state: submitted, replace: pathname === '/f' && address === shown });
    },
  };
}
