import type { FocusEvent } from 'react';
import { enterValue } from '../input-value/enter-value.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface NormalisedFieldProps extends TextFieldProps {
  /** Returns the text as it is stored; '' if it is invalid. */
  normalise: (typed: string) => string | Promise<string>;
}

/**
 * A text field that normalises its text when the visitor leaves it. Invalid text stays as typed: the contract's rules
 * report it when the form is sent, so that no error moves the button that the visitor is about to press.
 */
export function NormalisedField({ normalise, onBlur, ...props }: NormalisedFieldProps) {
  const tidyUp = async (event: FocusEvent<HTMLInputElement>): Promise<void> => {
    const control = event.currentTarget;
    const typed = control.value;
    onBlur?.(event);
    const tidy = typed === '' ? '' : await normalise(typed);
    // Forms do not use the browser's own messages, but an error stays while its field is invalid.
    control.setCustomValidity(tidy === '' && typed !== '' ? typed : '');
    // The visitor may have typed while the rules were loading.
    if (tidy !== '' && tidy !== typed && control.value === typed) enterValue(control, tidy);
  };
  return <TextField {...props} onBlur={tidyUp} />;
}
