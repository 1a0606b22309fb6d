import { useRef } from 'react';
import { phoneInputMaximumLength } from '../../../constants/limits.ts';
import { NormalisedField } from '../text/normalised-field.tsx';
import type { TextFieldProps } from '../text/text-field.tsx';

type Rules = typeof import('../../../phone/index.ts');
type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'width' | 'maxLength'>;

const fetchRules = () => import(/* webpackChunkName: 'phone' */ '../../../phone/index.ts');

/**
 * A phone number in one field: full-width digits, any hyphen and an extension (内線) are accepted, and written as R5.2
 * says when it is left. The numbering plan is fetched with the first digit that is typed; where it cannot be, the
 * number stays as it is.
 */
export function PhoneField({ onInput, ...props }: PhoneFieldProps) {
  const rules = useRef<Promise<Rules>>(undefined);
  const load = (): Promise<Rules> => {
    rules.current ??= fetchRules();
    return rules.current;
  };
  const normalise = async (typed: string): Promise<string> => {
    try {
      return (await load()).tidyPhone(typed);
    } catch {
      rules.current = undefined;
      return '';
    }
  };
  return (
    <NormalisedField
      autoComplete="tel"
      inputMode="tel"
      {...props}
      type="tel"
      width="medium"
      maxLength={phoneInputMaximumLength}
      normalise={normalise}
      onInput={(event) => {
        load().catch(() => {});
        onInput?.(event);
      }}
    />
  );
}
