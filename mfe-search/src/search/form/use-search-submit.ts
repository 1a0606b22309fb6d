import { useLocation, useNavigate, useNavigation } from '@enerabi/shared/kernel';
import type { FormEvent } from 'react';

/** Marks a navigation by a submitted search, as opposed to a link to a list. */
const submitted = 'search';

/**
 * Submits a search form by in-app navigation: to the same address, but without empty fields.
 * @param addressIn the address of the list that a form with these fields asks for
 */
export function useSearchSubmit(addressIn: (fields: URLSearchParams) => string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    /** True from submitting until the results are there. */
    isSearching: useNavigation().location?.state === submitted,
    submit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
      const address = addressIn(new URLSearchParams(entries));
      const isShown =
        address.split('?')[0] === pathname && address === addressIn(new URLSearchParams(search));
      // The same search again replaces its history entry, so that going back leads to another page.
      navigate(address, { state: submitted, replace: isShown });
    },
  };
}
