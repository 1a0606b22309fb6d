import { useLocation, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import type { FormEvent } from 'react';
import { addressOf } from '../criteria/facility-criteria.ts';
import { readCriteria } from '../criteria/read-criteria.ts';

/** Marks a navigation by a submitted search, as opposed to a link to a list. */
const submitted = 'search';

/** Submits a search form by in-app navigation: to the same address, but without empty fields. */
export function useSearchSubmit() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    /** True from submitting until the results are there. */
    isSearching: useNavigation().location?.state === submitted,
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      const address = addressOf(readCriteria(new URLSearchParams(entries)));
      const shown = addressOf(readCriteria(new URLSearchParams(search)));
      // The same search again replaces its history entry, so that going back leads to another page.
      navigate(address, { state: submitted, replace: pathname === '/f' && address === shown });
    },
  };
}
