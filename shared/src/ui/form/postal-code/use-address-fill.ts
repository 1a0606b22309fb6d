import { useState } from 'react';
import { postalCodeOf } from '../../../japanese/postal-code.ts';
import { announce } from '../../feedback/announce.ts';
import { type Address, addressText, wouldOverwrite } from './address.ts';
import { findAddress } from './find-address.ts';
import { copy } from './postal-code.copy.ts';

export type AddressFillOutcome =
  | { kind: 'none' | 'looking' }
  | { kind: 'done' | 'problem'; text: string }
  /** The visitor is asked whether it may replace what is there. */
  | { kind: 'question'; text: string; address: Address };

interface AddressFields {
  present: () => Address;
  onFill: (address: Address) => void;
}

/** Looks an address up and fills it in, or says why not; each outcome is announced. */
export function useAddressFill({ present, onFill }: AddressFields) {
  const [outcome, setOutcome] = useState<AddressFillOutcome>({ kind: 'none' });
  const tell = (told: Exclude<AddressFillOutcome, { kind: 'none' | 'looking' }>): void => {
    setOutcome(told);
    announce(told.text);
  };
  const fill = (address: Address): void => {
    onFill(address);
    tell({ kind: 'done', text: copy.filled(addressText(address)) });
  };

  const look = async (typed: string): Promise<void> => {
    const postalCode = postalCodeOf(typed);
    if (!postalCode) return tell({ kind: 'problem', text: copy.notACode });
    setOutcome({ kind: 'looking' });
    try {
      const address = await findAddress(postalCode);
      if (!address) tell({ kind: 'problem', text: copy.unknown });
      else if (wouldOverwrite(present(), address))
        tell({ kind: 'question', text: copy.ask(addressText(address)), address });
      else fill(address);
    } catch {
      tell({ kind: 'problem', text: copy.unavailable });
    }
  };
  const answer = (mayReplace: boolean): void => {
    if (outcome.kind !== 'question') return;
    if (mayReplace) fill(outcome.address);
    else tell({ kind: 'done', text: copy.kept });
  };
  return { outcome, look, answer };
}
