import { useRef } from 'react';
import { phoneInputMaximumLength } from '../../../constants/phone.ts';
import { NormalisedField } from '../text/normalised-field.tsx';
import type { TextFieldProps } from '../text/text-field.tsx';

type Rules = typeof import('../../../phone/index.ts');
type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'width' | 'maxLength'>;

const fetchRules = () => import(/* webpackChunkName: 'phone' */ '../../../phone/index.ts');

/**
 * A phone number in one field. Full-width digits, any hyphen and an extension (内線) are accepted; on leaving the field,
 * the number is formatted as R5.2 says. The numbering plan is loaded with the first typed digit; if that fails, the
 * number stays as typed.
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
