import { TextField, type TextFieldProps } from '@enerabi/shared/ui';
import { mailaddressCopy } from './mailaddress-field.copy.ts';

interface MailaddressFieldProps extends Partial<Pick<TextFieldProps, 'label' | 'need'>> {
  error: string | undefined;
  /** The text as it was typed. */
  typed: string | undefined;
  /** Whether another address than the account's is asked for: password managers should then not fill it in. */
  isOther?: boolean;
}

/** The mail address of an account; password managers store it with the password. */
export const MailaddressField = ({
  label = mailaddressCopy.label,
  error,
  typed,
  isOther,
  ...rest
}: MailaddressFieldProps) => (
  <TextField
    type="email"
    name="mailaddress"
    label={label}
    hint={mailaddressCopy.hint}
    error={error}
    defaultValue={typed}
    autoComplete={isOther ? 'email' : 'username'}
    inputMode="email"
    {...rest}
  />
);
