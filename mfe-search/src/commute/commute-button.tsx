import { type CommutePlace, commuteCopy, useCommutePlaces } from '@enerabi/shared/commute';
import { deferredPart } from '@enerabi/shared/kernel';
import { HomeIcon } from '@enerabi/shared/ui/icons';
import { useState } from 'react';
import { AskButton } from '../child/ask-button.tsx';
import { copy } from './commute-button.copy.ts';

const CommuteDialog = deferredPart(
  async () => (await import(/* webpackChunkName: 'commute-dialog' */ './commute-dialog.tsx')).CommuteDialog,
);

export interface CommuteButtonProps {
  /** Address of the list of facilities, nearest to a place first. */
  nearAddressOf: (home: CommutePlace) => string;
}

/** Asks where a family lives and works, so that facilities show the times of its ways. */
export function CommuteButton({ nearAddressOf }: CommuteButtonProps) {
  const { home } = useCommutePlaces();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <AskButton
        icon={<HomeIcon size="small" />}
        isKnown={home !== undefined}
        onClick={() => setIsOpen(true)}
      >
        {home ? commuteCopy.fromHome(home) : copy.ask}
      </AskButton>
      {isOpen && <CommuteDialog nearAddressOf={nearAddressOf} onClose={() => setIsOpen(false)} />}
    </>
  );
}
