import { passwordMinLength, positionKinds } from '@enerabi/shared/constants';
import {
  FormPage,
  FormSheet,
  fieldErrors,
  MailaddressField,
  OtherWays,
  RefusalSummary,
} from '@enerabi/shared/form';
import {
  deferredPart,
  type LoaderArgs,
  type PageHandle,
  useActionData,
  useCapabilities,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { ButtonLink, CheckboxGroup, PasswordField, SubmitButton } from '@enerabi/shared/ui';
import { newPasswordHint } from '../form/field.copy.ts';
import { withReturn } from '../form/return-to.ts';
import type { RegisterReply } from './register.action.ts';
import { copy, failures, messages } from './register.copy.ts';
import styles from './register.module.css';

const loadAction = () => import(/* webpackChunkName: 'register-action' */ './register.action.ts');
export const action = (args: LoaderArgs) => loadAction().then((module) => module.action(args));

const RegistrationSteps = deferredPart(
  async () =>
    (await import(/* webpackChunkName: 'register.steps' */ './registration-steps.tsx')).RegistrationSteps,
);
const TermsAgreement = deferredPart(
  async () => (await import(/* webpackChunkName: 'register.terms' */ './terms-agreement.tsx')).TermsAgreement,
);

export const handle: PageHandle = {
  layout: 'default',
  preload: () => loadAction().then(({ preload }) => preload()),
};

/** Parents first (R4.1). */
const purposeChoices = ([2, 1] as const).map((id) => ({
  value: String(id),
  label: positionKinds[id],
  hint: copy.purposes[id],
}));

export function Component() {
  const reply = useActionData<RegisterReply>();
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const [query] = useSearchParams();
  return (
    <FormPage
      title={copy.title}
      steps={<RegistrationSteps current="mailaddress" />}
      lead={copy.lead(useCapabilities())}
    >
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <MailaddressField need="required" error={errorOf('mailaddress')} typed={reply?.mailaddress} />
        <PasswordField
          name="password"
          label={copy.password}
          need="required"
          hint={newPasswordHint}
          error={errorOf('password')}
          autoComplete="new-password"
          minLength={passwordMinLength}
        />
        <CheckboxGroup
          name="position_kind_ids"
          label={copy.purpose}
          need="required"
          hint={copy.purposeHint}
          error={errorOf('position_kind_ids')}
          layout="cards"
          choices={purposeChoices}
          defaultValue={reply?.position_kind_ids}
        />
        <TermsAgreement error={errorOf('terms_version')} agreed={reply?.terms_version} />
        <div className={styles.submit}>
          <p>{copy.next}</p>
          <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
        </div>
      </FormSheet>
      <OtherWays>
        <p>{copy.member}</p>
        <ButtonLink kind="plain" to={withReturn('/login', query)}>
          {copy.login}
        </ButtonLink>
      </OtherWays>
    </FormPage>
  );
}
