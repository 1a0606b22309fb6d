import type { FocusEvent } from 'react';
import { enterValue } from '../input-value/enter-value.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface NormalisedFieldProps extends TextFieldProps {
  /** The typed text as it is stored; '' where it makes no sense. */
  normalise: (typed: string) => string | Promise<string>;
}

/**
 * A text field that tidies up when it is left. What it makes no sense of stays as it was typed: the contract's rules
 * say what is wrong with it when it is sent, so that nothing moves under a finger on its way to the button.
 */
export function NormalisedField({ normalise, onBlur, ...props }: NormalisedFieldProps) {
  const tidyUp = async (event: FocusEvent<HTMLInputElement>): Promise<void> => {
    const control = event.currentTarget;
    const typed = control.value;
    onBlur?.(event);
    const tidy = typed === '' ? '' : await normalise(typed);
    // Somebody may have gone on typing while the rules were fetched.
    if (tidy !== '' && tidy !== typed && control.value === typed) enterValue(control, tidy);
  };
  return <TextField {...props} onBlur={tidyUp} />;
}
