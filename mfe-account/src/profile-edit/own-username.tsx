import { copy } from './profile-edit.copy.ts';

/** A hidden user name, so that password managers know whose password is in the form. */
export const OwnUsername = ({ mailaddress }: { mailaddress: string }) => (
  <input
    type="text"
    name="username"
    value={mailaddress}
    autoComplete="username"
    aria-label={copy.mailaddress}
    readOnly
    hidden
  />
);
