import { returnParameter } from '@enerabi/shared/return-path';
import { ButtonLink, ButtonRow } from '@enerabi/shared/ui';
import { copy } from './ways-to-sign-in.copy.ts';

/**
 * Leads to signing in, and back. The draft is kept in this browser, so that the form is filled in again afterwards. The
 * links load documents: this one does not know yet that the session has ended, and would lead straight back.
 */
export function WaysToSignIn({ to }: { to: string }) {
  const query = `?${returnParameter}=${encodeURIComponent(to)}`;
  return (
    <ButtonRow>
      <ButtonLink to={`/login${query}`} kind="secondary" reloadDocument>
        {copy.login}
      </ButtonLink>
      <ButtonLink to={`/register${query}`} kind="secondary" reloadDocument>
        {copy.register}
      </ButtonLink>
    </ButtonRow>
  );
}
