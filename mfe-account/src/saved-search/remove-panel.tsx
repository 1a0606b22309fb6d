import type { SavedSearch } from '@enerabi/shared/contract';
import { Sheet } from '@enerabi/shared/form';
import { ButtonLink } from '@enerabi/shared/ui';
import { RemoveForm } from './remove-form.tsx';
import { savedSearchesAddress } from './saved-search.address.ts';
import { removalCopy as copy } from './saved-searches.copy.ts';

/** Asks before a search is removed, at an address of its own, without scripts. */
export const RemovePanel = ({ search }: { search: SavedSearch }) => (
  <Sheet>
    <h2>{copy.title}</h2>
    <RemoveForm
      search={search}
      keep={
        <ButtonLink kind="secondary" to={savedSearchesAddress}>
          {copy.keep}
        </ButtonLink>
      }
    />
  </Sheet>
);
