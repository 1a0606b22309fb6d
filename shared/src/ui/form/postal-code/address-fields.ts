import { enterValue } from '../input-value/enter-value.ts';
import { type Address, addressParts } from './address.ts';
import type { AddressFields } from './use-address-fill.ts';

/** By which names the form has them. */
export type AddressFieldNames = Record<keyof Address, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads and writes the fields themselves. A select of prefectures may have any values: its options are known by what
 * they say.
 * @param beside what stands in the same form, or on the same page where there is none
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
