import { FormPage, Sheet } from '@enerabi/shared/form';
import { ButtonLink, ButtonRow, Phrases } from '@enerabi/shared/ui';
import { unreachable } from './activate.copy.ts';

interface UnreachableRegistrationProps {
  state: 'over' | 'busy';
  registerPath: string;
  loginPath: string;
}

/** Shown if the registration cannot continue: says why, and links to what is possible. */
export const UnreachableRegistration = ({ state, registerPath, loginPath }: UnreachableRegistrationProps) => (
  <FormPage title={unreachable[state].title} heading={<Phrases>{unreachable[state].title}</Phrases>}>
    <Sheet>
      {unreachable[state].texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {state === 'over' && (
        <ButtonRow>
          <ButtonLink to={registerPath}>{unreachable.register}</ButtonLink>
          <ButtonLink kind="secondary" to={loginPath}>
            {unreachable.login}
          </ButtonLink>
        </ButtonRow>
      )}
    </Sheet>
  </FormPage>
);
