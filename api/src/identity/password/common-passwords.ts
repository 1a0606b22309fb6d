import { passwordMinLength } from '@enerabi/shared/constants';

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 18,000 leaked passwords, in lower case; shorter ones are refused for their length. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter(({ length }) => length >= passwordMinLength)),
  );
  return known;
}
