import type { SavedSearch } from '@enerabi/shared/contract';
import { Button, ButtonLink, Dialog } from '@enerabi/shared/ui';
import { type MouseEvent, useRef, useState } from 'react';
import { RemoveForm } from './remove-form.tsx';
import { removalAddress } from './saved-search.address.ts';
import { removalCopy as copy } from './saved-searches.copy.ts';

/**
 * Starts removing a search: with scripts in a dialog, without them at an address of its own (`RemovePanel`). A removed
 * search leaves the list, and takes its dialog with it.
 */
export function RemoveButton({ search }: { search: SavedSearch }) {
  const [isOpen, setIsOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const ask = (event: MouseEvent): void => {
    event.preventDefault();
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <ButtonLink
        kind="plain"
        size="small"
        to={removalAddress(search.saved_search_id)}
        onClick={ask}
        aria-label={copy.removeOf(search.name)}
      >
        {copy.remove}
      </ButtonLink>
      {isOpen && (
        <Dialog open onClose={close} title={copy.title} initialFocus={keep}>
          <RemoveForm
            search={search}
            keep={
              <Button ref={keep} kind="secondary" onClick={close}>
                {copy.keep}
              </Button>
            }
          />
        </Dialog>
      )}
    </>
  );
}
