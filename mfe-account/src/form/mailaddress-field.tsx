import { TextField, type TextFieldProps } from '@enerabi/shared/ui';
import { mailaddressCopy } from './field.copy.ts';

interface MailaddressFieldProps extends Partial<Pick<TextFieldProps, 'label' | 'need'>> {
  error: string | undefined;
  /** As it was typed. */
  typed: string | undefined;
  /** Another one than the account's, which managers would else offer. */
  isOther?: boolean;
}

/** The mail address that names an account: password managers keep it beside the password. */
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
