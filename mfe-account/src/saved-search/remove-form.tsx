import type { SavedSearch } from '@enerabi/shared/contract';
import { useActionData } from '@enerabi/shared/kernel';
import { ButtonRow, ErrorSummary, FactsTable, Stack, SubmitButton, SubmitForm } from '@enerabi/shared/ui';
import type { ReactNode } from 'react';
import { failures, frequencies, things } from './saved-search.copy.ts';
import type { SavedSearchesReply } from './saved-searches.action.ts';
import { removalCopy as copy } from './saved-searches.copy.ts';

interface RemoveFormProps {
  search: SavedSearch;
  /** A button or link that goes back without removing. */
  keep: ReactNode;
}

/** Asks before a search is removed, on the page and in the dialog: saved again, it would have missed what is new. */
export function RemoveForm({ search, keep }: RemoveFormProps) {
  const { saved_search_id: id, name, collection, frequency } = search;
  const reply = useActionData<SavedSearchesReply>();
  const failure = reply?.intent === 'remove' && reply.id === id ? reply.failure : undefined;
  return (
    <Stack as={SubmitForm} gap="4">
      {failure && (
        <ErrorSummary title={failures[failure] ?? failures.unavailable} errors={[]} attempt={reply} />
      )}
      <p>{copy.lead}</p>
      <FactsTable
        facts={[
          { name: things[collection], value: name },
          { name: copy.frequency, value: frequencies[frequency] },
        ]}
      />
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <ButtonRow>
        <SubmitButton kind="danger" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
        {keep}
      </ButtonRow>
    </Stack>
  );
}
