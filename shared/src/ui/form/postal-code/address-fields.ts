import { enterValue } from '../input-value/enter-value.ts';
import { type Address, addressParts } from './address.ts';
import type { AddressFields } from './use-address-fill.ts';

/** Names of the address's fields in the form. */
export type AddressFieldNames = Record<keyof Address, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads and writes the fields in the DOM. A select of prefectures may have any values, so its options are found by
 * their text.
 * @param beside an element in the same form, or on the same page if there is no form
 */
export function addressFieldsOf(beside: () => HTMLElement | null, names: AddressFieldNames): AddressFields {
  const control = (part: keyof Address) =>
    (beside()?.closest('form') ?? document).querySelector<Control>(`[name="${names[part]}"]`);
  return {
    present: () => {
      const [prefecture = '', municipality = '', town = ''] = addressParts.map((part) =>
        textIn(control(part)),
      );
      return { prefecture, municipality, town };
    },
    write: (address) => {
      for (const part of addressParts) {
        const field = control(part);
        if (field) enterValue(field, valueFor(field, address[part]));
      }
    },
  };
}

const isSelect = (control: Control): control is HTMLSelectElement => 'options' in control;

function textIn(control: Control | null): string {
  if (!control?.value) return '';
  return isSelect(control) ? (control.selectedOptions[0]?.text ?? '') : control.value;
}

const valueFor = (control: Control, text: string): string =>
  isSelect(control) ? ([...control.options].find((option) => option.text === text)?.value ?? '') : text;
