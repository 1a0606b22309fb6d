import type { ReactNode } from 'react';
import { DefaultSubmit, type FailureTexts, RefusalSummary } from '../../form/index.ts';
import { ArrowLeftIcon } from '../../ui/icon/index.ts';
import { Button, ButtonRow, type FieldError, SubmitButton, SubmitForm } from '../../ui/index.ts';
import type { DraftReply } from '../draft/draft-reply.ts';
import { copy } from './confirm-sheet.copy.ts';
import styles from './confirm-sheet.module.css';
import { HiddenFields } from './hidden-fields.tsx';

interface ConfirmSheetProps {
  reply: DraftReply<unknown> | undefined;
  errors: readonly FieldError[];
  failures: FailureTexts;
  /** The form's answers, which it carries to the next page. */
  fields: readonly (readonly [name: string, value: string])[];
  /** Address of the input page: there the form can be corrected. */
  inputAddress: string;
  /** Shown below why the form was refused. */
  refused?: ReactNode;
  /** What is sent. */
  children: ReactNode;
}

/** A sheet to check, and the buttons to send or to correct it. The form itself carries all answers (R2.8). */
export const ConfirmSheet = ({
  reply,
  errors,
  failures,
  fields,
  inputAddress,
  refused,
  children,
}: ConfirmSheetProps) => (
  <>
    <RefusalSummary reply={reply} errors={errors} failures={failures} />
    {refused}
    <SubmitForm className={styles.sheet}>
      <DefaultSubmit intent="send" />
      <HiddenFields fields={fields} />
      {children}
      <ButtonRow>
        <SubmitButton name="intent" value="send" size="large" pendingLabel={copy.pending}>
          {copy.send}
        </SubmitButton>
        <Button
          type="submit"
          kind="secondary"
          name="intent"
          value="edit"
          formAction={inputAddress}
          icon={<ArrowLeftIcon size="small" />}
        >
          {copy.edit}
        </Button>
      </ButtonRow>
    </SubmitForm>
  </>
);
