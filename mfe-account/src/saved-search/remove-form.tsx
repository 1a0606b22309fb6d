import type { SavedSearch } from '@enerabi/shared/contract';
import { SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import { copy } from './saved-searches.copy.ts';

export const RemoveForm = ({ search: { saved_search_id, name } }: { search: SavedSearch }) => (
  <SubmitForm sending={copy.removing}>
    <input type="hidden" name="intent" value="remove" />
    <input type="hidden" name="id" value={saved_search_id} />
    <input type="hidden" name="name" value={name} />
    <SubmitButton kind="plain" size="small" aria-label={copy.removeOf(name)} pendingLabel={copy.remove}>
      {copy.remove}
    </SubmitButton>
  </SubmitForm>
);
