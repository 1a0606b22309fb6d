import { DefaultSubmit, FormSheet, fieldErrors, RefusalSummary, useChangedRows } from '@enerabi/shared/form';
import { useActionData, useLoaderData, useSearchParams } from '@enerabi/shared/kernel';
import { returnParameter, returnPathOf } from '@enerabi/shared/return-path';
import { ButtonLink, ButtonRow, SubmitButton } from '@enerabi/shared/ui';
import { TermsAgreement } from '../registration/terms-agreement.tsx';
import { copy, failures } from './basic-information.copy.ts';
import type { BasicInformationData } from './basic-information.loader.ts';
import { messages } from './fields/fields.copy.ts';
import { firstField } from './fields/first-field.ts';
import { InformationFields } from './fields/information-fields.tsx';
import type { InformationReply } from './information-reply.ts';

/** The form that a new member fills in first; until its scripts load, it is a plain form. */
export function BasicInformationForm() {
  const { draft, positions, asksTerms, today } = useLoaderData<BasicInformationData>();
  const reply = useActionData<InformationReply>();
  const { errors, errorOf } = fieldErrors(reply?.errors ?? [], messages);
  const [query] = useSearchParams();
  useChangedRows(reply?.change, firstField);
  const is = (position: number) => positions.some(({ position_kind_id }) => position_kind_id === position);
  return (
    <>
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
    </>
  );
}
