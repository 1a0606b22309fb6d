import { passwordMinLength } from '@enerabi/shared/constants';
import { PasswordField, Stack } from '@enerabi/shared/ui';
import { copy } from './job-contact-confirm.copy.ts';

/** A password that registers the sender along the way (R6.5). It is never sent back, and no draft keeps it. */
export const RegistrationField = ({ error }: { error: string | undefined }) => (
  <Stack as="section" gap="3" aria-labelledby="registration">
    <h2 id="registration">{copy.registration.title}</h2>
    <p>{copy.registration.text}</p>
    <PasswordField
      name="password"
      label={copy.registration.password}
      hint={copy.registration.hint}
      need="optional"
      error={error}
      autoComplete="new-password"
      minLength={passwordMinLength}
    />
  </Stack>
);
