import { copy } from './profile-edit.copy.ts';

/** For password managers, which would not know whose password stands beside it. */
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
