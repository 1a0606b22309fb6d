import {
  type PageHandle,
  useActionData,
  useCapabilities,
  useLoaderData,
  useSearchParams,
} from '@enerabi/shared/kernel';
import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import { ButtonLink, ButtonRow, SubmitButton } from '@enerabi/shared/ui';
import { FormPage, FormSheet } from '../form/form-page.tsx';
import { RefusalSummary } from '../form/refusal-summary.tsx';
import { RegistrationSteps } from '../registration/registration-steps.tsx';
import { TermsAgreement } from '../registration/terms-agreement.tsx';
import { copy, failures } from './basic-information.copy.ts';
import type { BasicInformationData } from './basic-information.loader.ts';
import { DefaultSubmit } from './fields/default-submit.tsx';
import { InformationFields } from './fields/information-fields.tsx';
import { useChangedRows } from './fields/use-changed-rows.ts';
import { informationErrors } from './information-errors.ts';
import type { InformationReply } from './information-reply.ts';

export { action } from './basic-information.action.ts';
export { loader } from './basic-information.loader.ts';
export { shouldRevalidate } from './should-revalidate.ts';

export const handle: PageHandle = { layout: 'default' };

export function Component() {
  const { draft, positions, asksTerms, today } = useLoaderData<BasicInformationData>();
  const reply = useActionData<InformationReply>();
  const { errors, errorOf } = informationErrors(reply?.errors ?? []);
  const [query] = useSearchParams();
  useChangedRows(reply?.change);
  const is = (position: number) => positions.some(({ position_kind_id }) => position_kind_id === position);
  return (
    <FormPage
      title={copy.title}
      steps={<RegistrationSteps current="基本情報" />}
      lead={copy.lead(useCapabilities())}
    >
      <RefusalSummary reply={reply} errors={errors} failures={failures} />
      <FormSheet>
        <DefaultSubmit intent="save" />
        <InformationFields
          draft={reply?.draft ?? draft}
          errorOf={errorOf}
          today={today}
          isParent={is(2)}
          isJobSeeker={is(1)}
        />
        {asksTerms && (
          <>
            <input type="hidden" name="asks_terms" value="1" />
            <TermsAgreement error={errorOf('terms_version')} agreed={reply?.terms_version} />
          </>
        )}
        <ButtonRow>
          <SubmitButton name="intent" value="save" size="large" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
          <ButtonLink kind="plain" to={returnPathOf(query.get(returnParameter)) ?? '/mypage'}>
            {copy.later}
          </ButtonLink>
        </ButtonRow>
      </FormSheet>
    </FormPage>
  );
}
