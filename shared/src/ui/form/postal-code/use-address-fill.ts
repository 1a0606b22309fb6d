import { useRef, useState } from 'react';
import { postalCodeOf } from '../../../japanese/postal-code.ts';
import { announce } from '../../feedback/announce.ts';
import { type Address, addressText, wouldOverwrite } from './address.ts';
import type { findAddress } from './find-address.ts';
import { copy } from './postal-code.copy.ts';

export type AddressFillOutcome =
  | { kind: 'none' | 'looking' }
  /** A `problem` is an error of the code; a `note` is about a code that may well be right. */
  | { kind: 'done' | 'note' | 'problem'; text: string }
  /** Asks the visitor whether to replace existing text. */
  | { kind: 'question'; text: string; address: Address };

type Announced = Exclude<AddressFillOutcome, { kind: 'none' | 'looking' }>;

export interface AddressFields {
  /** The fields' current text: the visitor may have typed since the lookup began. */
  present: () => Address;
  /** Writes the address into its fields. */
  write: (address: Address) => void;
}

const none: AddressFillOutcome = { kind: 'none' };

/** Normalises a code, so that it is the same before and after formatting. */
const codeIn = (typed: string): string => postalCodeOf(typed) ?? typed;

/**
 * Looks up an address and fills it in, or says why not. Each outcome is announced, and cleared when the code changes.
 */
export function useAddressFill(find: typeof findAddress, fields: AddressFields) {
  const [outcome, setOutcome] = useState(none);
  /** The last code that was looked up, while it is still in the field. */
  const asked = useRef<{ code: string }>(undefined);
  const tell = (result: Announced): void => {
    setOutcome(result);
    announce(result.text);
  };
  const fill = (address: Address): void => {
    fields.write(address);
    const text = address.town === '' ? copy.filledWithoutTown : copy.filled;
    tell({ kind: 'done', text: text(addressText(address)) });
  };

  const look = async (typed: string): Promise<void> => {
    const lookup = { code: codeIn(typed) };
    asked.current = lookup;
    const postalCode = postalCodeOf(typed);
    if (!postalCode) return tell({ kind: 'problem', text: copy.notACode });
    setOutcome({ kind: 'looking' });
    const found = await find(postalCode).catch(() => 'unavailable' as const);
    if (asked.current !== lookup) return;
    if (found === 'unavailable') tell({ kind: 'note', text: copy.unavailable });
    else if (!found) tell({ kind: 'note', text: copy.unknown });
    else if (wouldOverwrite(fields.present(), found))
      tell({ kind: 'question', text: copy.ask(addressText(found)), address: found });
    else fill(found);
  };
  const answer = (mayReplace: boolean): void => {
    if (outcome.kind !== 'question') return;
    if (mayReplace) fill(outcome.address);
    else tell({ kind: 'done', text: copy.saved });
  };
  /** Call it whenever the field's text changes. */
  const onTyped = (typed: string): void => {
    if (codeIn(typed) === asked.current?.code) return;
    asked.current = undefined;
    setOutcome(none);
  };
  return { outcome, look, answer, onTyped };
}
