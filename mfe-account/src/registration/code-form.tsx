import { FormSheet } from '@enerabi/shared/form';
import { useSearchParams } from '@enerabi/shared/kernel';
import { SubmitButton, TextField } from '@enerabi/shared/ui';
import type { RefObject } from 'react';
import { copy } from './activate.copy.ts';

/** Longer than the code: a copied code may contain spaces and hyphens. */
const mostTyped = 20;

interface CodeFormProps {
  mailaddress: string;
  /** Text of the last attempt; undefined at the first. */
  typed: string | undefined;
  error: string | undefined;
  codeRef: RefObject<HTMLInputElement | null>;
}

/** Asks for the code. The mail's link fills it in but never sends it, since mail scanners open links, too. */
export function CodeForm({ mailaddress, typed, error, codeRef }: CodeFormProps) {
  const fromLink = useSearchParams()[0].get('authentication_code')?.slice(0, mostTyped);
  return (
    <FormSheet>
      <input type="hidden" name="intent" value="complete" />
      {/* Also tells password managers which account this is. */}
      <input
        type="text"
        name="mailaddress"
        value={mailaddress}
        autoComplete="username"
        aria-label={copy.mailaddress}
        readOnly
        hidden
      />
      <TextField
        ref={codeRef}
        name="authentication_code"
        label={copy.code}
        hint={fromLink && typed === undefined ? copy.fromLink : copy.codeHint}
        error={error}
        defaultValue={typed ?? fromLink}
        width="medium"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={mostTyped}
      />
      <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
    </FormSheet>
  );
}
